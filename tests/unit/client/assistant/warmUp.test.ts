import { describe, expect, it, vi } from 'vitest';
import { type WhenIdle, warmUp } from '../../../../client/assistant/warmUp.ts';
import { sampleKnowledge } from './support/sampleAssistant.ts';

/** Runs what is to be done in idle time at once, in moments that are over after `most` looks at the clock. */
function idleMoments(most: number) {
  const waiting: Parameters<WhenIdle>[0][] = [];
  let moments = 0;
  const run = () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) {
      moments += 1;
      let looks = 0;
      work(() => ++looks < most);
    }
    return moments;
  };
  return { whenIdle: (work: Parameters<WhenIdle>[0]) => void waiting.push(work), run };
}

describe('client/assistant/warmUp', () => {
  it('does nothing before the browser is idle, and as much as fits in each moment', () => {
    const knowledge = sampleKnowledge();
    const [short, long] = [idleMoments(1), idleMoments(50)];
    warmUp(knowledge, short.whenIdle);
    warmUp(knowledge, long.whenIdle);
    const many = short.run();
    expect(many).toBeGreaterThan(300);
    expect(long.run()).toBeCloseTo(many / 50, -1);
  });

  it('leaves the patterns as they were', () => {
    const { care, vocabulary } = sampleKnowledge();
    const { whenIdle, run } = idleMoments(10);
    warmUp({ care, vocabulary }, whenIdle);
    run();
    const { idiom, and, ages } = vocabulary.grammar;
    for (const { lastIndex } of [idiom, and, ...ages]) expect(lastIndex).toBe(0);
  });

  it('takes a task for each pattern where the browser tells no idle time', () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    warmUp(sampleKnowledge());
    let tasks = 0;
    for (; vi.getTimerCount() > 0; tasks += 1) vi.advanceTimersToNextTimer();
    vi.useRealTimers();
    expect(tasks).toBeGreaterThan(300);
  });
});
