import { memoize } from '../../data/model/memoize.ts';
import type { SharedContent } from '../content/site.ts';
import { digest } from '../files/hash.ts';

/** Each field of a frame: a site has more. */
const frameFields = {
  config: true,
  messages: true,
  categories: true,
  neighborhoods: true,
  vendors: true,
  map: true,
  look: true,
  pictures: true,
  drawings: true,
  skyline: true,
} satisfies Readonly<Record<keyof SharedContent, true>>;

/** A hash of all of a frame but what time it is. */
export const frameHash = memoize((site: SharedContent): string => {
  const fields = Object.keys(frameFields) as (keyof SharedContent)[];
  return digest(
    JSON.stringify(
      fields.map((field) => site[field]),
      (_, value: unknown) => (value instanceof Map ? [...value] : value),
    ),
  );
}, new WeakMap());
