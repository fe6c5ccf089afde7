/**
 * Loads the web fonts once the page has loaded, and shows them together. A text that would get fewer lines becomes narrower, and
 * the letters of one that would get more come closer together. A part of the page whose texts do not keep their heights even so
 * keeps the fonts that stand in until the next page, all of it, so that fonts are not mixed; and if anything would still move,
 * so does the page. Does nothing on pages that show their fonts from the start (client/head/lateFonts.ts).
 */
export async function showFonts(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset.fonts === undefined) return;
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await Promise.allSettled([...document.fonts].map((face) => face.load()));
  localStorage.fonts = 'cached';
  const before = visibleBoxes();
  delete page.dataset.fonts;
  const texts = resizedElements(before).filter(hasOwnText);
  for (const text of texts) restoreHeight(text, before.get(text)?.height ?? 0);
  for (const part of new Set(resizedElements(before).map(partOf))) keepFonts(part, texts);
  if (movedElements(before).length > 0) keepFonts(page, texts);
}

/** Returns a part of the page to the fonts before, and the texts in it to what they were. */
function keepFonts(part: HTMLElement, texts: readonly HTMLElement[]): void {
  part.dataset.fonts = 'late';
  for (const text of texts) if (part.contains(text)) undo(blockOf(text));
}

function undo({ style }: HTMLElement): void {
  style.maxWidth = '';
  style.letterSpacing = '';
}

/** What keeps its fonts together with an element. */
const partOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('section,main>*,header,footer') ?? document.documentElement;

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
  const boxes = elements
    .filter((element) => element.checkVisibility?.() ?? true)
    .map((element) => [element, boxOf(element)] as const);
  return new Map(boxes.filter(([, { top, height }]) => height > 0 && top + height > 0));
}

/** Makes the block of a text narrower, or its letters closer, until the text has its former height. Undone if that fails. */
function restoreHeight(text: HTMLElement, height: number): void {
  const block = blockOf(text);
  const { style, offsetWidth } = block;
  const excess = () => boxOf(text).height - height;
  const spacing = Number.parseFloat(getComputedStyle(block).letterSpacing) || 0;
  for (let share = 95; share > 45 && excess() < -tolerance; share -= 5)
    style.maxWidth = `${(offsetWidth * share) / 100}px`;
  for (let step = 1; step <= 10 && !style.maxWidth && excess() > tolerance; step++)
    style.letterSpacing = `calc(${spacing}px - ${step * 0.003}em)`;
  if (Math.abs(excess()) > tolerance) undo(block);
}

/** The elements that are now higher up, lower, taller or less tall. */
const movedElements = (before: Boxes): readonly HTMLElement[] =>
  [...before].flatMap(([element, { top, height }]) => {
    const now = boxOf(element);
    const change = Math.max(Math.abs(now.top - top), Math.abs(now.height - height));
    return change > tolerance ? [element] : [];
  });

/** The innermost elements whose height has changed. */
function resizedElements(before: Boxes): readonly HTMLElement[] {
  const isResized = (element: Element) => {
    const box = before.get(element as HTMLElement);
    return box !== undefined && Math.abs(boxOf(element as HTMLElement).height - box.height) > tolerance;
  };
  return movedElements(before).filter(
    (element) => isResized(element) && ![...element.children].some(isResized),
  );
}

/** The block with the lines of an element. */
function blockOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element;
  return parentElement && getComputedStyle(element).display === 'inline' ? blockOf(parentElement) : element;
}

const hasOwnText = ({ childNodes }: HTMLElement): boolean =>
  [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
