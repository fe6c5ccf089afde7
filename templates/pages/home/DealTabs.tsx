import { t } from '../../../data/messages/t.ts';
import type { HomeProps } from '../../../data/model/pages/page.ts';
import { allDealsPath } from '../../../data/model/routes.ts';
import { DealGrid } from '../../parts/DealGrid.tsx';

/**
 * Several lists of deals below links to each. The style sheet shows the list whose id is the fragment of the URL; the
 * island (client/islands/tabs) turns the links into tabs.
 */
export function DealTabs({
  lists,
  currency,
}: {
  readonly lists: HomeProps['lists'];
  readonly currency: string;
}) {
  return (
    <div className="tabs" data-island="tabs" data-when="load">
      <div className="tab-row">
        <nav aria-label={t('home.lists')}>
          {lists.map(({ id, label }) => (
            <a key={id} href={`#${id}`} data-live="">
              {label}
            </a>
          ))}
        </nav>
        <a className="quiet" href={allDealsPath()}>
          {t('home.view-all')}
        </a>
      </div>
      {lists.map(({ id, label, deals }) => (
        <section key={id} id={id}>
          <h2 className="unseen">{label}</h2>
          <DealGrid deals={deals} currency={currency} />
        </section>
      ))}
    </div>
  );
}
