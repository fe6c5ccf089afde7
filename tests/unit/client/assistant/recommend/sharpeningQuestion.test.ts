import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import type { Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { sharpeningQuestion } from '../../../../../client/assistant/recommend/sharpeningQuestion.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, wishing } from '../support/sampleAssistant.ts';

const alike = (fields: Partial<DealRecord>, count = 8) =>
  Array.from({ length: count }, (_, index) => ({
    ...sampleRecord(`deal-${index}`),
    neighborhoods: ['old-town'],
    price: 20,
    ...fields,
  }));

const ask = (
  deals: readonly DealRecord[],
  preferences: Partial<Preferences> = {},
  questions = newConversation.questions,
) =>
  sharpeningQuestion(deals, 3, {
    before: { ...newConversation, questions },
    preferences: wishing(preferences),
    knowledge: sampleKnowledge(deals),
    understanding: null,
  });

describe('client/assistant/recommend/sharpeningQuestion', () => {
  it('asks nothing where few deals are left', () => {
    expect(ask([...alike({ family: true }, 3), ...alike({}, 2)])).toBeNull();
  });

  it('asks who is coming only if some deals are for families and some are not', () => {
    const { family, ...others } = sampleRecord('other');
    expect(ask([...alike({ family: true }), ...alike(others)])?.question).toBe('audience');
    expect(ask(alike({ family: true }))?.question).not.toBe('audience');
  });

  it('asks neither what is known nor what was asked', () => {
    const deals = [...alike({ family: true, outdoor: true }), ...alike({ outdoor: false })];
    expect(ask(deals, { audience: 'family' })?.question).toBe('setting');
    expect(ask(deals, {}, ['audience'])?.question).toBe('setting');
    expect(ask(deals, {}, ['audience-and-setting'])?.question).toBe('budget');
  });

  it('offers areas of the deals, and the price in their middle', () => {
    const deals = [...alike({}), ...alike({ neighborhoods: ['harbor'], price: 40 })];
    const area = ask(deals, {}, ['audience-and-setting']);
    expect(area).toMatchObject({ question: 'area', answers: ['Old Town', 'Harbor'] });
    const budget = ask(deals, {}, ['audience-and-setting', 'area']);
    expect(budget?.question).toBe('budget');
    expect(budget?.answers?.[0]).toContain('$40');
  });
});
