import { describe, expect, it } from 'vitest';
import { answerJson, converse } from '../../../../../cli/commands/ask/converse.ts';
import { sampleContext } from '../../../client/assistant/support/sampleAssistant.ts';
import { catalogKnowledge } from '../../../client/assistant/support/sampleCatalog.ts';

const answersTo = (...turns: string[]) => converse(turns, catalogKnowledge, sampleContext);

describe('cli/commands/ask/converse', () => {
  it('answers each turn with what was said before in mind', () => {
    const answers = answersTo('adults', 'indoors');
    expect(answers.map(({ preferences }) => [preferences.audience, preferences.setting])).toEqual([
      ['adults', null],
      ['adults', 'indoor'],
    ]);
    expect(answersTo()).toEqual([]);
  });

  it('remembers nothing of another conversation', () => {
    const first = answersTo('adults indoors', 'more');
    answersTo('kids outdoors', 'no soup', 'reset');
    expect(answersTo('adults indoors', 'more')).toEqual(first);
  });

  it('makes of an answer what other programs can read, each deal with why', () => {
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
