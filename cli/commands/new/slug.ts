import { slug as slugSchema } from '../../../data/schema/primitives.ts';
import { formatValue } from '../../diagnostics/zodDiagnostics.ts';
import { UsageError } from '../../program/usageError.ts';

const maxLength = 80;

/** The slug that `text` comes to, such as "cafe-night" for "Café night!"; empty where nothing of it can be in one. */
export function slugFromText(text: string): string {
  const words = text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (words.length <= maxLength) return words;
  const cut = words.slice(0, maxLength + 1).replace(/-[^-]*$/, '');
  return cut.slice(0, maxLength);
}

/** What an operator gave of a new page's name. */
export interface SlugRequest {
  /** What is made, as typed after `new`, such as "deal". */
  readonly kind: string;
  readonly slug: string | null;
  readonly title: string | null;
}

/** The slug of what is to be made: the one that was given, else one made of the title. Throws UsageError for none. */
export function chooseSlug({ kind, slug, title }: SlugRequest): string {
  if (slug !== null) return checkSlug(slug, kind);
  if (title === null) {
    throw new UsageError(
      'There is neither a slug nor a title.',
      `Name it, such as: city-deals new ${kind} rooftop-yoga`,
    );
  }
  const made = slugFromText(title);
  if (made !== '') return made;
  throw new UsageError(
    `No address can be made of the title ${formatValue(title)}.`,
    `Give a slug before it, of lower-case letters, digits and hyphens, such as: city-deals new ${kind} rooftop-yoga`,
  );
}

/** `slug` itself, where it can be a part of an address; throws UsageError, with one that can, where it cannot. */
export function checkSlug(slug: string, kind: string): string {
  if (slugSchema.safeParse(slug).success) return slug;
  const right = slugFromText(slug);
  throw new UsageError(
    `${formatValue(slug)} cannot be a part of an address.`,
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
