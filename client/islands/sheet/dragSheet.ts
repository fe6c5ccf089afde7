/** A dialog that is a sheet at the bottom of narrow windows. */
interface Sheet {
  /** Whether it is one now. */
  readonly isSheet: () => boolean;
  readonly close: () => void;
}

/**
 * Lets the visitor drag `sheet` down by the elements that match `handles`. If it is dragged far or fast enough, it closes;
 * else it returns to its place.
 */
export function dragSheet(sheet: HTMLElement, handles: string, { isSheet, close }: Sheet): void {
  let startedAt: number | null = null;
  let last = { distance: 0, time: 0, speed: 0 };
  const end = (isReleased: boolean) => {
    if (startedAt === null) return;
    startedAt = null;
    if (isReleased && isDismissed({ ...last, height: sheet.offsetHeight })) close();
    else sheet.style.translate = '';
  };
  sheet.addEventListener('pointerdown', ({ target, clientY, timeStamp, isPrimary, pointerId }) => {
    const touched = target as Element;
    if (!isPrimary || !isSheet() || !touched.closest(handles) || touched.closest('a, button')) return;
    startedAt = clientY;
    last = { distance: 0, time: timeStamp, speed: 0 };
    sheet.setPointerCapture(pointerId);
  });
  sheet.addEventListener('pointermove', ({ clientY, timeStamp }) => {
    if (startedAt === null) return;
    const distance = Math.max(0, clientY - startedAt);
    const speed = (distance - last.distance) / Math.max(1, timeStamp - last.time);
    last = { distance, time: timeStamp, speed };
    sheet.style.translate = `0 ${distance}px`;
  });
  sheet.addEventListener('pointerup', () => end(true));
  sheet.addEventListener('pointercancel', () => end(false));
}

/** The end of a drag. */
interface Drag {
  /** How far down the sheet was dragged, in pixels. */
  readonly distance: number;
  /** The speed downwards at the end, in pixels per millisecond. */
  readonly speed: number;
  /** The height of the sheet in pixels. */
  readonly height: number;
}

/** Pixels per millisecond from which a drag is a flick. */
const flickSpeed = 0.5;
/** A flick shorter than this, in pixels, may be a trembling tap. */
const shortestFlick = 24;
/** The share of the sheet's height that a slow drag needs to close it. */
const slowShare = 0.3;

/** Whether a drag closes the sheet. */
export const isDismissed = ({ distance, speed, height }: Drag): boolean =>
  distance > height * slowShare || (distance > shortestFlick && speed > flickSpeed);
