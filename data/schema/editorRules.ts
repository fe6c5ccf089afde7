/*
 * Rules about several keys of an object in JSON Schema, where editors can mark what breaks them.
 */

/** Either the key `one` or the key `other`. */
export const oneOfTwo = (one: string, other: string) => ({
  anyOf: [{ required: [one] }, { required: [other] }],
  dependentSchemas: forbids(one, [other]),
});

/** An object with the key `key` has none of `others`; a part of `dependentSchemas`. */
export const forbids = (key: string, others: readonly string[]) => ({
  [key]: {
    properties: Object.fromEntries(others.map((other) => [other, false])),
    errorMessage: `Leave this out, or leave out "${key}": only one of them applies.`,
  },
});
