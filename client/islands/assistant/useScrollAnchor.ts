import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { LogTurn } from './logTurns.ts';

/** Pixels between the top edge of the log and a turn that is scrolled there. */
const gap = 12;
/** A turn counts as reached within this many pixels. */
const tolerance = 40;

/** The scroll position of a log. */
export interface ScrollAnchor {
  readonly log: RefObject<HTMLDivElement | null>;
  /** An answer has arrived below the visible part. */
  readonly hasUnread: boolean;
  readonly onScroll: () => void;
  readonly goToLatest: () => void;
}

/**
 * Scrolls each new turn to the top of the log, so that its answer comes into view below. Does not move a visitor who
 * has scrolled up.
 */
export function useScrollAnchor(turns: readonly LogTurn[]): ScrollAnchor {
  const log = useRef<HTMLDivElement>(null);
  const previous = useRef({ turns: 0, hasAnswer: true });
  const [hasUnread, setUnread] = useState(false);
  const latest = turns.at(-1);
  const hasAnswer = latest?.bot != null;
  const hasQuestion = latest?.visitor != null;

  const topOfTurn = (fromEnd: number) => {
    const elements = log.current?.children;
    return (elements?.[elements.length - fromEnd] as HTMLElement | undefined)?.offsetTop ?? 0;
  };
  const hasReached = (top: number) => (log.current?.scrollTop ?? 0) >= top - tolerance;
  const goToLatest = () => log.current?.scrollTo({ top: topOfTurn(1) - gap });

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when one of these changes
  useLayoutEffect(() => {
    const { turns: previousCount, hasAnswer: hadAnswer } = previous.current;
    previous.current = { turns: turns.length, hasAnswer };
    const isNew = turns.length !== previousCount;
    if (isNew && (hasQuestion || previousCount === 0 || hasReached(topOfTurn(2)))) goToLatest();
    else if (hasAnswer && (isNew || !hadAnswer) && !hasReached(topOfTurn(1))) setUnread(true);
  }, [turns.length, hasAnswer, hasQuestion]);

  const onScroll = () => {
    if (hasReached(topOfTurn(1))) setUnread(false);
  };
  return { log, hasUnread, onScroll, goToLatest };
}
