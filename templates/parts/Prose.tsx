import type { LinkedText } from '../../data/model/pages/linkedText.ts';

/** Words of a page, with their links. */
export function Prose({ text }: { readonly text: LinkedText }) {
  if (typeof text === 'string') return text;
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={`${part.href} ${part.label}`} href={part.href}>
        {part.label}
      </a>
    ),
  );
}
