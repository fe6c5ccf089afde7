import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Point } from '../../../data/model/mapProjection.ts';
import { moved, zoomed } from './mapPosition.ts';
import type { MoveMap } from './useFrame.ts';

/** Zooming by a turn of the wheel, whose steps differ from one device to another. */
const perWheelPixel = 0.008;
/** How far a mouse moves before it drags, in pixels. */
const dragFrom = 4;
const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** How far an arrow key moves the map, in pixels. */
const keyStep = 80;

/** What a press of a button or key zooms by. */
export const zoomStep = 2;

/** Zooms the map around the middle of its frame. */
export const zoomBy = (move: MoveMap, factor: number): void =>
  move((position, { width, height }) =>
    zoomed(position, factor, { x: width / 2, y: height / 2 }, { width, height }),
  );

/** Moves and zooms the map with a key; false for other keys. */
export function moveByKey(move: MoveMap, key: string): boolean {
  const arrow = arrows[key];
  if (arrow) move((position) => moved(position, arrow[0] * keyStep, arrow[1] * keyStep));
  else if (key === '+' || key === '=') zoomBy(move, zoomStep);
  else if (key === '-' || key === '_') zoomBy(move, 1 / zoomStep);
  else return false;
  return true;
}

/**
 * Lets visitors drag the map in the element `ref` with a mouse, zoom it with the wheel and a modifier key, and do both with two
 * fingers. The wheel alone and one finger scroll the page. A press that does not drag calls `onPress` with its point.
 */
export function useGestures(
  ref: RefObject<HTMLElement | null>,
  move: MoveMap,
  onPress: (at: Point) => void,
): void {
  const moveNow = useEffectEvent(move);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const { current: element } = ref;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('wheel', (event) => zoomByWheel(event, element, moveNow), {
      passive: false,
      signal,
    });
    listenToFingers(element, moveNow, signal);
    listenToMouse(element, moveNow, press, signal);
    return () => stop.abort();
  }, [ref]);
}

function pointIn(element: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

function zoomByWheel(event: WheelEvent, element: HTMLElement, move: MoveMap): void {
  if (!event.ctrlKey && !event.metaKey) return;
  event.preventDefault();
  const at = pointIn(element, event);
  const factor = Math.exp(-event.deltaY * perWheelPixel);
  move((position, frame) => zoomed(position, Math.min(Math.max(factor, 0.5), 2), at, frame));
}

interface TwoFingers {
  readonly middle: Point;
  readonly distance: number;
}

function twoFingers(element: HTMLElement, { touches: [first, second] }: TouchEvent): TwoFingers | null {
  if (!first || !second) return null;
  const [a, b] = [pointIn(element, first), pointIn(element, second)];
  return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, distance: Math.hypot(a.x - b.x, a.y - b.y) };
}

function listenToFingers(element: HTMLElement, move: MoveMap, signal: AbortSignal): void {
  let last: TwoFingers | null = null;
  const follow = (event: TouchEvent) => {
    const before = last;
    const now = twoFingers(element, event);
    last = now;
    if (!now) return;
    // Else the browser would scroll or zoom the page.
    if (event.cancelable) event.preventDefault();
    if (!before || event.type !== 'touchmove') return;
    const { middle, distance } = now;
    move((position, frame) =>
      zoomed(
        moved(position, middle.x - before.middle.x, middle.y - before.middle.y),
        distance / before.distance,
        middle,
        frame,
      ),
    );
  };
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const)
    element.addEventListener(type, follow, { passive: false, signal });
}

function listenToMouse(
  element: HTMLElement,
  move: MoveMap,
  press: (at: Point) => void,
  signal: AbortSignal,
): void {
  let last: Point | null = null;
  let hasMoved = false;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, listener, { signal });
  on('pointerdown', (event) => {
    hasMoved = false;
    if (event.pointerType === 'touch' || event.button !== 0 || !isGround(event.target)) return;
    last = pointIn(element, event);
  });
  on('pointermove', (event) => {
    if (!last) return;
    const at = pointIn(element, event);
    const [dx, dy] = [at.x - last.x, at.y - last.y];
    if (!hasMoved && Math.hypot(dx, dy) < dragFrom) return;
    hasMoved = true;
    element.setPointerCapture(event.pointerId);
    last = at;
    move((position) => moved(position, dx, dy));
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, () => {
      last = null;
    });
  on('click', (event) => {
    if (!hasMoved && isGround(event.target)) press(pointIn(element, event));
  });
}

/** Whether what was pressed is the map itself, not a control or a card on it. */
const isGround = (target: EventTarget | null) =>
  target instanceof Element && !target.closest('button, .map-card, .map-tools');
