import { describe, expect, it } from 'vitest';
import { firmAfter, insistedMentions } from '../../../../../client/assistant/conversation/insisted.ts';
import { dealsOf, talk, understood } from '../support/sampleAssistant.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const insistedIn = (text: string) => insistedMentions(understood(text)).map(({ value }) => value);

describe('client/assistant/conversation/insisted', () => {
  it.each([
    ['no, I said evenings', ['evening']],
    ['i told you outdoors', ['outdoor']],
    ['like I said, in Harbor', ['harbor']],
    ['soup in the evening', []],
  ])('finds what is said again in "%s"', (text, values) => {
    expect(insistedIn(text)).toEqual(values);
  });

  it('keeps what was insisted on', () => {
    expect(firmAfter(['setting'], understood('I said evenings'))).toEqual(['setting', 'when']);
    expect(firmAfter(['setting'], understood('soup'))).toEqual(['setting']);
  });

  it('gives up the topic for what is said twice, and says so', () => {
    const { answers } = talk(['sushi', 'outdoors', 'no, I said outdoors'], catalogKnowledge);
    expect(answers.slice(1).map((answer) => dealsOf(answer).includes('sushi-bar'))).toEqual([true, false]);
    expect(answers[2]?.reply).toMatch(/^(?:You said outdoors, sorry|Right, you said outdoors)/);
  });
});
