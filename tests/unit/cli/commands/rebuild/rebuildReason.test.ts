import { describe, expect, it } from 'vitest';
import {
  formatDuration,
  nothingDueInWords,
  reasonToRebuild,
} from '../../../../../cli/commands/rebuild/rebuildReason.ts';
import type { ManifestHead } from '../../../../../cli/publish/manifestHead.ts';

const minute = 60_000;
const hour = 60 * minute;

const head: ManifestHead = { engine: 'own', builtAt: 1000, nextDue: 2000, shard: null };

describe('cli/commands/rebuild/rebuildReason', () => {
  it.each([
    [1000, null],
    [1999, null],
    [2000, 'due'],
    [9_000_000, 'due'],
    [999, 'earlier-instant'],
  ])('at %i, of a site built at 1000 and due at 2000, is %j', (now, reason) => {
    expect(reasonToRebuild(head, now, 'own')).toBe(reason);
  });

  it('is null for a site that never goes stale', () => {
    expect(reasonToRebuild({ ...head, nextDue: null }, 9_000_000, 'own')).toBeNull();
  });

  it('is another program or a part of a site even if nothing is due', () => {
    expect(reasonToRebuild(head, 1500, 'other')).toBe('other-program');
    expect(reasonToRebuild({ ...head, shard: '1/2' }, 1500, 'own')).toBe('part-of-a-site');
  });

  it('says when the next rebuild is due, and how long that is', () => {
    const due = Date.parse('2026-11-21T05:00:00Z');
    expect(nothingDueInWords(due - 90 * minute, due)).toBe(
      'Nothing is due before 2026-11-21T05:00:00.000Z, in 1 h 30 min.',
    );
    expect(nothingDueInWords(due, null)).toBe('Nothing will ever be due.');
  });

  it.each([
    [1, 'less than a minute'],
    [minute - 1, 'less than a minute'],
    [minute, '1 min'],
    [hour - 1, '59 min'],
    [hour, '1 h'],
    [25 * hour + 5 * minute, '1 d 1 h'],
    [48 * hour, '2 d'],
  ])('prints %i milliseconds as "%s"', (milliseconds, words) => {
    expect(formatDuration(milliseconds)).toBe(words);
  });
});
