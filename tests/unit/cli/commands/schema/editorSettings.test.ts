import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { withSchemaSettings } from '../../../../../cli/commands/schema/editorSettings.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';

const deals = { url: './.schemas/deals.schema.json', fileMatch: ['data/content/deals/*.json'] };
const site = { url: './.schemas/site.schema.json', fileMatch: ['data/content/site.json'] };

const merged = (text: string) => {
  const result = withSchemaSettings(text, [deals, site]);
  if (result === null) throw new Error('The settings were refused.');
  return result;
};

describe('cli/commands/schema/editorSettings', () => {
  it.each(['', '\n', '{}', '{\n}\n'])('adds the entries to settings that are %j', (text) => {
    expect(parse(merged(text))).toEqual({ 'json.schemas': [deals, site] });
  });

  it('keeps comments, other settings and other entries as they are', () => {
    const text = `{
\t// Ours.
\t"editor.tabSize": 2, /* two */
\t"json.schemas": [
\t\t// Of another tool.
\t\t{ "url": "./other.json", "fileMatch": ["*.other.json"] },
\t],
}
`;
    const result = merged(text);
    for (const line of text.split('\n').slice(0, 6)) expect(result).toContain(line);
    expect(parse(result, [], { allowTrailingComma: true })).toEqual({
      'editor.tabSize': 2,
      'json.schemas': [{ url: './other.json', fileMatch: ['*.other.json'] }, deals, site],
    });
  });

  it('corrects the files of an entry, and keeps what else it has', () => {
    const text = JSON.stringify({ 'json.schemas': [{ ...site, fileMatch: ['old/site.json'], note: 1 }] });
    expect(parse(merged(text))).toEqual({ 'json.schemas': [{ ...site, note: 1 }, deals] });
  });

  it.each(['{', '[]', '{ "json.schemas": {} }', 'null', '{"a" 1}'])('refuses %s', (text) => {
    expect(withSchemaSettings(text, [deals])).toBeNull();
  });

  it('changes nothing when it is done again, whatever the settings are', () => {
    const layout = fc.record({ indent: fc.constantFrom(2, 4, '\t', 0), eol: fc.constantFrom('\n', '\r\n') });
    const settings = fc.dictionary(fc.string(), fc.jsonValue());
    const entries = fc.array(fc.constantFrom<unknown>(deals, { ...site, fileMatch: [] }, 1, null, {}));
    fc.assert(
      fc.property(settings, entries, layout, fc.boolean(), (others, list, { indent, eol }, hasMark) => {
        const value = { ...others, ...(list.length > 0 ? { 'json.schemas': list } : {}) };
        const text = (hasMark ? '\uFEFF' : '') + JSON.stringify(value, null, indent).replaceAll('\n', eol);
        const once = merged(text);
        expect(merged(once)).toBe(once);
        // Not by jsonc-parser, which loses a setting with the name "__proto__".
        const read = JSON.parse(once.replace('\uFEFF', ''));
        for (const key of Object.keys(others))
          expect(read[key]).toEqual(JSON.parse(JSON.stringify(others[key])));
        expect(read['json.schemas']).toEqual(expect.arrayContaining([deals, site]));
      }),
      propertyRuns(1000),
    );
  });
});
