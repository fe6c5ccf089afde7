import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Turn } from './turnsOf.ts';

/** Pixels between the edge of the log and the turn that begins there. */
const gap = 12;
/** A reader who is within this many pixels of a turn is there. */
const nearly = 40;

/** Where the reader of a log is. */
export interface Reading {
  readonly log: RefObject<HTMLDivElement | null>;
  /** An answer came that the reader, who is further up, has not seen. */
  readonly hasUnread: boolean;
  readonly onScroll: () => void;
  readonly goToLatest: () => void;
}

/**
 * Begins each new turn at the top of the log, with what the visitor said. Answers then come into view by themselves;
 * nobody who has scrolled up is taken away from there.
 */
export function useReading(turns: readonly Turn[]): Reading {
  const log = useRef<HTMLDivElement>(null);
  const before = useRef({ turns: 0, hasAnswer: true });
  const [hasUnread, setUnread] = useState(false);
  const latest = turns.at(-1);
  const hasAnswer = latest?.bot != null;
  const hasWords = latest?.visitor != null;

  const topOf = (back: number) => {
    const places = log.current?.children;
    return (places?.[places.length - back] as HTMLElement | undefined)?.offsetTop ?? 0;
  };
  const isAt = (top: number) => (log.current?.scrollTop ?? 0) >= top - nearly;
  const goToLatest = () => log.current?.scrollTo({ top: topOf(1) - gap });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is about what a change of these brings
  useLayoutEffect(() => {
    const { turns: known, hasAnswer: hadAnswer } = before.current;
    before.current = { turns: turns.length, hasAnswer };
    const isNew = turns.length !== known;
    if (isNew && (hasWords || known === 0 || isAt(topOf(2)))) goToLatest();
    else if (hasAnswer && (isNew || !hadAnswer) && !isAt(topOf(1))) setUnread(true);
  }, [turns.length, hasAnswer, hasWords]);

  const onScroll = () => {
    if (isAt(topOf(1))) setUnread(false);
  };
  return { log, hasUnread, onScroll, goToLatest };
}
