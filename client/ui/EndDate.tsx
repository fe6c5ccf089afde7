import { formatDate } from '../../data/model/localDate.ts';
import type { DealCard } from '../../data/model/view.ts';

/**
 * The last day of a deal. `card` says "Ends Dec 6, 2027", `page` says "Expires December 6, 2027"; the
 * browser adds how long that is (enhance/timeLabels.ts), which the page cannot know.
 */
export function EndDate({
  deal,
  form,
}: {
  readonly deal: Pick<DealCard, 'expiryDate' | 'endsAt' | 'ended'>;
  readonly form: 'card' | 'page';
}) {
  const short = form === 'card';
  const verb = deal.ended ? 'Ended' : short ? 'Ends' : 'Expires';
  const date = formatDate(deal.expiryDate, short ? 'short' : 'long');
  return (
    <time
      dateTime={deal.expiryDate}
      data-ends-at={deal.ended ? undefined : deal.endsAt}
      data-date={deal.ended || short ? undefined : date}
    >
      {`${verb} ${date}`}
    </time>
  );
}
