import type { PageElement } from '../markup.ts';
import type { PageRule } from '../page.ts';
import { leftoverIn, type Slip, slipsOfTyping } from '../slips.ts';
import { oneLine } from '../visibleText.ts';

/** What readers see has no slips (CD893 to CD895), and what only some are told has none of a program (CD893). */
export const wordsRule: PageRule = ({ title, description, markup, texts }, _site, found) => {
  const tell = ({ code, part, what }: Slip, text: string, at?: PageElement) => {
    const problem = `${what}: ${quoteAround(text, part)}.`;
    found(code, { problem, clues: [text.trim(), oneLine(text), part], ...(at ? { at } : {}) });
  };
  for (const { text, element } of texts) {
    if (isFlawless(text) || isPreformatted(element)) continue;
    for (const slip of slipsIn(text)) tell(slip, text, element);
  }
  for (const text of [title, description]) {
    const left = leftoverIn(text ?? '');
    if (left) tell(left, text ?? '');
  }
  for (const element of markup.elements) {
    for (const name of told) {
      const text = element.attributes[name];
      if (text === undefined || text === '') continue;
      const left = leftoverIn(text);
      if (left) tell(left, text, element);
    }
  }
};

/** Attributes whose words are told to some visitors. */
const told: readonly string[] = ['alt', 'aria-label', 'placeholder', 'title'];

function slipsIn(text: string): Slip[] {
  const left = leftoverIn(text);
  return [...(left ? [left] : []), ...slipsOfTyping(text)];
}

/** Most words of a page stand on many: what was read once need not be read again. */
const flawless = new Set<string>();
const flawlessKept = 20_000;

function isFlawless(text: string): boolean {
  if (flawless.has(text)) return true;
  if (slipsIn(text).length > 0) return false;
  // A copy, because a part of a page's text would keep the whole page in memory.
  if (text.length < 200 && flawless.size < flawlessKept) flawless.add(Buffer.from(text).toString('utf8'));
  return true;
}

function isPreformatted(element: PageElement): boolean {
  for (let around: PageElement | null = element; around; around = around.parent) {
    if (around.name === 'pre' || around.name === 'code' || around.name === 'textarea') return true;
  }
  return false;
}

/** A few words around `part`, in quotes. */
function quoteAround(text: string, part: string): string {
  const at = text.indexOf(part);
  const start = Math.max(0, at - 25);
  const end = Math.min(text.length, at + part.length + 25);
  const words = text.slice(start, end).replace(/[\n\t]/g, ' ');
  return `"${start > 0 ? '…' : ''}${words.trim()}${end < text.length ? '…' : ''}"`;
}
