import { type RefObject, useState } from 'react';
import { t } from '../../../data/messages/t.ts';
import { dealCount } from '../../../data/model/deals/dealCount.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { type SavedDeal, writeSaved } from '../../saved/savedDeals.ts';
import { Skeletons } from '../../ui/CardSkeletons.tsx';
import { showToast, type Toast } from '../../ui/toast.ts';
import { useNow } from '../visitorContext.ts';
import { ComparableDeals, Comparison, maxCompared } from './Comparison.tsx';
import { type LoadState, partitionSaved, type Unavailable, useSavedRecords } from './useSavedDeals.ts';

interface Props {
  readonly saved: readonly SavedDeal[];
  /** ISO 4217. */
  readonly currency: string;
  /** Shown beside links to vendors. */
  readonly disclosure: string;
  /** Where toasts are inserted, to keep their buttons close in the tab order. */
  readonly toasts: RefObject<HTMLElement | null>;
}

/** The saved deals: live ones as cards, the others by title. */
export function SavedList({ saved, currency, disclosure, toasts }: Props) {
  const loaded = useSavedRecords(saved);
  const offerUndo = (toast: Omit<Toast, 'action'>) =>
    showToast({
      ...toast,
      action: { label: t('saved.undo'), run: () => writeSaved(saved) },
      within: toasts.current,
    });
  const clear = () => {
    writeSaved([]);
    offerUndo({ title: t('saved.cleared'), text: t('saved.removed', { deals: dealCount(saved.length) }) });
  };
  const remove = (slug: string) => {
    writeSaved(saved.filter((deal) => deal.slug !== slug));
    offerUndo({ title: t('saved.deal-removed'), text: t('saved.not-saved') });
  };
  return (
    <>
      <div className="count">
        <h2 tabIndex={-1}>{dealCount(saved.length)}</h2>
        <button type="button" className="clear" onClick={clear}>
          {t('filters.clear')}
        </button>
      </div>
      {loaded.state === 'ready' ? (
        <SavedGroups
          saved={saved}
          known={loaded}
          currency={currency}
          disclosure={disclosure}
          remove={remove}
        />
      ) : loaded.state === 'failed' ? (
        <>
          <p className="notice" role="status">
            {t('saved.failed')}{' '}
            <button type="button" className="clear" onClick={loaded.retry}>
              {t('results.retry')}
            </button>
          </p>
          <TitleList deals={saved.map((deal) => ({ deal, note: null }))} remove={remove} />
        </>
      ) : (
        <Skeletons />
      )}
    </>
  );
}

const noteOn = (reason: Unavailable['reason']) =>
  reason === 'upcoming' ? t('saved.upcoming') : t('saved.ended');

function SavedGroups({
  saved,
  known: { data, deals, isKnown },
  currency,
  disclosure,
  remove,
}: Pick<Props, 'saved' | 'currency' | 'disclosure'> & {
  readonly known: Extract<LoadState, { state: 'ready' }>;
  readonly remove: (slug: string) => void;
}) {
  const now = useNow();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const { live, unavailable } = partitionSaved(
    saved.filter(({ slug }) => isKnown(slug)),
    deals,
    now,
  );
  const chosen = live.filter(({ slug }) => ticked.includes(slug));
  const tick = (slug: string) =>
    setTicked(
      ticked.includes(slug)
        ? ticked.filter((other) => other !== slug)
        : [...chosen.map((deal) => deal.slug), slug].slice(0, maxCompared),
    );
  return (
    <>
      {live.length > 1 && (
        <Comparison deals={chosen} data={data} currency={currency} disclosure={disclosure} />
      )}
      <ComparableDeals deals={live} chosen={chosen} tick={tick} data={data} currency={currency} now={now} />
      {unavailable.length > 0 && (
        <section className="unavailable" aria-labelledby="unavailable">
          <h2 id="unavailable">{t('saved.not-on')}</h2>
          <TitleList
            deals={unavailable.map(({ deal, reason }) => ({ deal, note: noteOn(reason) }))}
            remove={remove}
          />
        </section>
      )}
    </>
  );
}

/** Saved deals by title, with a note on each. */
export function TitleList({
  deals,
  remove,
}: {
  readonly deals: readonly { readonly deal: SavedDeal; readonly note: string | null }[];
  readonly remove: (slug: string) => void;
}) {
  return (
    <ul className="titles">
      {deals.map(({ deal: { slug, title }, note }) => (
        <li key={slug}>
          <a href={dealPath(slug)}>{title}</a>
          {note && <p>{note}</p>}
          <button type="button" className="clear" onClick={() => remove(slug)}>
            {t('saved.remove')}
            <span className="unseen">{` ${title}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
