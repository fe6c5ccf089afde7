import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { coreExtent, type MapPoint } from './mapPoints.ts';
import {
  type FrameSize,
  fitting,
  inFrame,
  isInFrame,
  limited,
  type MapLimits,
  type MapPosition,
} from './mapPosition.ts';

/** Changes the position to what `change` returns, within the limits of the map. */
export type MoveMap = (change: (position: MapPosition, frame: FrameSize) => MapPosition) => void;

/** What a frame shows. */
export interface FrameView {
  readonly frame: FrameSize;
  readonly position: MapPosition;
}

/** In milliseconds after the last move: browsers limit how often a page may write to its history. */
const keptAfter = 300;

/**
 * What the element `ref` shows of a map, `null` until its size is known, and a function that moves it. The map starts with
 * most of `points`, and returns to that where other points leave none in the frame.
 */
export function useFrame(
  ref: RefObject<HTMLElement | null>,
  points: readonly MapPoint[],
  limits: MapLimits,
): readonly [FrameView | null, MoveMap] {
  const [frame, setFrame] = useState<FrameSize | null>(null);
  const [position, setPosition] = useState(keptPosition);
  useLayoutEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const measure = () => setFrame({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  // The points are new with every minute, mostly the same ones.
  const which = points.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `which` stands for the points and the limits
  useLayoutEffect(() => {
    if (!frame || points.length === 0) return;
    const start = fitting(coreExtent(points), limits.most / 4, frame);
    setPosition((last) =>
      last && points.some((point) => isInFrame(inFrame(point, last, frame), frame)) ? last : start,
    );
  }, [frame, which]);
  useEffect(() => {
    const timer = setTimeout(() => keepPosition(position), keptAfter);
    return () => clearTimeout(timer);
  }, [position]);
  const move: MoveMap = (change) =>
    setPosition((last) => (last && frame ? limited(change(last, frame), limits, frame) : last));
  return [frame && position && { frame, position }, move];
}

/** The position that the visitor left the page with, for the way back. */
function keptPosition(): MapPosition | null {
  const { x, y, scale } = (history.state as { map?: MapPosition } | null)?.map ?? {};
  return x !== undefined && y !== undefined && scale !== undefined ? { x, y, scale } : null;
}

/** Leaves alone what others keep in the history, such as an open sheet. */
function keepPosition(map: MapPosition | null): void {
  const { state } = history;
  if (state === null || typeof state === 'object') history.replaceState({ ...state, map }, '');
}
