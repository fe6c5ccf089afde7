/** Returns the text for the placeholder `name`; called only for those that a text has. */
export type Placeholders = (name: string) => string;

const placeholder = /\{([a-z]+)\}/gi;

/** The names of the placeholders in `text`, in their order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name);

/** `value` with each `{name}` in its texts replaced; everything else in it stays as it is. */
export function fillPlaceholders<T>(value: T, placeholders: Placeholders): T {
  if (typeof value === 'string') return value.replace(placeholder, (_, name) => placeholders(name)) as T;
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, placeholders)) as T;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, fillPlaceholders(inner, placeholders)]),
  ) as T;
}

/** Whether `text` has placeholders for days, which change more often than those for a year. */
export const hasDayPlaceholders = (text: string) => /\{(?!year\})[a-z]+\}/i.test(text);

/** `text` up to its first placeholder: a page that showed the rest would go stale with the time that it names. */
export const withoutPlaceholders = (text: string) => text.replace(/[\s,(]*(?:\b(?:in|for|on)\s*)?\{.*$/, '');

/** What is left of a text once its days and years are over: `filled`, if it names none. */
export const undated = (text: string, filled: string) =>
  placeholdersIn(text).length > 0 ? withoutPlaceholders(text) : filled;

/** The paragraphs of a text, which empty lines separate. */
export const splitParagraphs = (text: string): string[] =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
