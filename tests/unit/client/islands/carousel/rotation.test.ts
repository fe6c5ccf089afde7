import { describe, expect, it } from 'vitest';
import { slideTime, startRotation } from '../../../../../client/islands/carousel/rotation.ts';

/** A carousel under a clock that the test moves. */
function rig() {
  let now = 0;
  let waiting: { run: () => void; at: number } | null = null;
  let advances = 0;
  const states: string[] = [];
  const rotation = startRotation(
    () => advances++,
    (runs, stopped) => states.push(`${runs ? 'runs' : 'waits'}${stopped ? ', stopped' : ''}`),
    {
      setTimeout(run, milliseconds) {
        if (waiting) throw new Error('two timers at a time');
        waiting = { run, at: now + milliseconds };
        return 1;
      },
      clearTimeout() {
        waiting = null;
      },
    },
  );
  /** How often it advances in the next `milliseconds`. */
  const pass = (milliseconds: number) => {
    const before = advances;
    const end = now + milliseconds;
    while (waiting && waiting.at <= end) {
      const { run, at } = waiting;
      now = at;
      waiting = null;
      run();
    }
    now = end;
    return advances - before;
  };
  return { rotation, pass, state: () => states.at(-1), states };
}

describe('client/islands/carousel/rotation', () => {
  it('advances every five seconds', () => {
    const { pass, state } = rig();
    expect(slideTime).toBe(5000);
    expect(pass(4999)).toBe(0);
    expect(pass(1)).toBe(1);
    expect(pass(15_000)).toBe(3);
    expect(state()).toBe('runs');
  });

  it.each(['pointer', 'focus', 'hidden'] as const)(
    'waits while held by %s, and then rests again before it goes on',
    (reason) => {
      const { rotation, pass, state } = rig();
      pass(4000);
      rotation.hold(reason, true);
      expect(pass(60_000)).toBe(0);
      expect(state()).toBe('waits');
      rotation.hold(reason, false);
      expect(state()).toBe('runs');
      expect(pass(4999)).toBe(0);
      expect(pass(1)).toBe(1);
    },
  );

  it('waits until the last of several reasons is gone', () => {
    const { rotation, pass } = rig();
    rotation.hold('pointer', true);
    rotation.hold('focus', true);
    rotation.hold('pointer', false);
    expect(pass(10_000)).toBe(0);
    rotation.hold('focus', false);
    expect(pass(10_000)).toBe(2);
  });

  it('does not restart its time for a reason that it already has', () => {
    const { rotation, pass, states } = rig();
    pass(4000);
    rotation.hold('pointer', false);
    expect(pass(1000)).toBe(1);
    expect(states).toEqual(['runs']);
  });

  it.each(['hand', 'motion'] as const)('stays stopped by %s until play is pressed', (reason) => {
    const { rotation, pass, state } = rig();
    rotation.hold(reason, true);
    rotation.hold('pointer', true);
    rotation.hold('pointer', false);
    expect(pass(60_000)).toBe(0);
    expect(state()).toBe('waits, stopped');
    rotation.toggle();
    expect(state()).toBe('runs');
    expect(pass(5000)).toBe(1);
  });

  it('is stopped by its button, also while paused', () => {
    const { rotation, pass, state } = rig();
    rotation.hold('focus', true);
    rotation.toggle();
    rotation.hold('focus', false);
    expect(state()).toBe('waits, stopped');
    expect(pass(60_000)).toBe(0);
  });

  it('resumes when reduced motion is no longer preferred, unless stopped by hand', () => {
    const { rotation, state } = rig();
    rotation.hold('motion', true);
    rotation.hold('motion', false);
    expect(state()).toBe('runs');
    rotation.hold('motion', true);
    rotation.hold('hand', true);
    rotation.hold('motion', false);
    expect(state()).toBe('waits, stopped');
  });
});
