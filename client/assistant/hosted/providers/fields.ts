/** What `found` has, whatever it is; nothing where it has nothing. */
export const fieldsOf = (found: unknown): Readonly<Partial<Record<string, unknown>>> => Object(found);

/** `found` where it is text, else empty. */
export const textOf = (found: unknown): string => (typeof found === 'string' ? found : '');

/** What `found` holds where it is a list, else nothing. */
export const listOf = (found: unknown): readonly unknown[] => (Array.isArray(found) ? found : []);

/** What `json` says; `undefined` where it is no JSON. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
