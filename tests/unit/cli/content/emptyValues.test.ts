import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { withoutEmptyValues } from '../../../../cli/content/emptyValues.ts';

const schema = z
  .strictObject({
    title: z.string().min(1),
    intro: z.string().min(1).optional(),
    tags: z.array(z.string()).min(1).optional(),
    aliases: z.array(z.string()),
    price: z.number().optional(),
    kind: z.enum(['a', 'b']).default('a'),
    citywide: z.literal(true).optional(),
    isNew: z.boolean().optional(),
    art: z.strictObject({ drawing: z.string(), tone: z.string().min(1).optional() }).optional(),
    items: z.array(z.strictObject({ text: z.string(), note: z.string().min(1).optional() })).optional(),
  })
  .refine(() => true);

const title = 'Soup';

describe('cli/content/emptyValues', () => {
  it.each([
    ['an empty text', { title, intro: '' }],
    ['an empty list', { title, tags: [] }],
    ['null', { title, price: null, intro: null }],
    ['an empty text for a word with a default', { title, kind: '' }],
    ['an object of empty values', { title, art: { drawing: '', tone: null } }],
    ['an object without anything', { title, art: {} }],
    ['false where only true is a value', { title, citywide: false }],
  ])('leaves out %s', (_, value) => {
    expect(withoutEmptyValues(value, schema)).toEqual({ title });
  });

  it.each([
    ['a key that is required', { title: '', aliases: [] }],
    ['a key that nobody knows', { title, subtitle: '', more: null }],
    ['no and nought', { title, isNew: false, price: 0 }],
    ['a space', { title, intro: ' ' }],
    ['a list of an empty text', { title, tags: [''] }],
    ['a required key in an object that is not empty', { title, art: { drawing: '', tone: 'sky' } }],
    ['anything that is no object', ['x', null]],
  ])('keeps %s, and returns the value itself', (_, value) => {
    expect(withoutEmptyValues(value, schema)).toBe(value);
  });

  it('looks into objects and lists', () => {
    const value = {
      title,
      art: { drawing: 'soup', tone: '' },
      items: [{ text: 'a', note: '' }, { text: '' }],
    };
    expect(withoutEmptyValues(value, schema)).toEqual({
      title,
      art: { drawing: 'soup' },
      items: [{ text: 'a' }, { text: '' }],
    });
  });

  it('follows the kind of an entry', () => {
    const kinds = z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('text'), intro: z.string() }),
        z.strictObject({ kind: z.literal('list'), intro: z.string().optional() }),
      ]),
    );
    const value = [
      { kind: 'text', intro: '' },
      { kind: 'list', intro: '' },
    ];
    expect(withoutEmptyValues(value, kinds)).toEqual([{ kind: 'text', intro: '' }, { kind: 'list' }]);
  });

  it('does not change what it was given', () => {
    const value = Object.freeze({ title, art: Object.freeze({ drawing: 'soup', tone: '' }), intro: '' });
    expect(withoutEmptyValues(value, schema)).toEqual({ title, art: { drawing: 'soup' } });
  });
});
