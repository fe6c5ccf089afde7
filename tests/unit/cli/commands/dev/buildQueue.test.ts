import { describe, expect, it } from 'vitest';
import { createBuildQueue } from '../../../../../cli/commands/dev/buildQueue.ts';

const unexpected = (error: unknown) => {
  throw error;
};

describe('cli/commands/dev/buildQueue', () => {
  it('does together in the next turn what came during one', async () => {
    const done: (readonly string[])[] = [];
    const ends: (() => void)[] = [];
    const turns = createBuildQueue<string>((items) => {
      done.push(items);
      return new Promise((resolve) => ends.push(resolve));
    }, unexpected);
    turns.add(['a']);
    turns.add(['b']);
    turns.add(['c', 'd']);
    expect(done).toEqual([['a']]);
    ends[0]?.();
    await expect.poll(() => done).toEqual([['a'], ['b', 'c', 'd']]);
    ends[1]?.();
    await turns.idle();
    turns.add(['e']);
    expect(done.at(-1)).toEqual(['e']);
  });

  it('has nothing to do for nothing', async () => {
    const turns = createBuildQueue<string>(() => Promise.reject(new Error('worked')), unexpected);
    turns.add([]);
    await turns.idle();
  });

  it('says when work failed', async () => {
    const failures: unknown[] = [];
    const turns = createBuildQueue<string>(
      () => Promise.reject(new Error('lost')),
      (error) => failures.push(error),
    );
    turns.add(['a']);
    await turns.idle();
    expect(failures).toEqual([new Error('lost')]);
  });
});
