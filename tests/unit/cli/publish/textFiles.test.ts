import { describe, expect, it } from 'vitest';
import { digest } from '../../../../cli/files/hash.ts';
import type { TextFile } from '../../../../cli/outputs/dealFiles.ts';
import { createTextFiles } from '../../../../cli/publish/textFiles.ts';

const texts: readonly TextFile[] = [
  ['a.json', 'one'],
  ['b.json', 'two'],
  ['c.json', 'three'],
];

/** The files, and how often they were made. */
function counted() {
  const made = { times: 0 };
  return {
    made,
    *make() {
      made.times++;
      yield* texts;
    },
  };
}

const isDue = ({ file }: { readonly file: string }) => file !== 'b.json';

describe('cli/publish/textFiles', () => {
  it('knows each file by the hash of its text', () => {
    const { files } = createTextFiles(() => texts);
    expect(files.map(({ file, fingerprint }) => [file, fingerprint()])).toEqual(
      texts.map(([file, text]) => [file, digest(text)]),
    );
  });

  it('gives the texts that are due in their order, without making them again', () => {
    const { made, make } = counted();
    const { due } = createTextFiles(make);
    expect([...due(isDue)]).toEqual([texts[0], texts[2]]);
    expect([...due(() => true)]).toEqual(texts);
    expect(made.times).toBe(1);
  });

  it.each([0, 3, 6, 10])(
    'makes texts again of which only %i units may be kept, and gives the same',
    (limit) => {
      const { made, make } = counted();
      const { due } = createTextFiles(make, limit);
      expect([...due(isDue)]).toEqual([texts[0], texts[2]]);
      expect(made.times).toBe(2);
    },
  );

  it('keeps texts that just fit', () => {
    const { made, make } = counted();
    expect([...createTextFiles(make, 11).due(isDue)]).toHaveLength(2);
    expect(made.times).toBe(1);
  });
});
