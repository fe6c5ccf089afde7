import type { ReactNode } from 'react';

/** The first number after the name on a line that begins with a `telephoneSign`. */
const numbers = /(?<=☎[^:\n]*:[^\d\n]*)\+?\d[\d-]+/g;

/** `text` with links to the numbers of the help lines in it. */
export function withTelephones(text: string): ReactNode {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: number, index } of text.matchAll(numbers)) {
    const link = (
      <a key={index} href={`tel:${number}`}>
        {number}
      </a>
    );
    parts.push(text.slice(from, index), link);
    from = index + number.length;
  }
  return [...parts, text.slice(from)];
}
