import { describe, expect, it } from 'vitest';
import { reasonToRebuild } from '../../../../../cli/commands/rebuild/rebuildReason.ts';
import type { ManifestHead } from '../../../../../cli/publish/manifestHead.ts';

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

  it('is none for a site that nothing makes stale', () => {
    expect(reasonToRebuild({ ...head, nextDue: null }, 9_000_000, 'own')).toBeNull();
  });

  it('is another program or a missing part even where nothing is due', () => {
    expect(reasonToRebuild(head, 1500, 'other')).toBe('other-program');
    expect(reasonToRebuild({ ...head, shard: '1/2' }, 1500, 'own')).toBe('part-of-a-site');
  });
});
