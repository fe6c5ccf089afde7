import { describe, expect, it } from 'vitest';
import { diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { faultsOfSite } from '../../support/hostile/builtFaults.ts';
import { drawingFaults } from '../../support/hostile/drawingFaults.ts';
import { jsonFaults } from '../../support/hostile/jsonFaults.ts';
import { markdownFaults } from '../../support/hostile/markdownFaults.ts';
import { faultsOfRefusal } from '../../support/hostile/refusals.ts';
import { valueCases } from '../../support/hostile/valueCases.ts';
import { mutations } from '../../support/hostile/valueMutations.ts';

const page = (body: string) => `<!doctype html><html><head></head><body>${body}</body></html>`;
const faultsOfPage = (body: string) => faultsOfSite(new Map([['index.html', Buffer.from(page(body))]]));

describe('the judge of hostile content', () => {
  it.each([
    ['an element of the content', '<p><x-hostile></p>'],
    ['an attribute of the content', '<p title="a" x-hostile="1">'],
    ['an event', '<img alt="a" onerror="b()">'],
    ['a link that is a script', '<a href="javascript:a()">'],
    ['a link to another host without its scheme', '<a href="//evil.example">'],
    ['data that can end its script', '<script type="application/ld+json">{"a":"<"}</script>'],
    ['data that is no JSON', '<script type="application/json">{"a":</script>'],
    ['a value that nobody meant', '<img width="NaN">'],
    ['a text that nobody meant', '<p>undefined</p>'],
    ['a reference to nothing', '<a href="/nowhere">'],
  ])('finds %s in a page', (_, body) => {
    expect(faultsOfPage(body)).not.toEqual([]);
  });

  it('finds nothing in a page that shows the same as words', () => {
    const words =
      '&lt;x-hostile&gt; <b title="&quot; x-hostile=&quot;1" lang=\'a" x-hostile="\'>undefined behavior</b>';
    expect(faultsOfPage(words)).toEqual([]);
  });

  it('finds a page that is cut off, and a feed that is no XML', () => {
    const files = new Map([
      ['index.html', Buffer.from('<!doctype html><html><body>')],
      ['feed.xml', Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<rss><a></rss>')],
    ]);
    expect(faultsOfSite(files)).toHaveLength(3);
  });

  const content = new Map([['site.json', Buffer.from('{\n}\n')]]);
  const fault = { code: 'CD203', file: 'content/site.json', problem: 'It is 7.' } as const;
  const place = (line: number, column: number) => ({ start: { line, column }, end: { line, column } });

  it.each([
    ['no place', diagnostic(fault)],
    ['a place that is not there', diagnostic({ ...fault, range: place(9, 1) })],
    ['a file of another folder', diagnostic({ ...fault, file: '/etc/passwd' })],
    ['a word of the program', diagnostic({ ...fault, range: place(1, 1), problem: 'It is undefined.' })],
  ])('finds a refusal that names %s', (_, item) => {
    expect(faultsOfRefusal([item], content)).toHaveLength(1);
  });

  it('finds nothing in a refusal with its place', () => {
    expect(faultsOfRefusal([diagnostic({ ...fault, range: place(1, 1) })], content)).toEqual([]);
    expect(faultsOfRefusal([], content)).not.toEqual([]);
  });

  it('knows more than three hundred kinds of faults, and applies them to every field', () => {
    const kinds = new Set([
      ...mutations.map(({ name }) => `value ${name}`),
      ...Object.keys(jsonFaults).map((name) => `JSON ${name}`),
      ...Object.keys(markdownFaults).map((name) => `Markdown ${name}`),
      ...Object.keys(drawingFaults).map((name) => `SVG ${name}`),
    ]);
    expect(kinds.size).toBeGreaterThan(300);
    expect(new Set(valueCases().map(({ name }) => name)).size).toBeGreaterThan(10_000);
  });
});
