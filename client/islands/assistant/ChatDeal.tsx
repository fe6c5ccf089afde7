import { formatMoney, subtractMoney } from '../../../data/model/amounts.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { AssistantHead, DealCardData } from '../../../data/model/pages/view.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { PercentSeal, Price } from '../../ui/Price.tsx';

/** A recommended deal. Its title links to its page, its button to the vendor. */
export function ChatDeal({
  deal,
  card: { href, category, image },
  why,
  isAlone,
  head: { currency, disclosure },
}: {
  readonly deal: DealRecord;
  readonly card: DealCardData;
  /** In a few words why it was chosen; may be empty. */
  readonly why: string;
  /** Whether it is the only deal of its answer. */
  readonly isAlone: boolean;
  readonly head: AssistantHead;
}) {
  const { price, originalPrice, percent, url } = deal;
  const saving = subtractMoney(originalPrice, price);
  return (
    <article className={`offer tone-${category.tone}`}>
      {isAlone && <p className="offers">Here's a great deal for you:</p>}
      <div className="frame">
        <Image picture={image} load="soon" sizes="116px" />
      </div>
      {percent > 0 && <PercentSeal percent={percent} />}
      <div className="about">
        <h3>
          <a href={href}>{deal.title}</a>
        </h3>
        <p>{deal.summary}</p>
        {why && <p className="why">{why}</p>}
      </div>
      <div className="buy">
        <p className="cost">
          <Price price={price} originalPrice={originalPrice} currency={currency} />
          {saving > 0 && <span className="saving">{`Save ${formatMoney(saving, currency)}`}</span>}
        </p>
        <a
          className="button get"
          href={url || href}
          target="_blank"
          {...(url
            ? { 'data-action': 'open', 'data-opens': href, rel: 'sponsored noopener' }
            : { rel: 'noopener' })}
        >
          Get Deal
          <span className="unseen">{`: ${deal.title}`}</span>
          <Icon name="out" />
        </a>
        {url && <p className="paid">{`${disclosure}. Opens ${deal.vendor}’s site.`}</p>}
      </div>
    </article>
  );
}
