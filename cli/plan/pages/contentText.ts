/** Gives the words for the name of a placeholder; asked only for those that a text has. */
export type Fill = (name: string) => string;

/** `value` with each `{name}` in its texts replaced; everything else in it stays as it is. */
export function fillPlaceholders<T>(value: T, fill: Fill): T {
  if (typeof value === 'string') return value.replace(/\{([a-z]+)\}/gi, (_, name) => fill(name)) as T;
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, fill)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillPlaceholders(inner, fill)]),
  ) as T;
}

/** Whether `text` has placeholders for days, which are true for a shorter time than those for a year. */
export const namesDays = (text: string) => /\{(?!year\})[a-z]+\}/i.test(text);
