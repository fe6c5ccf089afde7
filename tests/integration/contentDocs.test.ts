import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { jsonSchemaOf } from '../../cli/commands/schema/jsonSchema.ts';
import { artSchema } from '../../data/schema/art.ts';
import { dealSchema } from '../../data/schema/deal.ts';
import { selectionSchema } from '../../data/schema/guide.ts';
import { holidayRuleSchema } from '../../data/schema/holidayRule.ts';
import { knownQuestionsSchema } from '../../data/schema/knownQuestion.ts';
import { mapSchema } from '../../data/schema/map.ts';
import { siteSchema } from '../../data/schema/site.ts';
import { vendorSchema } from '../../data/schema/vendor.ts';
import { createSchemaCheck } from '../support/jsonSchemas.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

/** The schemas of examples, by the word after "json" at the start of their code blocks. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  deal: dealSchema,
  vendor: vendorSchema,
  questions: knownQuestionsSchema,
  art: artSchema,
  selection: selectionSchema,
  date: holidayRuleSchema,
  site: siteSchema,
  // The other fields stay as they are.
  map: mapSchema.partial(),
};

const text = ['content.md', 'additions.md']
  .map((file) => readFileSync(path.join(root, 'docs', file), 'utf8'))
  .join('');
const examples = [...text.matchAll(/^```json(.*)\n([\s\S]*?)^```$/gm)].map(([, kind = '', code = '']) => ({
  kind: kind.trim(),
  code,
}));

/** An example as a whole entity: lines of a deal replace those of a sample that say the same. */
function entityOf(kind: string, code: string): unknown {
  if (kind === 'site') return { ...smallCity()['site.json'], ...JSON.parse(`{${code}}`) };
  if (kind !== 'deal') return JSON.parse(code);
  const lines: Record<string, unknown> = JSON.parse(`{${code}}`);
  const has = (...keys: string[]) => keys.some((key) => key in lines);
  const {
    originalPrice,
    discountPrice,
    discountPercent,
    neighborhood,
    expiryDate,
    publishedDate,
    imageUrl,
    ...rest
  } = sampleDeal('tea');
  return {
    ...rest,
    ...(has('discountPrice', 'offerText') ? {} : { originalPrice, discountPrice, discountPercent }),
    ...(has('neighborhood', 'locations', 'citywide') ? {} : { neighborhood }),
    ...(has('publishedDate') ? {} : { publishedDate, expiryDate }),
    ...(has('art', 'imageUrl') ? {} : { imageUrl }),
    ...lines,
  };
}

describe('docs/content.md and docs/additions.md', () => {
  it('has examples of every kind', () => {
    expect(new Set(examples.map(({ kind }) => kind))).toEqual(new Set(Object.keys(schemas)));
  });

  it.each(examples)('shows valid content: $code', ({ kind, code }) => {
    const schema = schemas[kind];
    if (!schema) throw new Error(`"${kind}" is no kind of example.`);
    const entity = entityOf(kind, code);
    expect(schema.safeParse(entity)).toMatchObject({ success: true });
    expect(createSchemaCheck(jsonSchemaOf(schema, {}))(JSON.stringify(entity))).toEqual([]);
  });

  it('explains by example what a deal offers, how long, where and when', () => {
    const shown = examples
      .filter(({ kind }) => kind === 'deal')
      .map(({ code }) => code)
      .join();
    const explained = [
      ...['originalPrice', 'discountPrice', 'offerText', 'discountPercent', 'couponCode'],
      ...['startDate', 'expiryDate', 'withdrawnDate', 'priceCheckedDate'],
      ...['neighborhood', 'coordinates', 'locations', 'citywide'],
      ...['hours', 'specialHours', 'sessions', 'days', 'months', 'irregular', 'facts'],
    ];
    expect(explained.filter((key) => !shown.includes(`"${key}"`))).toEqual([]);
    const facts = Object.keys((dealSchema.shape.facts.unwrap() as { shape: object }).shape);
    expect(facts.filter((key) => !shown.includes(`"${key}"`))).toEqual([]);
  });
});
