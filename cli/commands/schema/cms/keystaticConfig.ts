import type { ContentForm } from './contentForms.ts';
import type { Choice, FormField } from './formField.ts';
import type { Repository } from './repository.ts';

/** The text of a `keystatic.config.ts`. Keystatic edits objects; files that are lists stay as they are. */
export function keystaticConfig(forms: readonly ContentForm[], { name }: Repository): string {
  const collections = forms.filter(({ kind }) => kind === 'folder').map(collectionOf);
  const singletons = forms.filter(({ kind }) => kind === 'file').map(singletonOf);
  return `// Written by "city-deals schema --cms keystatic". Run it again when the content has new categories or fields.
import { collection, config, fields, singleton } from '@keystatic/core';

export default config({
  storage: { kind: 'github', repo: ${literal(name)} },
  collections: ${objectOf(collections, 1)},
  singletons: ${objectOf(singletons, 1)},
});
`;
}

/** A key of an object and the source of its value. */
type Entry = readonly [key: string, source: string];

function collectionOf(form: ContentForm): Entry {
  const isMarkdown = form.format === 'markdown';
  const schema = form.fields.map((field): Entry => {
    const isTitle = field.name === form.title && field.kind === 'text';
    return [field.name, isTitle ? titleSource(field) : sourceOf(field, false, 4)];
  });
  const settings: Entry[] = [
    ['label', literal(form.label)],
    ['path', literal(`${form.path}/*`)],
    ['slugField', literal(form.title)],
    ['format', literal(isMarkdown ? { contentField: 'body' } : { data: 'json' })],
    ['schema', objectOf(schema, 3)],
  ];
  return [form.name, `collection(${objectOf(settings, 2)})`];
}

function singletonOf({ name, label, path, fields }: ContentForm): Entry {
  const schema = fields.map((field): Entry => [field.name, sourceOf(field, false, 4)]);
  const settings: Entry[] = [
    ['label', literal(label)],
    ['path', literal(path.replace(/\.json$/, ''))],
    ['format', literal({ data: 'json' })],
    ['schema', objectOf(schema, 3)],
  ];
  return [name, `singleton(${objectOf(settings, 2)})`];
}

/** The field that names an entry, and its file. */
const titleSource = ({ label, help, maxLength }: FieldOf<'text'>) =>
  `fields.slug(${literal({
    name: { label, description: help, validation: { length: { min: 1, max: maxLength ?? undefined } } },
    slug: { label: 'Name of the file', description: 'Lower-case words joined by hyphens.' },
  })})`;

type FieldOf<Kind> = Extract<FormField, { readonly kind: Kind }>;

/** The source of a field. The parts of something optional are never required: Keystatic always shows them. */
function sourceOf(field: FormField, isInOptional: boolean, depth: number): string {
  const about = { label: field.label, ...(field.help === '' ? {} : { description: field.help }) };
  const isRequired = field.isRequired && !isInOptional;
  switch (field.kind) {
    case 'text':
      return call('text', { ...about, ...textOptions(field, isRequired) });
    case 'number':
      return call(field.isWhole ? 'integer' : 'number', { ...about, ...numberOptions(field, isRequired) });
    case 'toggle':
      return call('checkbox', { ...about, defaultValue: field.initial });
    case 'choice':
      return areTexts(field.choices) ? call('select', { ...about, ...selectOptions(field) }) : ignored;
    case 'choices':
      return areTexts(field.choices) ? call('multiselect', { ...about, options: field.choices }) : ignored;
    case 'date':
      return call('date', { ...about, validation: { isRequired } });
    case 'picture':
      // Its field for pictures drops those that it has not stored itself.
      return call('text', about);
    case 'body':
      return call('markdoc', { ...about, extension: 'md' });
    case 'object':
      return `fields.object(${objectOf(innerOf(field, isInOptional, depth), depth)}, ${literal(about)})`;
    case 'list':
      return `fields.array(${sourceOf(field.item, false, depth)}, ${literal({ ...about, ...lengthOf(field, isRequired) })})`;
    case 'kept':
      return ignored;
  }
}

/** A field that Keystatic does not show and saves as it was. */
const ignored = 'fields.ignored()';

const call = (kind: string, options: object) => `fields.${kind}(${literal(options)})`;

/** Its choices have texts as values; numbers, yes and no stay as they are in the file. */
const areTexts = (choices: readonly Choice[]) => choices.every(({ value }) => typeof value === 'string');

const innerOf = ({ fields, isRequired }: FieldOf<'object'>, isInOptional: boolean, depth: number) =>
  fields.map((inner): Entry => [inner.name, sourceOf(inner, isInOptional || !isRequired, depth + 1)]);

const textOptions = ({ isLong, maxLength }: FieldOf<'text'>, isRequired: boolean) => ({
  ...(isLong ? { multiline: true } : {}),
  validation: { isRequired, length: { max: maxLength ?? undefined } },
});

const numberOptions = ({ min, max }: FieldOf<'number'>, isRequired: boolean) => ({
  validation: { isRequired, min: min ?? undefined, max: max ?? undefined },
});

/** Chooses nothing at first, so that nobody's deal is in the first category by accident. */
const selectOptions = ({ choices }: FieldOf<'choice'>) => ({
  options: [{ label: '–', value: '' }, ...choices],
  defaultValue: '',
});

const lengthOf = ({ min, max }: FieldOf<'list'>, isRequired: boolean) => ({
  validation: { length: { min: isRequired ? (min ?? undefined) : undefined, max: max ?? undefined } },
});

const literal = (value: unknown) => JSON.stringify(value);

function objectOf(entries: readonly Entry[], depth: number): string {
  const indent = '  '.repeat(depth);
  const lines = entries.map(([key, source]) => `${indent}  ${keyOf(key)}: ${source},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key));
