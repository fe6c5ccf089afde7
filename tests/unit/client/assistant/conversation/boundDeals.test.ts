import { describe, expect, it } from 'vitest';
import {
  askedOfOnly,
  boundBy,
  withoutTurnedDown,
} from '../../../../../client/assistant/conversation/boundDeals.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const climbing = sampleRecord('climbing', { title: 'First climb', tags: ['climbing', 'sports'] });
const bikes = sampleRecord('bikes', { title: 'Weekend on a bike', tags: ['bike', 'rental'] });
const salsa = sampleRecord('salsa', { title: 'Dance night', tags: ['salsa', 'dancing'] });
const spa = sampleRecord('spa', { title: 'Massage for two', tags: ['massage', 'spa'] });
const back = sampleRecord('back', { title: 'Massage for one', tags: ['massage', 'spa'] });
const knowledge = sampleKnowledge([climbing, bikes, salsa, spa, back]);
const shown = [bikes, climbing];

const read = (text: string) => {
  const understanding = parseMessage(text, knowledge.vocabulary);
  const [question] = understanding.factQuestions;
  if (!question) throw new Error(`no question: ${text}`);
  return { understanding, question };
};

describe('client/assistant/conversation/boundDeals', () => {
  const bound = (text: string) => {
    const { understanding, question } = read(text);
    return boundBy(question.leads, understanding.mentions, [[], shown], knowledge)?.deals.map(
      ({ slug }) => slug,
    );
  };

  it('binds a question to the deal with the thing that the clause before it begins with', () => {
    expect(bound('ok climbing for me and my roommate sunday, how much for both')).toEqual(['climbing']);
    expect(bound('salsa sounds fun, is it near a station')).toEqual(['salsa']);
  });

  it('binds it to none where several that were not shown have the thing', () => {
    expect(bound('the massage, how long does it take')).toEqual([]);
  });

  it('binds nothing by a clause that begins otherwise', () => {
    expect(bound('my brother went climbing, how much is it')).toBeUndefined();
  });

  it('knows the only deal of a thing after "the", the deal in question first', () => {
    const only = (text: string, context = [bikes]) => {
      const { understanding, question } = read(text);
      return askedOfOnly(question, understanding, context, knowledge).map(({ slug }) => slug);
    };
    expect(only('when does the salsa start')).toEqual(['salsa']);
    expect(only('when does the massage start')).toEqual([]);
    expect(only('when does the salsa start', [salsa])).toEqual(['salsa']);
    expect(only('when does the salsa start', [salsa, bikes])).toEqual([]);
  });

  it('leaves out what the clause before turns down', () => {
    const { understanding, question } = read('I said no climbing. how much is it');
    const kept = (deals: typeof shown) =>
      withoutTurnedDown(deals, question.leads, understanding.mentions, knowledge);
    expect(kept(shown)).toEqual([bikes]);
    expect(kept([climbing])).toEqual([]);
  });
});
