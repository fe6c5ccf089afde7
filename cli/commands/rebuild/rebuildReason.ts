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
 * Why a site that was built as `head` says has to be rebuilt at `now` (epoch milliseconds) by the program `engine`;
 * `null` where nothing is due.
 */
export function reasonToRebuild(head: ManifestHead, now: number, engine: string): RebuildReason | null {
  if (head.shard !== null) return 'part-of-a-site';
  if (head.engine !== engine) return 'other-program';
  if (now < head.builtAt) return 'earlier-instant';
  return head.nextDue !== null && now >= head.nextDue ? 'due' : null;
}

/** A reason in words, as the beginning of a sentence. */
export const reasonInWords: Readonly<Record<RebuildReason, string>> = {
  due: 'Pages have gone stale',
  'no-manifest': 'Nothing was built here yet',
  'unreadable-manifest': 'The account of the last build cannot be read: it is damaged or of another version',
  interrupted: 'The last build did not end',
  'part-of-a-site': 'Only a part of the site was built here',
  'other-program': 'The last build was made by another version of the program',
  'earlier-instant': 'The last build was made for a later instant',
};
