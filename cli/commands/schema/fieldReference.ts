import type { ContentKind } from './contentKinds.ts';
import { contentKinds } from './contentKinds.ts';
import { fieldType, partsOf } from './fieldType.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import type { JsonSchema } from './schemaParts.ts';

const introduction = `# Fields of content

<!-- Written by "npm run docs:fields" from data/schema. Do not edit. -->

Every field of every file, as the schemas have it. Those in bold type are required; values
are shown as JSON. [Content](content.md) explains how they work together.
`;

/** A part of the reference, with all descriptions that its uses have. */
interface Section {
  readonly title: string;
  readonly files: string | null;
  readonly shapes: readonly JsonSchema[];
  readonly descriptions: Set<string>;
}

/** All fields of content as Markdown: a section for each kind of file, and for each part that several fields have. */
export function fieldReference(): string {
  const sections = new Map<string, Section>();
  // The keys of messages are those of the program; `city-deals messages --print` lists them with their words.
  for (const kind of contentKinds.filter(({ name }) => !['messages', 'site-part'].includes(name))) {
    addSection(sections, entryOf(jsonSchemaOf(kind.schema, null)), filesOf(kind));
  }
  return `${introduction}\n${[...sections.values()].map(printSection).join('\n')}`;
}

function addSection(sections: Map<string, Section>, schema: JsonSchema, files: string | null): void {
  const title = String(schema.title);
  const present = sections.get(title);
  present?.descriptions.add(describe(schema));
  if (present) return;
  const shapes = shapesOfUnion(schema);
  sections.set(title, { title, files, shapes, descriptions: new Set([describe(schema)]) });
  for (const part of shapes.flatMap(partsOf)) addSection(sections, part, null);
}

function printSection({ title, files, shapes, descriptions }: Section): string {
  // What differs from use to use stands with the uses.
  const description = descriptions.size === 1 ? [...descriptions].join('') : null;
  const about = [files, description].filter((text) => text !== null).join(': ');
  const tables = shapes.map((shape) => [tableHead, ...rowsOf(shape, '')].join('\n'));
  return [`## ${title}`, ...(about === '' ? [] : [escaped(about)]), tables.join('\n\nor\n\n'), '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

const tableHead = '| field | type | what | example |\n| --- | --- | --- | --- |';

/** A name in angle brackets would be a tag of HTML. */
const escaped = (text: string) => text.replaceAll('<', '\\<');

/** The files of a kind, for readers. */
function filesOf({ files }: ContentKind): string {
  const [first, ...others] = files.map((file) => `\`${file.replace('!', '')}\``);
  return others.length === 0 ? `${first}` : `${first} but ${others.join(', ')}`;
}

/** The schema of one entry, for a file that is a list of them. */
function entryOf(schema: JsonSchema): JsonSchema {
  const { items, $defs } = schema;
  const entry = ($defs as Record<string, JsonSchema> | undefined)?.entry ?? items ?? schema;
  return entry as JsonSchema;
}

/** The objects that a schema describes: itself, or the alternatives of a union. */
function shapesOfUnion(schema: JsonSchema): readonly JsonSchema[] {
  const options = (schema.oneOf ?? schema.anyOf) as readonly JsonSchema[] | undefined;
  return schema.properties === undefined ? (options ?? []) : [schema];
}

/** A row for each field, and for those of parts without a section of their own. */
function rowsOf(schema: JsonSchema, prefix: string): string[] {
  const required = (schema.required ?? []) as readonly string[];
  return Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const marked = required.includes(name) ? `**\`${path}\`**` : `\`${path}\``;
    const cells = [marked, fieldType(field), escaped(whatOf(field)), exampleOf(field)];
    const inner = innerObject(field);
    const row = `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
    return inner ? [row, ...rowsOf(inner.schema, `${path}${inner.suffix}.`)] : [row];
  });
}

/** The object in a field, or of the entries of its list, if no section of its own describes it. */
function innerObject(field: JsonSchema): { schema: JsonSchema; suffix: string } | null {
  const items = field.items as JsonSchema | undefined;
  const schema = items ?? field;
  if (schema.properties === undefined || schema.title !== undefined) return null;
  return { schema, suffix: items ? '[]' : '' };
}

function whatOf(field: JsonSchema): string {
  const { default: initial } = field;
  const isShown = initial !== undefined && (typeof initial !== 'object' || Array.isArray(initial));
  return `${describe(field)}${isShown ? ` Default: ${code(initial)}.` : ''}`;
}

function exampleOf({ examples }: JsonSchema): string {
  const example: unknown = Array.isArray(examples) ? examples[0] : undefined;
  return example === undefined ? '' : code(example);
}

const code = (value: unknown) => `\`${JSON.stringify(value)}\``;

const describe = (schema: JsonSchema) => String(schema.description ?? '');
