import { describe, expect, it } from 'vitest';
import { logTurns } from '../../../../../client/islands/assistant/logTurns.ts';
import { sampleReply, sampleWords } from '../../../../support/chats.ts';

const said = (text: string) => sampleWords(text);
const reply = (id: string) => sampleReply({ id });
/** Turns in short: the visitor's message, and the reply's id. */
const inShort = (...given: Parameters<typeof logTurns>) =>
  logTurns(...given).map(({ visitor, bot }) => [visitor?.text ?? null, bot?.id ?? null]);

describe('client/islands/assistant/logTurns', () => {
  it('has no turns before the first message', () => {
    expect(logTurns([], false)).toEqual([]);
  });

  it('joins a message with its answer', () => {
    expect(inShort([said('tacos'), reply('1'), said('soup'), reply('2')], false)).toEqual([
      ['tacos', '1'],
      ['soup', '2'],
    ]);
  });

  it('shows the last message without an answer while thinking', () => {
    expect(inShort([said('tacos'), reply('1'), said('soup')], true)).toEqual([
      ['tacos', '1'],
      ['soup', null],
    ]);
  });

  it('starts a turn without a message for other requests, also while thinking', () => {
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

  it('keeps a stopped turn apart from the next message', () => {
    expect(inShort([said('tacos'), said('soup')], true)).toEqual([
      ['tacos', null],
      ['soup', null],
    ]);
  });

  it('numbers the turns', () => {
    expect(logTurns([said('a'), reply('1'), reply('2'), said('b')], false).map(({ key }) => key)).toEqual([
      0, 1, 2,
    ]);
  });
});
