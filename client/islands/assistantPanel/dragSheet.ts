import type { PanelDialog } from './panelDialog.ts';
import { putsAway } from './sheetDrag.ts';

/**
 * Lets a hand take `sheet`, while it is one, down by what of it matches `handles`. Far or fast enough it is closed, from
 * where the hand left it; else it goes back.
 */
export function dragSheet(
  sheet: HTMLElement,
  handles: string,
  { isSheet, close }: Pick<PanelDialog, 'isSheet' | 'close'>,
): void {
  let startedAt: number | null = null;
  let last = { distance: 0, time: 0, speed: 0 };
  const end = (isLetGo: boolean) => {
    if (startedAt === null) return;
    startedAt = null;
    if (isLetGo && putsAway({ ...last, height: sheet.offsetHeight })) close();
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
