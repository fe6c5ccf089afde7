import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { situationMessages } from '../../../care/situationMessages.ts';

const file = (name: string) => path.join('tests', 'fixtures', 'care', name);
const read = () => situationMessages(file('situations.json'), file('compositions.json'));

describe('tests/care/situationMessages', () => {
  it('tells situations of every kind and harmless ones, all words put in', () => {
    const messages = read();
    const kinds = new Set(messages.map(({ care }) => care));
    expect(kinds).toEqual(
      new Set(['crisis', 'medical', 'poison', 'danger', 'assault', 'child', 'abuse', null]),
    );
    expect(messages.filter(({ text }) => /[(){}|]|undefined/.test(text))).toEqual([]);
  });

  it('tells each in several words', () => {
    const messages = read();
    expect(new Set(messages.map(({ text }) => text)).size).toBeGreaterThan(7000);
  });

  it('tells the same for the same', () => {
    expect(read()).toEqual(read());
  });
});
