import { t } from '../../../data/messages/t.ts';
import { formatMoney } from '../../../data/model/amounts.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import type { GuideRecord } from '../../../data/model/deals/dealRecord.ts';
import { formatList } from '../../../data/model/formatList.ts';
import { allDealsPath, chatPath } from '../../../data/model/routes.ts';
import { cardsOf } from '../../deals/dealCards.ts';
import { limitLabel } from '../../search/limitLabel.ts';
import { DealCard } from '../../ui/DealCard.tsx';
import { gridClass } from '../../ui/gridClass.ts';
import type { AnsweredQuery } from './answeredQuery.ts';
import type { DealBrowserProps } from './browserProps.ts';
import { FoundGuides } from './FoundGuides.tsx';
import { choiceLabel } from './facetLabels.ts';
import { popularDeals } from './popularDeals.ts';
import type { ChangeFilter } from './useFilter.ts';
import type { WayOut } from './waysOut.ts';

export { waysOut } from './waysOut.ts';

/** More would hide that one of them is enough. */
const maxWays = 4;

interface Props {
  readonly props: DealBrowserProps;
  readonly view: AnsweredQuery;
  readonly change: ChangeFilter;
  readonly now: number;
  readonly ways: readonly WayOut[];
}

/** Says that no deal was found, shows the guides that were, and offers changes that lead to deals. */
export function NoResults({ props, view, change, now, ways: all }: Props) {
  const { guides } = view;
  const ways = all.slice(0, maxWays);
  const hasGuides = guides.length > 0;
  return (
    <div className="none">
      {hasGuides ? <FoundGuides guides={guides} /> : <h2>{t('results.none')}</h2>}
      <p>
        {ways.length > 0
          ? t('results.remove-one')
          : hasGuides
            ? announcesDeal(guides)
              ? t('results.none-yet')
              : t('results.all-else')
            : t('results.other-words')}
      </p>
      <p className="chips">
        {ways.map((way) => (
          <button
            key={JSON.stringify(way.change)}
            type="button"
            className="button"
            onClick={() => change(way.change)}
          >
            {t('results.without', { choices: quoted(way, props), deals: dealCount(way.count) })}
          </button>
        ))}
        <a className="button outline" href={allDealsPath()}>
          {t('deals.view-all')}
        </a>
        {props.assistantName && (
          <a className="button outline" href={chatPath()}>
            {t('chat.ask', { name: props.assistantName })}
          </a>
        )}
      </p>
      <PopularDeals {...{ view, now }} currency={props.currency} />
    </div>
  );
}

/** Whether a deal that has not begun is among the pages shown. */
const announcesDeal = (guides: readonly GuideRecord[]) => guides.some(({ list }) => list === 'upcoming');

/** What visitors choose most, so that a search without results is no dead end. */
function PopularDeals({ view, now, currency }: Pick<Props, 'view' | 'now'> & { readonly currency: string }) {
  const { deals, limit } = popularDeals(view, now);
  const money = (amount: number) => formatMoney(amount, currency);
  return (
    <section>
      <h2>{limit ? limitLabel(t('results.popular'), limit, money) : t('results.popular')}</h2>
      <div className={gridClass(deals.length)}>
        {cardsOf(deals, view.source.data).map((deal) => (
          <DealCard key={deal.slug} deal={deal} currency={currency} now={now} />
        ))}
      </div>
    </section>
  );
}

/** “Under $10”, “Tonight” and “Outdoors”. */
const quoted = ({ words, choices }: WayOut, props: DealBrowserProps) =>
  formatList(
    'conjunction',
    [...words, ...choices.map((choice) => choiceLabel(choice, props))].map((label) =>
      t('results.quoted', { words: label }),
    ),
  );
