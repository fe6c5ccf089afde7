import { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What would be valid instead, by an issue and the schemas of its value, the outermost first; completes "expected: …". The error texts of the
 * schemas are written for this place.
 */
export function expectation(issue: Issue, layers: readonly unknown[]): string | null {
  switch (issue.code) {
    case 'invalid_type':
      return isOwnMessage(issue) ? issue.message : `${typeWords(issue.expected)}${exampleWords(layers)}`;
    case 'invalid_value':
      return `one of ${issue.values.map((value) => JSON.stringify(value)).join(', ')}`;
    case 'too_small':
      return `${boundWords(issue, 'at least', 'more than')} ${sizeWords(issue.minimum, issue.origin)}`;
    case 'too_big':
      return `${boundWords(issue, 'at most', 'less than')} ${sizeWords(issue.maximum, issue.origin)}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'an email address, such as "hello@deals.example"' : issue.message;
    default:
      return issue.message;
  }
}

/** False for a text that zod made, such as "Invalid input: expected string, received undefined". */
const isOwnMessage = ({ message }: Issue) => !message.startsWith('Invalid input');

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list: [ … ]',
  object: 'an object: { … }',
};

const typeWords = (type: string) => typeNames[type] ?? (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

/** The first example that a description gives, if it is short. */
function exampleWords(layers: readonly unknown[]): string {
  const example = layers.flatMap(examplesOf)[0];
  const text = example === undefined ? '' : JSON.stringify(example);
  return text === '' || text.length > 60 ? '' : `, such as ${text}`;
}

function examplesOf(schema: unknown): readonly unknown[] {
  const examples: unknown = schema instanceof z.ZodType ? z.globalRegistry.get(schema)?.examples : null;
  return Array.isArray(examples) ? examples : [];
}

type Bound = { readonly inclusive?: boolean | undefined; readonly exact?: boolean | undefined };

const boundWords = ({ exact, inclusive }: Bound, inclusiveWords: string, exclusiveWords: string) =>
  exact ? 'exactly' : inclusive ? inclusiveWords : exclusiveWords;

/** "1 character", "3 entries", "24.5". */
export function sizeWords(amount: number | bigint, origin: string): string {
  const isSingular = Number(amount) === 1;
  if (origin === 'string') return isSingular ? '1 character' : `${amount} characters`;
  if (origin === 'array') return isSingular ? '1 entry' : `${amount} entries`;
  return String(amount);
}
