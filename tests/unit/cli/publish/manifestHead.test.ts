import { describe, expect, it } from 'vitest';
import { type Manifest, printManifest } from '../../../../cli/publish/manifest.ts';
import { parseManifestHead } from '../../../../cli/publish/manifestHead.ts';

const manifest: Manifest = {
  version: 1,
  engine: 'abc',
  builtAt: '2026-11-20T12:00:00.000Z',
  nextDue: '2027-01-01T08:00:00.000Z',
  pages: { '/': { file: 'index.html', fingerprint: 'f', validUntil: null, lastModified: null, bytes: 10 } },
  files: { 'feed.xml': { hash: 'h', bytes: 5 } },
};
const head = {
  engine: 'abc',
  builtAt: Date.parse('2026-11-20T12:00:00Z'),
  nextDue: Date.parse('2027-01-01T08:00:00Z'),
  shard: null,
};
const printed = printManifest(manifest);
const withLine = (line: string) => parseManifestHead(printed.replace(/^.*\n/, `${line}\n`));
const line = (printed.split('\n')[0] ?? '').slice(0, -1);
const change = (from: string, to: string) => withLine(`${line.replace(from, to)},`);

describe('cli/publish/manifestHead', () => {
  it('parses the first line of manifests', () => {
    expect(parseManifestHead(printed)).toEqual(head);
    expect(parseManifestHead(printManifest({ ...manifest, nextDue: null }))).toEqual({
      ...head,
      nextDue: null,
    });
    expect(parseManifestHead(printManifest({ ...manifest, shard: '2/3' }))).toEqual({
      ...head,
      shard: '2/3',
    });
  });

  it('needs only the first line and the beginning of the second', () => {
    const enough = printed.indexOf('"pages":{') + '"pages":{'.length;
    expect(parseManifestHead(printed.slice(0, enough))).toEqual(head);
    for (let length = 0; length < enough; length++) {
      expect(parseManifestHead(printed.slice(0, length)), printed.slice(0, length)).toBeNull();
    }
  });

  it.each([
    ['another version', '"version":1', '"version":2'],
    ['no version', '"version":1', '"versions":1'],
    ['no engine', '"engine":"abc"', '"engine":""'],
    ['an engine that is no text', '"engine":"abc"', '"engine":7'],
    ['an instant that is none', '2027-01-01T08', '2027-13-01T08'],
    ['an instant in another form', '2027-01-01T08:00:00.000Z', '2027-01-01T08:00:00Z'],
    ['an instant with an offset', '2027-01-01T08:00:00.000Z', '2027-01-01T08:00:00.000+01:00'],
    ['a number for an instant', '"2027-01-01T08:00:00.000Z"', '1798790400000'],
    ['nothing due and no word of it', ',"nextDue":"2027-01-01T08:00:00.000Z"', ''],
    ['no instant of the build', '"builtAt":"2026-11-20T12:00:00.000Z"', '"builtAt":null'],
    ['a shard that is no text', '"version":1', '"version":1,"shard":2'],
    ['a line that is no JSON', '"engine"', 'engine'],
  ])('rejects %s', (_, from, to) => {
    expect(line).toContain(from);
    expect(change(from, to)).toBeNull();
  });

  it.each(['', '[],', 'null,', '7,', `${line}`, `{"pages":{},${line.slice(1)}},`])(
    'rejects the line %j',
    (text) => {
      expect(withLine(text)).toBeNull();
    },
  );
});
