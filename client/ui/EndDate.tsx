import type { DealCardData } from '../../data/model/pages/view.ts';
import { formatDate } from '../../data/model/time/localDate.ts';
import { timeLabel } from './timeLabel.ts';

/**
 * The last day of a deal. `card` says "Ends Dec 6, 2027", `page` says "Expires December 6, 2027"; the
 * browser adds how long that is (enhance/timeLabels.ts), which the page cannot know.
 */
export function EndDate({
  deal,
  form,
  now,
}: {
  readonly deal: Pick<DealCardData, 'expiryDate' | 'endsAt' | 'ended'>;
  readonly form: 'card' | 'page';
  /** The time in epoch milliseconds, where it is known: in the browser. */
  readonly now?: number;
}) {
  const label = now ? timeLabel(deal.endsAt, now, form) : null;
  if (label?.urgent) {
    return (
      <time dateTime={deal.expiryDate}>
        <strong>{label.text}</strong>
      </time>
    );
  }
  const short = form === 'card';
  const verb = deal.ended ? 'Ended' : short ? 'Ends' : 'Expires';
  const date = formatDate(deal.expiryDate, short ? 'short' : 'long');
  return (
    <time
      dateTime={deal.expiryDate}
      data-ends-at={deal.ended || now ? undefined : deal.endsAt}
      data-date={deal.ended || short ? undefined : date}
    >
      {`${verb} ${date}`}
    </time>
  );
}
