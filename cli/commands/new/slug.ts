import { slugFromText } from '../../../data/model/slugFromText.ts';
import { slug as slugSchema } from '../../../data/schema/primitives.ts';
import { formatValue } from '../../diagnostics/diagnostic.ts';
import { UsageError } from '../../program/usageError.ts';

/** What was typed to name a new entry. */
export interface SlugRequest {
  /** What is added, as typed after `new`, such as "deal". */
  readonly kind: string;
  readonly slug: string | null;
  readonly title: string | null;
}

/** The given slug, else one derived from the title. Throws UsageError if there is neither, or the slug is not valid. */
export function chooseSlug({ kind, slug, title }: SlugRequest): string {
  if (slug !== null) return checkSlug(slug, kind);
  if (title === null) {
    throw new UsageError('The slug is missing.', `Give one, such as: city-deals new ${kind} rooftop-yoga`);
  }
  const slugOfTitle = slugFromText(title);
  if (slugOfTitle !== '') return slugOfTitle;
  throw new UsageError(
    `The title ${formatValue(title)} has no letters or digits for a slug.`,
    `Give a slug of lower-case letters, digits and hyphens, such as: city-deals new ${kind} rooftop-yoga`,
  );
}

/** Returns `slug` if it is valid; throws UsageError with a valid one if it is not. */
export function checkSlug(slug: string, kind: string): string {
  if (slugSchema.safeParse(slug).success) return slug;
  const validSlug = slugFromText(slug);
  throw new UsageError(
    `${formatValue(slug)} is not a valid slug.`,
    validSlug === ''
      ? 'A slug has lower-case letters, digits and single hyphens, such as "rooftop-yoga".'
      : `A slug has lower-case letters, digits and single hyphens, 80 at most. Did you mean: city-deals new ${kind} ${validSlug}`,
  );
}

/** `slug` with the first number from 2 that makes it unused. */
export function freeSlug(slug: string, isTaken: (slug: string) => boolean): string {
  let number = 2;
  while (isTaken(numbered(slug, number))) number += 1;
  return numbered(slug, number);
}

const numbered = (slug: string, number: number) =>
  `${slug.slice(0, 79 - String(number).length).replace(/-$/, '')}-${number}`;
