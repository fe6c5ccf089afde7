import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { askedAgain, remarked } from '../../../../../client/assistant/conversation/furtherQuestions.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const before = {
  ...newConversation,
  latest: ['jazz-cellar', 'soup-corner', 'zoo'],
  shown: ['jazz-cellar', 'soup-corner', 'zoo'],
  question: 'is there parking?',
};
const read = (text: string) => parseMessage(text, catalogKnowledge.vocabulary);
const again = (text: string, changes: Partial<typeof before> & { focus?: string } = {}) =>
  askedAgain(read(text), { ...before, ...changes }, catalogKnowledge).map(
    ({ topic, deals: [deal] }) => `${topic} of ${deal?.slug}`,
  );
const remarkedOn = (text: string, latest = ['jazz-cellar']) =>
  remarked(read(text), { ...before, latest }, catalogKnowledge).map(({ deals }) =>
    deals.map(({ slug }) => slug).join(),
  );

describe('client/assistant/conversation/furtherQuestions', () => {
  it.each([
    ['and at the second?', 'parking of soup-corner'],
    ['what about the last one', 'parking of zoo'],
    ['same question for number 2', 'parking of soup-corner'],
    ['and the soup?', 'parking of soup-corner'],
  ])('asks again of another deal: %s', (text, expected) => {
    expect(again(text)).toEqual([expected]);
  });

  it('takes the other one for the deal that was not in question', () => {
    expect(again('and the other one?', { focus: 'soup-corner' })).toEqual(['parking of jazz-cellar']);
  });

  it('repeats nothing that was not asked, and nothing for a wish or a question of its own', () => {
    expect(again('and the second one?', { question: null as never })).toEqual([]);
    expect(again('and how much is the second one?')).toEqual([]);
    expect(again('and sushi')).toEqual([]);
    expect(again('not the second one')).toEqual([]);
  });

  it('takes what may bear on a deal for a remark on it, and one without a wish for all of them', () => {
    expect(remarkedOn('my uncle weighs 240 pounds')).toEqual(['jazz-cellar']);
    expect(remarkedOn('my uncle weighs 240 pounds', before.latest)).toEqual(['jazz-cellar,soup-corner,zoo']);
    expect(remarkedOn('with my kids', before.latest)).toEqual([]);
    expect(remarkedOn('something to do afterwards')).toEqual([]);
    expect(remarkedOn('sushi tonight')).toEqual([]);
    expect(remarkedOn('anywhere is fine')).toEqual([]);
  });
});
