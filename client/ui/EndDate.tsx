import { t } from '../../data/messages/t.ts';
import type { DealCardData } from '../../data/model/pages/view.ts';
import { formatDate } from '../../data/model/time/localDate.ts';
import { timeLabel } from './timeLabel.ts';

/**
 * The last day of a deal, that no end is known, or the first day of one that has not begun: "Ends Dec 6, 2027" on a card, "Expires December 6, 2027" on its page. In the browser,
 * enhance/timeLabels.ts adds the remaining time.
 */
export function EndDate({
  deal,
  form,
  now,
}: {
  readonly deal: Pick<DealCardData, 'starts' | 'expiryDate' | 'endsAt' | 'dayEndsAt' | 'ended'>;
  readonly form: 'card' | 'page';
  /** The current time in epoch milliseconds; only in the browser. */
  readonly now?: number;
}) {
  if (deal.starts) {
    const { date, at, after } = deal.starts;
    return (
      <time
        dateTime={date}
        data-starts-at={at}
        data-ends-at={deal.endsAt}
        data-day-ends={deal.dayEndsAt}
        data-after={after}
      >
        {t('card.from', { date: formatDate(date, 'short') })}
      </time>
    );
  }
  if (deal.expiryDate === null || deal.endsAt === null)
    return form === 'card' ? <small>{t('card.ongoing')}</small> : <span>{t('card.ongoing')}</span>;
  const label = now ? timeLabel(deal.endsAt, now, form, deal.dayEndsAt) : null;
  if (label?.urgent) {
    return (
      <time dateTime={deal.expiryDate}>
        <strong>{label.text}</strong>
      </time>
    );
  }
  const short = form === 'card';
  const date = formatDate(deal.expiryDate, short ? 'short' : 'long');
  return (
    <time
      dateTime={deal.expiryDate}
      data-ends-at={deal.ended || now ? undefined : deal.endsAt}
      data-day-ends={deal.dayEndsAt}
      data-date={deal.ended || short ? undefined : date}
    >
      {deal.ended
        ? t('card.ended', { date })
        : short
          ? t('card.ends', { date })
          : t('deal.expires', { date })}
    </time>
  );
}
