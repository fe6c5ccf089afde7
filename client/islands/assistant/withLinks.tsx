import type { ReactNode } from 'react';
import type { GuideRecord } from '../../../data/model/deals/dealRecord.ts';

/** The first number after the name on a line that begins with a `telephoneSign`, or a title in quotation marks, without a comma. */
const linked = /(?<=☎[^:\n]*:[^\d\n]*)\+?\d[\d-]+|(?<=“)[^”]+?(?=[.,]?”)/g;

/** `text` with links to the numbers of the help lines in it, and to the pages of `guides` whose titles it quotes. */
export function withLinks(text: string, guides: readonly GuideRecord[]): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: words, index } of text.matchAll(linked)) {
    const isTitle = text[index - 1] === '“';
    const href = isTitle ? guides.find(({ title }) => title === words)?.href : `tel:${words}`;
    const link = href ? (
      <a key={index} href={href}>
        {words}
      </a>
    ) : (
      words
    );
    parts.push(text.slice(from, index), link);
    from = index + words.length;
  }
  return [...parts, text.slice(from)];
}
