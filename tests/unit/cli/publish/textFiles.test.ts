import { describe, expect, it } from 'vitest';
import { digest } from '../../../../cli/files/hash.ts';
import type { TextFile } from '../../../../cli/outputs/dealFiles.ts';
import type { SiteFile } from '../../../../cli/outputs/lazyText.ts';
import { createTextFiles } from '../../../../cli/publish/textFiles.ts';

const texts: readonly TextFile[] = [
  ['a.json', 'one'],
  ['b.json', 'two'],
  ['c.json', 'three'],
];

/** A generator of the texts, and the number of its calls. */
function counted() {
  const calls = { count: 0 };
  return {
    calls,
    *generate() {
      calls.count++;
      yield* texts;
    },
  };
}

const textsOf = (files: Iterable<readonly [string, Buffer]>) =>
  Array.from(files, ([file, bytes]) => [file, bytes.toString()]);

const isDue = ({ file }: { readonly file: string }) => file !== 'b.json';

describe('cli/publish/textFiles', () => {
  it('fingerprints each file by its text', () => {
    const { files } = createTextFiles(() => texts);
    expect(files.map(({ file, fingerprint }) => [file, fingerprint()])).toEqual(
      texts.map(([file, text]) => [file, digest(text)]),
    );
  });

  it('yields the texts that are due in order, without generating them again', () => {
    const { calls, generate } = counted();
    const { due } = createTextFiles(generate);
    expect(textsOf(due(isDue))).toEqual([texts[0], texts[2]]);
    expect(textsOf(due(() => true))).toEqual(texts);
    expect(calls.count).toBe(1);
  });

  it.each([0, 3, 6, 10])(
    'generates texts again if only %i bytes may be kept, with the same result',
    (limit) => {
      const { calls, generate } = counted();
      const { due } = createTextFiles(generate, { limit });
      expect(textsOf(due(isDue))).toEqual([texts[0], texts[2]]);
      expect(calls.count).toBe(2);
    },
  );

  it('keeps no text that is published already, unless it is due nevertheless', () => {
    const { calls, generate } = counted();
    const isPublished = (file: string, hash: string) => file === 'b.json' && hash === digest('two');
    const { due } = createTextFiles(generate, { isPublished, limit: 8 });
    expect(textsOf(due(isDue))).toEqual([texts[0], texts[2]]);
    expect(calls.count).toBe(1);
    expect(textsOf(due(() => true))).toEqual(texts);
    expect(calls.count).toBe(2);
  });

  it('keeps texts that just fit', () => {
    const { calls, generate } = counted();
    expect([...createTextFiles(generate, { limit: 11 }).due(isDue)]).toHaveLength(2);
    expect(calls.count).toBe(1);
  });

  it('makes a text of known ingredients only to write it', () => {
    const stored = new Map<string, string>();
    const cache = {
      read: (name: string) => stored.get(name) ?? null,
      write: (name: string, makeText: () => string) => stored.set(name, makeText()),
      store: () => {},
    };
    const made: string[] = [];
    const lazy = (ingredients: string): SiteFile => [
      'a.json',
      {
        ingredients,
        make() {
          made.push(ingredients);
          return `text of ${ingredients}`;
        },
      },
    ];
    const texts = (ingredients: string) => createTextFiles(() => [lazy(ingredients)], { cache });
    const hashOf = (ingredients: string) => texts(ingredients).files.map(({ fingerprint }) => fingerprint());
    expect(hashOf('one')).toEqual([digest('text of one')]);
    expect(hashOf('one')).toEqual([digest('text of one')]);
    expect(made).toEqual(['one']);
    expect(textsOf(texts('one').due(() => true))).toEqual([['a.json', 'text of one']]);
    expect(hashOf('two')).toEqual([digest('text of two')]);
    expect(made).toEqual(['one', 'one', 'two']);
    expect(textsOf(texts('three').due(() => true))).toEqual([['a.json', 'text of three']]);
    expect(made.at(-1)).toBe('three');
    expect(made).toHaveLength(4);
  });
});
