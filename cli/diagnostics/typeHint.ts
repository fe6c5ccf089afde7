/** An amount as people write it: "50", "$25.00", "24,90 €". */
const amount = /^[^\d-]{0,4}(\d{1,7})(?:[.,](\d{1,2}))?[^\d]{0,4}$/;

const truths = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);

/** How to write a value of the wrong type as the type that zod expects; `null` if it is not clear what it means. */
export function typeHint(expected: string, value: unknown): string | null {
  switch (expected) {
    case 'number':
    case 'int':
      return numberHint(value);
    case 'boolean': {
      const meant = truths.get(String(value).toLowerCase());
      return meant === undefined ? null : `Write ${meant}, without quotes.`;
    }
    case 'string':
      return typeof value === 'number' ? `Write it in quotes: "${value}".` : null;
    case 'array':
      return typeof value === 'string' ? listHint(value) : null;
    case 'object':
      return Array.isArray(value) && value.length === 1
        ? 'Write the object alone, without [ ] around it.'
        : null;
    default:
      return null;
  }
}

function numberHint(value: unknown): string | null {
  const [, whole, fraction] = typeof value === 'string' ? (amount.exec(value.trim()) ?? []) : [];
  if (whole === undefined) return null;
  const isPlain = /^[\s\d.]+$/.test(String(value));
  const number = Number(`${whole}.${fraction ?? 0}`);
  return `Write ${number}, without quotes${isPlain ? '' : ' and without a currency sign or decimal comma'}.`;
}

const maxListLength = 100;

function listHint(value: string): string | null {
  const entries = value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  if (entries.length === 0 || value.length > maxListLength) return null;
  return `Write ${JSON.stringify(entries).replaceAll('","', '", "')}.`;
}
