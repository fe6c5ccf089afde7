import { payloads } from './payloads.ts';
import type { Spot } from './schemaWalk.ts';

/** A way to break a value, or to make it strange. */
export interface Mutation {
  readonly name: string;
  /** The types of values to which it applies; absent for all. */
  readonly types?: readonly string[];
  /** The new value; `undefined` removes it, and results of `raw` are written as they are. */
  readonly change: (before: unknown) => unknown;
}

/** A placeholder in a value for text that `JSON.stringify` cannot print. */
export const raw = (text: string) => `\u0001raw:${text}\u0001`;

/** A placeholder for a duplicate key. */
const again = (key: string) => `\u0001again:${key}\u0001`;

/** JSON with these placeholders replaced. */
export const withRaw = (text: string) =>
  text.replace(/"\\u0001raw:(.*?)\\u0001"/g, '$1').replace(/\\u0001again:(.*?)\\u0001/g, '$1');

const to = (value: unknown) => () => value;
const onObject = (entry: readonly [string, unknown]) => (before: unknown) =>
  Object.fromEntries([...Object.entries((before ?? {}) as object), entry]);

const ofAnyType: readonly Mutation[] = [
  { name: 'missing', change: to(undefined) },
  { name: 'null', change: to(null) },
  { name: 'an empty object', change: to({}) },
  { name: 'an empty list', change: to([]) },
  { name: 'a list in a list', change: to([[[]]]) },
  { name: 'in a list', change: (before) => [before ?? 'x'] },
  { name: 'in an object', change: (before) => ({ value: before ?? 'x' }) },
  { name: 'as text', change: (before) => JSON.stringify(before ?? 'x') },
  { name: 'a number', change: to(7) },
  { name: 'a truth', change: to(true) },
  { name: 'an empty text', change: to('') },
];

const ofNumbers: readonly Mutation[] = [
  ['negative', -1],
  ['zero', 0],
  ['negative zero', raw('-0')],
  ['a fraction', 1.005],
  ['the smallest', 5e-324],
  ['the largest', 1.7e308],
  ['too large to be one', raw('1e999')],
  ['too large to be whole', 2 ** 53 + 2],
  ['not a number', raw('NaN')],
  ['infinite', raw('Infinity')],
  ['hexadecimal', raw('0x10')],
  ['with a zero before it', raw('012')],
  ['without a digit before its point', raw('.5')],
  ['with an exponent', raw('1e1')],
].map(([name, value]) => ({ name: String(name), types: ['number'], change: to(value) }));

const strange: readonly (readonly [string, string])[] = [
  ['a space', ' '],
  ['a space before it', ' x'],
  ['a space after it', 'x '],
  ['two lines', 'a\nb'],
  ['a line ended by a separator', 'a\u2028b'],
  ['a zero byte', 'a\u0000b'],
  ['a command to the terminal', '\u001b[2Jx'],
  ['half a letter', 'a\ud800b'],
  ['the other half of a letter', '\udfffa'],
  ['longer than any', 'x'.repeat(5000)],
  ['a million letters', 'x'.repeat(1_000_000)],
  ['an absolute path', '/etc/passwd'],
  ['a path of the site that leads out', '/../../../etc/x'],
  ['a path of the site that leads out in code', '/%2e%2e/%2e%2e/x'],
  ['an address without its scheme', '//evil.example/x'],
  ['an address of another scheme', 'data:text/html,<script>alert(1)</script>'],
  ['an address that no browser reads', 'https://xn--0.example/a'],
  ['a path of another system', 'C:\\windows\\x'],
  ['a name that another system keeps', 'con'],
  ['a picture that leads out', 'images/../../secret.png'],
  ['a picture that is not there', 'images/none.svg'],
  ['a day that is not in the calendar', '2027-02-30'],
  ['a day before all others', '0000-00-00'],
  ['a day after all others', '9999-12-31'],
  ['a time that no clock shows', '24:60'],
  ['a placeholder that is not known', '{nothing}'],
  ['a placeholder that is not closed', '{year'],
  ['a name that nothing has', 'nothing-has-this-name'],
];

const ofTexts: readonly Mutation[] = strange.map(([name, text]) => ({
  name,
  types: ['string'],
  change: to(text),
}));

const payloadsInTexts: readonly Mutation[] = payloads.map(({ name, text }) => ({
  name: `says ${name}`,
  types: ['string'],
  change: to(text),
}));

const ofChoices: readonly Mutation[] = of(
  ['enum', 'literal'],
  [
    { name: 'of no such choice', change: to('none-of-these') },
    { name: 'in capitals', change: (before) => String(before ?? 'any').toUpperCase() },
    { name: 'with a space after it', change: (before) => `${before ?? 'any'} ` },
    { name: 'the name of a method as a choice', change: to('constructor') },
  ],
);

const ofTruths: readonly Mutation[] = [
  { name: 'the other truth', types: ['boolean', 'literal'], change: (before) => before !== true },
];

const ofLists: readonly Mutation[] = of(
  ['array', 'tuple'],
  [
    { name: 'with an entry twice', change: (before) => [...list(before), ...list(before).slice(0, 1)] },
    { name: 'with null among its entries', change: (before) => [...list(before), null] },
    { name: 'with one entry', change: (before) => list(before).slice(0, 1) },
    {
      name: 'with a thousand entries',
      change: (before) => Array.from({ length: 1000 }, () => list(before)[0]),
    },
    { name: 'of texts', change: to(['a', 'b']) },
  ],
);

/** Mutations of the same kinds of values. */
function of(types: readonly string[], all: readonly Mutation[]): readonly Mutation[] {
  return all.map((mutation) => ({ ...mutation, types }));
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const ofObjects: readonly Mutation[] = of(
  ['object', 'union'],
  [
    { name: 'with a key that is not known', change: onObject(['surprise', 1]) },
    { name: 'with the key of a prototype', change: onObject(['__proto__', { admin: true }]) },
    { name: 'with the key of a method', change: onObject(['constructor', { prototype: {} }]) },
    {
      name: 'with a key twice',
      change: (before) => onObject([again(Object.keys(Object(before))[0] ?? 'x'), 1])(before),
    },
    { name: 'with an empty key', change: onObject(['', 1]) },
    { name: 'with a key of strange letters', change: onObject(['<\u202E\u0000"', 1]) },
  ],
);

/** All ways to break a value. */
export const mutations: readonly Mutation[] = [
  ...ofAnyType,
  ...ofNumbers,
  ...ofTexts,
  ...payloadsInTexts,
  ...ofChoices,
  ...ofTruths,
  ...ofLists,
  ...ofObjects,
];

/** Whether a mutation applies to a value of this type. */
export const fits = ({ types }: Mutation, { type }: Spot): boolean => types?.includes(type) ?? true;
