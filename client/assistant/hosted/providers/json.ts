/** The fields of an object. */
export type Fields = Readonly<Partial<Record<string, unknown>>>;

/** The fields of `value`; none if it is not an object. */
export const fieldsOf = (value: unknown): Fields => Object(value);

/** `value` if it is a string, else an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** `value` if it is an array, else an empty array. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
