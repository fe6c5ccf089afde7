import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../../../../cli/commands/schema/cms/formField.ts';
import { formFields } from '../../../../../../cli/commands/schema/cms/formFields.ts';
import { jsonSchemaOf } from '../../../../../../cli/commands/schema/jsonSchema.ts';
import { dealSchema } from '../../../../../../data/schema/deal.ts';
import { siteSchema } from '../../../../../../data/schema/site.ts';

const food = [{ value: 'food', label: 'Food & drink' }];
const deal = formFields(jsonSchemaOf(dealSchema, null), { category: food });

/** The field at a path such as "facts.access". */
function fieldAt(fields: readonly FormField[], path: string): FormField {
  const [name, ...rest] = path.split('.');
  const found = fields.find((field) => field.name === name);
  if (!found) throw new Error(`There is no field ${name}.`);
  if (rest.length === 0) return found;
  const holder = found.kind === 'list' ? found.item : found;
  return fieldAt(holder.kind === 'object' ? holder.fields : [], rest.join('.'));
}

/** The paths of all fields that a form cannot show. */
const keptIn = (fields: readonly FormField[], base = ''): string[] =>
  fields.flatMap((field) => {
    const path = `${base}${field.name}`;
    const holder = field.kind === 'list' ? field.item : field;
    if (holder.kind === 'kept') return [path];
    return holder.kind === 'object' ? keptIn(holder.fields, `${path}.`) : [];
  });

describe('cli/commands/schema/cms/formFields', () => {
  it.each([
    ['title', 'text'],
    ['originalPrice', 'number'],
    ['publishedDate', 'date'],
    ['imageUrl', 'picture'],
    ['category', 'choice'],
    ['days', 'choices'],
    ['months', 'choices'],
    ['included', 'list'],
    ['hours', 'list'],
    ['coordinates', 'object'],
    ['draft', 'toggle'],
    ['citywide', 'toggle'],
    ['clickCount', 'kept'],
  ])('shows %s as %s', (path, kind) => {
    expect(fieldAt(deal, path).kind).toBe(kind);
  });

  it('offers what the content has, and takes any text where nothing is known', () => {
    expect(fieldAt(deal, 'category')).toMatchObject({ choices: food });
    expect(fieldAt(deal, 'neighborhood').kind).toBe('text');
  });

  it('leaves it open whether a deal is outdoors, since "no" would say that it is indoors', () => {
    const yesOrNo = [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ];
    for (const path of ['outdoor', 'facts.access.stepFree', 'facts.booking.required']) {
      expect(fieldAt(deal, path)).toMatchObject({ kind: 'choice', choices: yesOrNo });
    }
  });

  it('explains fields by the labels that people see', () => {
    expect(fieldAt(deal, 'imageUrl')).toMatchObject({ label: 'Image address', isRequired: false });
    expect(fieldAt(deal, 'art').help).toContain('“Image address”');
    expect(fieldAt(deal, 'title').help).toContain('Example: Taco flight for two');
  });

  it('gives several lines to what can have paragraphs, and tests only patterns that every browser reads the same', () => {
    expect(fieldAt(deal, 'description')).toMatchObject({ isLong: true, maxLength: 4000, pattern: null });
    expect(fieldAt(deal, 'title')).toMatchObject({ isLong: false, pattern: null });
    expect(fieldAt(deal, 'slug')).toMatchObject({
      pattern: ['^[a-z0-9]+(?:-[a-z0-9]+)*$', expect.any(String)],
    });
  });

  it('has a form for everything but a few fields, which stay as they are in the file', () => {
    expect(keptIn(deal)).toEqual(['$schema', 'id', 'clickCount']);
    expect(keptIn(formFields(jsonSchemaOf(siteSchema, null), {}))).toEqual([
      '$schema',
      'publicHolidays.date',
      'assistant.helpLines.translations',
      'analytics',
      'newsletter',
    ]);
  });
});
