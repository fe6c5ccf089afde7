import { describe, expect, it } from 'vitest';
import { turnsOf } from '../../../../../client/islands/assistant/turnsOf.ts';
import { sampleReply, sampleWords } from '../../../../support/chats.ts';

const said = (text: string) => sampleWords(text);
const reply = (id: string) => sampleReply({ id });
/** Turns in short: words of the visitor, and the reply's id. */
const inShort = (...given: Parameters<typeof turnsOf>) =>
  turnsOf(...given).map(({ visitor, bot }) => [visitor?.text ?? null, bot?.id ?? null]);

describe('client/islands/assistant/turnsOf', () => {
  it('has none before anything is said', () => {
    expect(turnsOf([], false)).toEqual([]);
  });

  it('joins what the visitor said with its answer', () => {
    expect(inShort([said('tacos'), reply('1'), said('soup'), reply('2')], false)).toEqual([
      ['tacos', '1'],
      ['soup', '2'],
    ]);
  });

  it('waits in the turn of what was said last', () => {
    expect(inShort([said('tacos'), reply('1'), said('soup')], true)).toEqual([
      ['tacos', '1'],
      ['soup', null],
    ]);
  });

  it('gives an answer to what was done without words a turn of its own, already while it is looked for', () => {
    const before = [said('tacos'), reply('1')];
    expect(inShort(before, true)).toEqual([
      ['tacos', '1'],
      [null, null],
    ]);
    expect(inShort([...before, reply('2')], false)).toEqual([
      ['tacos', '1'],
      [null, '2'],
    ]);
  });

  it('keeps what was stopped apart from what was said after it', () => {
    expect(inShort([said('tacos'), said('soup')], true)).toEqual([
      ['tacos', null],
      ['soup', null],
    ]);
  });

  it('counts its turns', () => {
    expect(turnsOf([said('a'), reply('1'), reply('2'), said('b')], false).map(({ key }) => key)).toEqual([
      0, 1, 2,
    ]);
  });
});
