import { CalendarButton } from '../../../client/ui/CalendarButton.tsx';
import { EndDate } from '../../../client/ui/EndDate.tsx';
import { inline } from '../../../client/ui/inline.ts';
import { t, tParts } from '../../../data/messages/t.ts';
import type { DealProps, DealSession } from '../../../data/model/pages/deal.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { formatDate, type LocalDate } from '../../../data/model/time/localDate.ts';
import { drawnIcon } from '../../parts/drawn.ts';
import { hostOf } from '../../parts/hostOf.ts';

interface Props {
  readonly page: DealProps;
  readonly chrome: Chrome;
}

/** The dates of a deal that has not ended: the next one of an event, otherwise its first and last day. */
export function TopDates({ page, chrome }: Props) {
  const { times } = page;
  const sessions = times.kind === 'sessions' ? times.items : [];
  const next = nextOf(times);
  return (
    <div className="dates">
      {drawnIcon('calendar')}
      {next ? (
        <NextDate page={page} chrome={chrome} next={next} count={sessions.length} />
      ) : (
        <RunOfDeal page={page} chrome={chrome} />
      )}
    </div>
  );
}

/** The next date of an event that has seats, or else its next one. */
function nextOf(times: DealProps['times']): DealSession | undefined {
  const sessions = times.kind === 'sessions' ? times.items : [];
  return sessions.find(({ soldOut }) => !soldOut) ?? sessions[0];
}

/** Keeps the next date of an event, or else the last day of a deal; nothing for a deal without either. */
export function TopCalendar({ page: { times, deal }, chrome }: Props) {
  const next = nextOf(times);
  if (next) return !next.soldOut && <CalendarButton of={next.day} />;
  if (deal.expiryDate === null) return null;
  const lastDay = {
    uid: `${deal.slug}-last-day@${hostOf(chrome)}`,
    title: t('deal.last-day', { deal: deal.title }),
    day: deal.expiryDate,
  };
  return <CalendarButton entry={lastDay} />;
}

function NextDate({
  next,
  count,
  ...shared
}: Props & { readonly next: DealSession; readonly count: number }) {
  const day = <time dateTime={next.start}>{next.day}</time>;
  return (
    <>
      <span>
        {count > 1 ? inline(tParts('deal.next', { date: day })) : day}
        {', '}
        <span>{next.soldOut ? t('time.sold-out', { times: next.time }) : next.time}</span>
        {count > 1 && (
          <>
            {' · '}
            <a href="#dates">{t('deal.all-dates', { count })}</a>
          </>
        )}
      </span>
      <OpenNow {...shared} />
    </>
  );
}

function RunOfDeal({ page, chrome }: Props) {
  const { state, deal, priceCheckedDate } = page;
  return (
    <>
      <span>
        {state.phase === 'upcoming' ? (
          <RunOfUpcoming first={state.startDate} last={deal.expiryDate} />
        ) : (
          <EndDate deal={deal} form="page" />
        )}
        {deal.expiryDate === null && priceCheckedDate !== null && (
          <>
            {' · '}
            {inline(tParts('deal.checked', { date: timeOf(priceCheckedDate) }))}
          </>
        )}
      </span>
      <OpenNow page={page} chrome={chrome} />
    </>
  );
}

const timeOf = (date: LocalDate) => <time dateTime={date}>{formatDate(date)}</time>;

function RunOfUpcoming({ first, last }: { readonly first: LocalDate; readonly last: LocalDate | null }) {
  const start = timeOf(first);
  return inline(
    last === null
      ? tParts('deal.starts', { date: start })
      : tParts('deal.runs', { start, end: timeOf(last) }),
  );
}

/** Whether a deal is open, which a script fills in and updates (enhance/openNow.ts). */
function OpenNow({ page: { times }, chrome }: Props) {
  if (times.kind === 'unknown') return null;
  if (times.kind === 'hours' && times.open === null) return null;
  // Scripts read the dates of an event from their list.
  const data = JSON.stringify({
    timeZone: chrome.city.timeZone,
    ...(times.kind === 'hours' && times.open),
  });
  return <small className="open-now" data-island="open-now" data-when="load" data-open={data} />;
}
