import type { ReactNode } from 'react';
import { CalendarButton } from '../../../client/ui/CalendarButton.tsx';
import { t } from '../../../data/messages/t.ts';
import {
  type DealProps,
  type DealTimes,
  type SpecialDayLine,
  shownSessions,
} from '../../../data/model/pages/deal.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import type { HoursLine } from '../../../data/model/time/hoursWords.ts';
import { venueOf } from './venueOf.ts';

type HoursData = Extract<DealTimes, { kind: 'hours' }>;
type SessionsData = Extract<DealTimes, { kind: 'sessions' }>;

/** More lines than these are folded. */
const shownSpecialDays = 3;

const hoursRow = ({ days, times }: HoursLine) => (
  <div key={`${days} ${times}`}>
    <dt>{days}</dt>
    <dd>{times}</dd>
  </div>
);

/** A script hides the days that are over (enhance/openNow.ts). */
function SpecialDays({ lines }: { readonly lines: readonly SpecialDayLine[] }) {
  if (lines.length === 0) return null;
  const list = (
    <dl className="rows">
      {lines.map(({ days, times, endsAt }) => (
        <div key={`${days} ${times}`} data-over={endsAt}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
  return lines.length > shownSpecialDays ? <Folded label={t('deal.special-hours')}>{list}</Folded> : list;
}

const Folded = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <details>
    <summary className="quiet">{label}</summary>
    {children}
  </details>
);

/** Opening hours with their special days. */
export function Hours({ times: { lines, special, irregular } }: { readonly times: HoursData }) {
  return (
    <>
      <h3>{lines.some(({ times }) => times !== '') ? t('deal.hours') : t('deal.when')}</h3>
      {lines.length > 0 && <dl className="rows">{lines.map(hoursRow)}</dl>}
      <SpecialDays lines={special} />
      {irregular && <p>{t('deal.irregular')}</p>}
    </>
  );
}

type Items = SessionsData['items'];

/** Scripts read the dates and their place from here (ui/sessionTimes.ts). */
function SessionList({ items, place }: { readonly items: Items; readonly place?: string }) {
  return (
    <ol className="sessions" data-place={place}>
      {items.map((session) => (
        <li key={session.start} data-end={session.end}>
          <time dateTime={session.start}>{session.day}</time>
          <span>
            {session.time}
            {session.note !== null && <small>{session.note}</small>}
          </span>
          {session.soldOut ? <b>{t('deal.sold-out')}</b> : <CalendarButton of={session.day} isInList />}
        </li>
      ))}
    </ol>
  );
}

function Sessions({ items, place }: { readonly items: Items; readonly place: string }) {
  const rest = items.slice(shownSessions);
  return (
    <>
      <h3 id="dates">{t('deal.dates')}</h3>
      {items.length === 0 && <p>{t('deal.dates-over')}</p>}
      <SessionList items={items.slice(0, shownSessions)} place={place} />
      {rest.length > 0 && (
        <Folded label={t('deal.more-dates', { count: rest.length })}>
          <SessionList items={rest} />
        </Folded>
      )}
    </>
  );
}

/** The hours or dates of a deal; nothing if they are not known. */
export function DealWhen({ page, chrome }: { readonly page: DealProps; readonly chrome: Chrome }) {
  const { times } = page;
  if (times.kind === 'hours') return <Hours times={times} />;
  if (times.kind === 'unknown') return null;
  return <Sessions items={times.items} place={venueOf(page, chrome)} />;
}
