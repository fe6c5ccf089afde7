import { describe, expect, it } from 'vitest';
import { answerJson, converse } from '../../../../../cli/commands/ask/converse.ts';
import { sampleContext } from '../../../client/assistant/support/sampleAssistant.ts';
import { catalogKnowledge } from '../../../client/assistant/support/sampleCatalog.ts';

const answersTo = (...turns: string[]) => converse(turns, catalogKnowledge, sampleContext);

describe('cli/commands/ask/converse', () => {
  it('remembers earlier turns', () => {
    const answers = answersTo('adults', 'indoors');
    expect(answers.map(({ preferences }) => [preferences.audience, preferences.setting])).toEqual([
      ['adults', null],
      ['adults', 'indoor'],
    ]);
    expect(answersTo()).toEqual([]);
  });

  it('remembers nothing of other conversations', () => {
    const first = answersTo('adults indoors', 'more');
    answersTo('kids outdoors', 'no soup', 'reset');
    expect(answersTo('adults indoors', 'more')).toEqual(first);
  });

  it('serializes an answer with the reasons of its deals', () => {
    const [answer] = answersTo('adults indoors');
    if (!answer) throw new Error('There is an answer');
    const json = answerJson(answer);
    const [recommended] = answer.deals;
    expect(json.deals[0]).toEqual({ ...recommended?.deal, why: recommended?.why });
    expect(json.deals).toHaveLength(answer.deals.length);
    expect(JSON.parse(JSON.stringify(json))).toEqual(json);
    expect(json).toMatchObject({ stage: answer.stage, reply: answer.reply, preferences: answer.preferences });
  });
});
