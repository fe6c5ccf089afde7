import type { Reference } from '../../../data/schema/references.ts';
import type { JsonSchema } from './schemaParts.ts';

const references: Readonly<Record<Reference, string>> = {
  category: 'id of a category',
  neighborhood: 'id of a neighborhood',
  vendor: 'id of a vendor, or a name',
  deal: 'slug of a deal',
  drawing: 'name of a drawing',
  'landing-page': 'name of a landing page',
  currency: 'code of a currency',
  'time-zone': 'name of a time zone',
  page: 'path of a page',
};

/** What a field can hold, in words of Markdown. A part with a title has a section of its own, to which they link. */
export function fieldType(field: JsonSchema): string {
  const { title, type, enum: values, const: only, items, anyOf, oneOf, references: reference } = field;
  if (items !== undefined && items !== false) return listType(items as JsonSchema);
  if (typeof title === 'string') return `[${title}](#${anchorOf(title)})`;
  if (reference !== undefined) return references[reference as Reference];
  if (Array.isArray(values)) return values.map((value) => `\`${JSON.stringify(value)}\``).join(', ');
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  const options = (anyOf ?? oneOf) as readonly JsonSchema[] | undefined;
  if (options !== undefined) return [...new Set(options.map(fieldType))].join(' or ');
  return plainType(String(type), field);
}

/** Known things are counted in words, such as "list of [Link](#link)"; the bounds of texts and numbers apply to each. */
function listType(items: JsonSchema): string {
  const type = fieldType(items);
  return /[,`]/.test(type) ? `list, each ${type}` : `list of ${type}`;
}

/** The parts of an object that have sections of their own, in the order of its fields. */
export function partsOf(schema: JsonSchema): JsonSchema[] {
  const { properties, items, anyOf, oneOf } = schema;
  const inner = [
    ...Object.values((properties ?? {}) as Record<string, JsonSchema>),
    ...(items === undefined || items === false ? [] : [items as JsonSchema]),
    ...(((anyOf ?? oneOf) as readonly JsonSchema[] | undefined) ?? []),
  ];
  return inner.flatMap((part) => (isSection(part) ? [part] : partsOf(part)));
}

const isSection = ({ title, items }: JsonSchema) => typeof title === 'string' && items === undefined;

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

function plainType(type: string, field: JsonSchema): string {
  switch (type) {
    case 'string':
      return textType(field);
    case 'boolean':
      return '`true` or `false`';
    case 'integer':
      return `whole number${bounds(field)}`;
    case 'number':
      return `number${bounds(field)}`;
    case 'null':
      return '`null`';
    case 'array':
      return 'pair of numbers';
    default:
      return type;
  }
}

function textType({ format, maxLength, readingLength = maxLength }: JsonSchema): string {
  if (format === 'date') return 'date';
  if (format === 'uri') return 'https: address';
  if (format === 'email') return 'email address';
  return readingLength === undefined ? 'text' : `text, up to ${readingLength} characters`;
}

function bounds({ minimum, maximum, exclusiveMinimum }: JsonSchema): string {
  if (exclusiveMinimum !== undefined) return `, above ${exclusiveMinimum}, at most ${maximum}`;
  if (minimum !== undefined && maximum !== undefined) return `, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `, at least ${minimum}`;
  return maximum === undefined ? '' : `, at most ${maximum}`;
}
