import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReply } from '../../../../../client/assistant/hosted/modelReply.ts';

const offered = [
  { slug: 'soup', title: 'Soup of the Day' },
  { slug: 'soup-for-two', title: 'Soup for Two' },
  { slug: 'jazz', title: 'Jazz (late)' },
];
const grounded = {
  deal_ids: ['soup-for-two', 'jazz'],
  reply: 'Try the “soup”.\nIt’s é warm.',
  chips: ['More'],
};
const printed = JSON.stringify(grounded);

/** The replies read from each prefix of `text`. */
const readings = (text: string) =>
  Array.from(text, (_, end) => readReply(text.slice(0, end), false, offered));

describe('client/assistant/hosted/modelReply', () => {
  it('reads an answer in the requested format', () => {
    expect(readReply(printed, true, offered)).toEqual({
      ids: grounded.deal_ids,
      reply: grounded.reply,
      chips: grounded.chips,
      isReplyWhole: true,
    });
  });

  it('returns the deals before the text, and the text as it arrives', () => {
    const half = printed.slice(0, printed.indexOf('warm'));
    expect(readReply(half, false, offered)).toMatchObject({
      ids: grounded.deal_ids,
      reply: 'Try the “soup”.\nIt’s é ',
      isReplyWhole: false,
    });
  });

  it('ignores an incomplete id', () => {
    for (const read of readings(printed)) expect(read?.ids ?? grounded.deal_ids).toEqual(grounded.deal_ids);
  });

  it('returns text that only grows', () => {
    const replies = readings(printed).map((read) => read?.reply ?? '');
    for (const [index, reply] of replies.entries()) {
      expect(grounded.reply.startsWith(reply)).toBe(true);
      expect(reply.length).toBeGreaterThanOrEqual(replies[index - 1]?.length ?? 0);
    }
  });

  it('reads entries in any order', () => {
    const turned = '{"reply":"Hello.","chips":[],"deal_ids":["jazz"]}';
    expect(readReply(turned.slice(0, -2), false, offered)).toMatchObject({ ids: null, reply: 'Hello.' });
    expect(readReply(turned, true, offered)).toMatchObject({ ids: ['jazz'], isReplyWhole: true });
  });

  it.each([
    ['a fence', `\`\`\`json\n${printed}\n\`\`\``],
    ['talk before and after', `Sure! Here you are: ${printed} Enjoy!`],
    ['thoughts', `<think>{"deal_ids":["soup"]}, or the soup?</think>\n${printed}`],
  ])('reads an answer with %s around it', (_, text) => {
    expect(readReply(text, true, offered)).toMatchObject({ ids: grounded.deal_ids, reply: grounded.reply });
  });

  it('reads prose and finds the deals in it', () => {
    expect(readReply('Try the Jazz (late), or [soup-for-two].', true, offered)).toEqual({
      ids: ['jazz', 'soup-for-two'],
      reply: 'Try the Jazz (late), or [soup-for-two].',
      chips: [],
      isReplyWhole: true,
    });
    expect(readReply('Try soup', false, offered)).toMatchObject({ ids: [] });
    expect(readReply('Try soup-for-two', false, offered)).toMatchObject({ ids: [] });
    expect(readReply('Try soup-for-two ', false, offered)).toMatchObject({ ids: ['soup-for-two'] });
    expect(readReply('Try soup', true, offered)).toMatchObject({ ids: ['soup'] });
  });

  it.each([
    '{"deal_ids":["soup"],"reply":"Try',
    '{"answer":"Try it"}',
    '[1, 2',
    '{"deal_ids":[],"reply":"a\\xb"}',
    '{',
  ])('rejects %s as a complete answer', (text) => {
    expect(readReply(text, true, offered)).toBe(null);
    expect(readReply(text, false, offered)).not.toBe(null);
  });

  it('ignores ids, text and chips that are not strings', () => {
    const odd = '{"deal_ids":[1,null,"jazz",["soup"]],"reply":{"a":1},"chips":"More"}';
    expect(readReply(odd, true, offered)).toEqual({
      ids: ['jazz'],
      reply: '',
      chips: [],
      isReplyWhole: true,
    });
    expect(readReply('{"deal_ids":"soup","reply":"x","chips":null}', true, offered)).toMatchObject({
      ids: [],
      chips: [],
    });
  });

  it('never throws', () => {
    const pieces = fc.constantFrom(
      '{"deal_ids":[',
      '"soup"',
      ']',
      '}',
      ',',
      '"reply":"',
      '\\u00',
      '\\',
      '"',
      '<think>',
      'x',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((all) => all.join('')),
        ),
        fc.boolean(),
        (text, isWhole) => {
          const read = readReply(text, isWhole, offered);
          if (!isWhole) expect(read).not.toBe(null);
        },
      ),
    );
  });

  it('reads any JSON string, cut anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (reply, cut) => {
        const whole = JSON.stringify({ deal_ids: ['jazz'], reply, chips: [] });
        expect(readReply(whole, true, offered)?.reply).toBe(reply);
        const part = readReply(whole.slice(0, cut % whole.length), false, offered)?.reply ?? '';
        expect(reply.startsWith(part)).toBe(true);
      }),
    );
  });
});
