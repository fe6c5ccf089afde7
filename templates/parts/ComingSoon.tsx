import { t } from '../../data/messages/t.ts';
import type { DealCardData } from '../../data/model/pages/view.ts';
import { comingSoonPath } from '../../data/model/routes.ts';
import { DealGrid } from './DealGrid.tsx';
import { SectionHead } from './SectionHead.tsx';

/** The deals that begin next; nothing without any. */
export function ComingSoon({
  deals,
  currency,
}: {
  readonly deals: readonly DealCardData[];
  readonly currency: string;
}) {
  if (deals.length === 0) return null;
  return (
    <section className="wide section coming-soon">
      <SectionHead
        heading={t('deals.coming-soon')}
        more={{ href: comingSoonPath(), label: t('deals.all-upcoming') }}
      />
      <DealGrid deals={deals} currency={currency} />
    </section>
  );
}
