/**
 * Loads the web fonts once the page has loaded, and shows them together. A text that would need fewer lines becomes narrower; one
 * that would need more keeps the font that stands in, until the next page, with all of its heading. If even so anything would
 * move, all texts do. Does nothing on pages that show their fonts from the start (client/head/lateFonts.ts).
 */
export async function showFonts(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset.fonts === undefined) return;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  localStorage.fonts = 'cached';
  const before = visibleBoxes();
  delete page.dataset.fonts;
  for (const text of resizedTexts(before)) {
    if (!narrow(text, before.get(text)?.height ?? 0))
      (text.closest<HTMLElement>('h1,h2,h3') ?? text).dataset.fonts = 'late';
  }
  if (movedElements(before).length > 0) page.dataset.fonts = 'late';
}

/** Pixels by which nobody sees a layout change. */
const tolerance = 2.5;

/** The top and the height of the part of an element above the lower edge of the window, in pixels. */
interface Box {
  readonly top: number;
  readonly height: number;
}

type Boxes = ReadonlyMap<HTMLElement, Box>;

function boxOf(element: HTMLElement): Box {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, height: Math.min(bottom, innerHeight) - top };
}

/** The boxes of the elements that are in the window. */
function visibleBoxes(): Boxes {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*:not(svg *)')];
  const boxes = elements.map((element) => [element, boxOf(element)] as const);
  return new Map(boxes.filter(([, { top, height }]) => height > 0 && top + height > 0));
}

/** Makes a text narrower until it has its former height again. False, and as it was, if it does not get it. */
function narrow(text: HTMLElement, height: number): boolean {
  const { style, offsetWidth } = text;
  for (let share = boxOf(text).height < height ? 95 : 0; share > 45; share -= 5) {
    style.maxWidth = `${(offsetWidth * share) / 100}px`;
    if (Math.abs(boxOf(text).height - height) <= tolerance) return true;
  }
  style.maxWidth = '';
  return false;
}

/** The elements that are now higher up, lower, taller or less tall. */
const movedElements = (before: Boxes): readonly HTMLElement[] =>
  [...before].flatMap(([element, { top, height }]) => {
    const now = boxOf(element);
    const change = Math.max(Math.abs(now.top - top), Math.abs(now.height - height));
    return change > tolerance ? [element] : [];
  });

/** The innermost elements whose height has changed. */
function resizedTexts(before: Boxes): readonly HTMLElement[] {
  const isResized = (element: Element) => {
    const box = before.get(element as HTMLElement);
    return box !== undefined && Math.abs(boxOf(element as HTMLElement).height - box.height) > tolerance;
  };
  return movedElements(before).filter(
    (element) => isResized(element) && ![...element.children].some(isResized),
  );
}
