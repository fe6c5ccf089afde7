import { type LinkedText, wordsWithoutLinks } from '../../data/model/pages/linkedText.ts';

/** Words of a page, with their links. Of those that hold for a time only, a late page drops what is over (client/enhance/tellEnded.ts). */
export function Prose({ text }: { readonly text: LinkedText }) {
  if (typeof text === 'string') return text;
  return text.map((part) => {
    if (typeof part === 'string') return part;
    if ('href' in part)
      return (
        <a key={`${part.href} ${part.label}`} href={part.href}>
          {part.label}
        </a>
      );
    return (
      <span
        key={wordsWithoutLinks(part.words)}
        data-over-at={part.until}
        data-otherwise={part.otherwise || undefined}
      >
        <Prose text={part.words} />
      </span>
    );
  });
}
