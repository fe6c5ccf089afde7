import { inline } from '../../../client/ui/inline.ts';
import { t, tParts } from '../../../data/messages/t.ts';
import type { DealProps } from '../../../data/model/pages/deal.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { drawnIcon } from '../../parts/drawn.ts';
import { DealWhen } from './DealWhen.tsx';
import { DealWhere } from './DealWhere.tsx';
import { FactList } from './FactList.tsx';
import { reportHref } from './mailLinks.ts';

const paragraphs = (texts: readonly string[]) => texts.map((text) => <p key={text}>{text}</p>);

function Included({ items }: { readonly items: readonly string[] }) {
  return (
    <>
      <h3>{t('deal.included')}</h3>
      <ul className="checks" data-fact="included">
        {items.map((item) => (
          <li key={item}>
            {drawnIcon('check')}
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

function FinePrint({ items }: { readonly items: readonly string[] }) {
  return (
    <>
      <h3>{t('deal.fine-print')}</h3>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** When the price was last checked, and a link to report a problem. */
function Upkeep({ page, contactEmail }: { readonly page: DealProps; readonly contactEmail: string }) {
  const { deal, head, priceCheckedDate } = page;
  return (
    <p className="upkeep">
      {priceCheckedDate && deal.expiryDate !== null && (
        <span>
          {inline(
            tParts('deal.price-checked', {
              date: <time dateTime={priceCheckedDate}>{formatDate(priceCheckedDate)}</time>,
            }),
          )}
        </span>
      )}
      <a href={reportHref(contactEmail, deal, head.canonical)}>
        {drawnIcon('flag')}
        {t('deal.report')}
      </a>
    </p>
  );
}

/** What the deal includes and what to know before buying. */
export function DealDetails({ page, chrome }: { readonly page: DealProps; readonly chrome: Chrome }) {
  const { included, facts, goodToKnow, restrictions } = page;
  return (
    <div className="details">
      <h2>{t('deal.what')}</h2>
      {paragraphs(page.description)}
      {included.length > 0 && <Included items={included} />}
      <DealWhen page={page} chrome={chrome} />
      <DealWhere places={page.places} map={page.map} vendor={page.vendor} />
      {facts.length + goodToKnow.length > 0 && <h3>{t('deal.good-to-know')}</h3>}
      {facts.length > 0 && <FactList facts={facts} />}
      {paragraphs(goodToKnow)}
      {restrictions.length > 0 && <FinePrint items={restrictions} />}
      <Upkeep page={page} contactEmail={chrome.contactEmail} />
    </div>
  );
}
