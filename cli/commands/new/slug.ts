import { slug as slugSchema } from '../../../data/schema/primitives.ts';
import { show } from '../../diagnostics/zodIssues.ts';
import { UsageError } from '../../program/usageError.ts';

const longest = 80;

/** The slug that `text` comes to, such as "cafe-night" for "Café night!"; empty where nothing of it can be in one. */
export function slugOf(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, longest);
}

/** What an operator gave of a new page's name. */
export interface NameGiven {
  /** What is made, as typed after `new`, such as "deal". */
  readonly kind: string;
  readonly slug: string | null;
  readonly title: string | null;
}

/** The slug of what is to be made: the one that was given, else one made of the title. Throws UsageError for none. */
export function chooseSlug({ kind, slug, title }: NameGiven): string {
  if (slug !== null) return checkSlug(slug, kind);
  if (title === null) {
    throw new UsageError(
      'There is neither a slug nor a title.',
      `Name it, such as: city-deals new ${kind} rooftop-yoga`,
    );
  }
  const made = slugOf(title);
  if (made !== '') return made;
  throw new UsageError(
    `No address can be made of the title ${show(title)}.`,
    `Give a slug before it, of lower-case letters, digits and hyphens, such as: city-deals new ${kind} rooftop-yoga`,
  );
}

/** `slug` itself, where it can be a part of an address; throws UsageError, with one that can, where it cannot. */
export function checkSlug(slug: string, kind: string): string {
  if (slugSchema.safeParse(slug).success) return slug;
  const right = slugOf(slug);
  throw new UsageError(
    `${show(slug)} cannot be a part of an address.`,
    right === ''
      ? 'A slug has lower-case letters, digits and single hyphens, such as "rooftop-yoga".'
      : `A slug has lower-case letters, digits and single hyphens, 80 at most. Did you mean: city-deals new ${kind} ${right}`,
  );
}

/** `slug` with the first number from 2 that makes it one that nobody has. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let number = 2;
  while (isTaken(numbered(slug, number))) number += 1;
  return numbered(slug, number);
}

const numbered = (slug: string, number: number) =>
  `${slug.slice(0, 79 - String(number).length).replace(/-$/, '')}-${number}`;
