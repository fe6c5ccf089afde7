import type { z } from 'zod';
import { slugFromText } from '../../data/model/slugFromText.ts';
import { slugPattern } from '../../data/schema/primitives.ts';
import { didYouMean } from './suggest.ts';
import { typeHint } from './typeHint.ts';

type Issue = z.core.$ZodIssue;

/**
 * What to write instead of `value`, which a schema refused with `issue`; `null` if nothing is likely. `owner` is the object
 * that holds the value.
 */
export function valueHint(issue: Issue, value: unknown, owner: unknown): string | null {
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined ? slugHint(issue, value, owner) : typeHint(issue.expected, value);
    case 'invalid_value':
      return didYouMean(value, issue.values.map(String));
    case 'invalid_format':
      return slugHint(issue, value, owner);
    case 'too_big':
    case 'too_small':
      return swapHint(issue, owner) ?? slugHint(issue, value, owner);
    case 'custom':
      return customHint(issue.params ?? {}, value);
    default:
      return null;
  }
}

/** Checks of the schemas can name `candidates`, a function that may `correct` a text, or a whole `hint`. */
function customHint({ candidates, correct, hint }: Record<string, unknown>, value: unknown): string | null {
  if (typeof hint === 'string') return hint;
  const list: unknown = typeof candidates === 'function' ? candidates() : candidates;
  const near = Array.isArray(list) ? didYouMean(value, list) : null;
  if (near !== null || typeof correct !== 'function' || typeof value !== 'string') return near;
  const correction: unknown = correct(value);
  return typeof correction === 'string' ? `Did you mean ${JSON.stringify(correction)}?` : null;
}

/** A slug made of what was written, else of the title, as for a slug of emoji. */
function slugHint(issue: Issue, value: unknown, owner: unknown): string | null {
  const isSlugKey = ['slug', 'id'].includes(String(issue.path.at(-1)));
  const isSlug = issue.code === 'invalid_format' && issue.pattern === String(slugPattern);
  if (!isSlug && !isSlugKey) return null;
  const written = typeof value === 'string' ? slugFromText(value) : '';
  const slug = written !== '' || !isSlugKey ? written : slugFromText(titleOf(owner));
  return slug === '' || slug === value ? null : `Did you mean ${JSON.stringify(slug)}?`;
}

function titleOf(owner: unknown): string {
  const { title, label, name } = (owner ?? {}) as Record<string, unknown>;
  return [title, label, name].find((text): text is string => typeof text === 'string') ?? '';
}

/** For a latitude beyond the poles that would be a longitude. */
function swapHint({ path }: Issue, owner: unknown): string | null {
  const { lat, lon } = (owner ?? {}) as Record<string, unknown>;
  if (path.at(-1) !== 'lat' || typeof lat !== 'number' || typeof lon !== 'number') return null;
  return Math.abs(lat) <= 180 && Math.abs(lon) <= 90
    ? `Latitude and longitude seem to be swapped. Did you mean { "lat": ${lon}, "lon": ${lat} }?`
    : null;
}
