import type { ManifestHead } from '../../publish/manifestHead.ts';

/** Why a site is rebuilt. */
export type RebuildReason =
  | 'due'
  | 'no-manifest'
  | 'unreadable-manifest'
  | 'interrupted'
  | 'part-of-a-site'
  | 'other-program'
  | 'earlier-instant';

/**
 * Why the site that `head` describes has to be rebuilt at `now` (epoch milliseconds) by the program `engine`; `null`
 * if nothing is due.
 */
export function reasonToRebuild(head: ManifestHead, now: number, engine: string): RebuildReason | null {
  if (head.shard !== null) return 'part-of-a-site';
  if (head.engine !== engine) return 'other-program';
  if (now < head.builtAt) return 'earlier-instant';
  return head.nextDue !== null && now >= head.nextDue ? 'due' : null;
}

/** Each reason as the beginning of a sentence. */
export const reasonInWords: Readonly<Record<RebuildReason, string>> = {
  due: 'Pages have gone stale',
  'no-manifest': 'There is no build here yet',
  'unreadable-manifest': 'The manifest of the last build is damaged or of another version',
  interrupted: 'The last build was interrupted',
  'part-of-a-site': 'The last build was only a part of the site',
  'other-program': 'The last build was created by another version of city-deals',
  'earlier-instant': 'The last build was for a later instant',
};

const minute = 60_000;

/** Says when something will be due (epoch milliseconds; `null` for never), while nothing is at `now`. */
export function nothingDueInWords(now: number, nextDue: number | null): string {
  if (nextDue === null) return 'Nothing will ever be due.';
  return `Nothing is due before ${new Date(nextDue).toISOString()}, in ${formatDuration(nextDue - now)}.`;
}

/** "3 d 4 h", "4 h 12 min", "12 min", "less than a minute"; rounded down. */
export function formatDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minute);
  const [days, hours, remainingMinutes] = [
    Math.floor(minutes / 1440),
    Math.floor(minutes / 60) % 24,
    minutes % 60,
  ];
  const parts = days > 0 ? [`${days} d`, `${hours} h`] : [`${hours} h`, `${remainingMinutes} min`];
  const shown = parts.filter((part) => !part.startsWith('0 '));
  return shown.length === 0 ? 'less than a minute' : shown.join(' ');
}
