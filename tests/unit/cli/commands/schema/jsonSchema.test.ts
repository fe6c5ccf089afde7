import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contentKinds } from '../../../../../cli/commands/schema/contentKinds.ts';
import { jsonSchemaOf } from '../../../../../cli/commands/schema/jsonSchema.ts';
import type { JsonSchema } from '../../../../../cli/commands/schema/schemaParts.ts';
import { line } from '../../../../../data/schema/primitives.ts';
import { createSchemaCheck } from '../../../../support/jsonSchemas.ts';

/** A field of a JSON Schema, by its name in the schema of the kind. */
interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
}

function fieldsIn(value: unknown, name: string): Field[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsIn(entry, name));
  const { properties, examples: _, default: __, dependentSchemas: ___, ...rest } = value as JsonSchema;
  const own = Object.entries((properties ?? {}) as Record<string, JsonSchema>).flatMap(([key, schema]) =>
    typeof schema === 'object'
      ? [{ name: `${name}.${key}`, schema }, ...fieldsIn(schema, `${name}.${key}`)]
      : [],
  );
  return [...own, ...Object.values(rest).flatMap((inner) => fieldsIn(inner, name))];
}

const isConditional = ({ name, schema }: Field) =>
  ['isTimeSensitive', 'provider'].some((key) => name.endsWith(`.${key}`)) && 'const' in schema;

const fields = contentKinds
  .flatMap(({ name, schema }) => fieldsIn(jsonSchemaOf(schema, null), name))
  .filter((field) => !isConditional(field));

describe('cli/commands/schema/jsonSchema', () => {
  it('describes every field of content', () => {
    expect(fields.length).toBeGreaterThan(300);
    expect(fields.filter(({ schema }) => !schema.description).map(({ name }) => name)).toEqual([]);
  });

  it('names every kind of content', () => {
    for (const { schema } of contentKinds) {
      expect(jsonSchemaOf(schema, null)).toMatchObject({ title: /./, description: /./ });
    }
  });

  it('gives only examples that are valid', () => {
    const withExamples = fields.filter(({ schema }) => Array.isArray(schema.examples));
    expect(withExamples.length).toBeGreaterThan(200);
    for (const { name, schema } of withExamples) {
      const check = createSchemaCheck(schema);
      for (const example of schema.examples as unknown[]) {
        expect({ name, marks: check(JSON.stringify(example)) }).toEqual({ name, marks: [] });
      }
    }
  });

  it('says with dates and addresses what they are', () => {
    const formats = Object.fromEntries(fields.map(({ name, schema }) => [name, schema.format]));
    expect(formats).toMatchObject({
      'deals.expiryDate': 'date',
      'deals.affiliateUrl': 'uri',
      'site.origin': 'uri',
      'site.contactEmail': 'email',
    });
  });

  it('tells what a text with a pattern must be', () => {
    const silent = fields.filter(
      ({ schema }) => schema.pattern && schema.format !== 'email' && !schema.patternErrorMessage,
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('turns the words of a rule into a sentence for editors', () => {
    expect(jsonSchemaOf(z.string().regex(/^a$/, { error: 'the letter "a"' }), {})).toMatchObject({
      pattern: '^a$',
      patternErrorMessage: 'Expected the letter "a".',
    });
    expect(jsonSchemaOf(line(20), {})).toMatchObject({
      patternErrorMessage: 'Expected one line of text without leading or trailing spaces.',
    });
  });

  it('leaves out bounds that every number has', () => {
    expect(jsonSchemaOf(z.int().min(1), {})).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'integer',
      minimum: 1,
    });
  });

  it('checks one object and a list of objects by the same rules, and reports only those', () => {
    const entry = z.strictObject({ size: z.int() });
    const check = createSchemaCheck(jsonSchemaOf(z.union([entry, z.array(entry)]), {}));
    expect([check('{"size":1}'), check('[]'), check('[{"size":1}]')]).toEqual([[], [], []]);
    const mark = { marked: '"x"', message: 'must be integer' };
    expect(check('{"size":"x"}')).toContainEqual(mark);
    expect(check('[{"size":"x"}]')).toContainEqual(mark);
    expect(check('1').map(({ marked }) => marked)).toContain('1');
  });
});
