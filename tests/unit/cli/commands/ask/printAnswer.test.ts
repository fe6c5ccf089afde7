import { describe, expect, it } from 'vitest';
import { printAnswer as printAnswerAt } from '../../../../../cli/commands/ask/printAnswer.ts';
import { noPreferences } from '../../../../../client/assistant/conversation/preferences.ts';
import type { AssistantAnswer } from '../../../../../client/assistant/conversation/turn.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge, wishing } from '../../../client/assistant/support/sampleAssistant.ts';

const knowledge = sampleKnowledge();
const printAnswer = (message: string, answer: AssistantAnswer) =>
  printAnswerAt(message, answer, knowledge, Date.parse('2026-11-20T12:00:00-08:00'));
const plain: AssistantAnswer = {
  stage: 'greeting',
  preferences: noPreferences,
  reset: false,
  asksLocation: false,
  reply: 'Hello.',
  options: [],
  followUp: null,
  quickReplies: ['One', 'Two'],
  deals: [],
  asked: null,
};

describe('cli/commands/ask/printAnswer', () => {
  it('prints the message, the answer and the quick replies', () => {
    expect(printAnswer('hi', plain)).toBe('You: hi\nMarge: Hello.\n  [greeting] One | Two');
  });

  it('prints each bubble in order, the question last', () => {
    const text = printAnswer('', { ...plain, options: ['But.', 'Or.'], followUp: 'Who?' });
    expect(text.split('\n').slice(0, 5)).toEqual([
      'You: ',
      'Marge: Hello.',
      'Marge: But.',
      'Marge: Or.',
      'Marge: Who?',
    ]);
  });

  it('prints a card with a disclosure for each deal, and the saving if there is one', () => {
    const deals = [
      { deal: sampleRecord('soup', { url: 'https://v.example/soup' }), why: 'Warm', day: null },
      {
        deal: sampleRecord('jazz', {
          url: 'https://v.example/jazz',
          price: 50,
          percent: 0,
          neighborhoods: ['harbor'],
          priceFor: 'person',
        }),
        why: 'Loud',
        day: null,
      },
    ];
    expect(printAnswer('x', { ...plain, deals })).toContain(
      [
        '  1. Title of soup',
        '     Old Town',
        '     $40, 20% off, save $10; Sample Kitchen; until 2027-06-30',
        '     Why: Warm',
        '     https://v.example/soup (Paid link)',
        '  2. Title of jazz',
        '     Harbor · per person',
        '     $50; Sample Kitchen; until 2027-06-30',
        '     Why: Loud',
        '     https://v.example/jazz (Paid link)',
      ].join('\n'),
    );
  });

  it('prints the wishes that were understood as the chat shows them', () => {
    const preferences = wishing({
      audience: 'family',
      setting: 'both',
      intensity: 'relaxing',
      when: 'weekend',
      categories: ['food', 'shows'],
      neighborhoods: ['harbor'],
      interests: ['jazz'],
      priceRange: { min: 0, max: 40 },
    });
    const text = printAnswer('x', { ...plain, stage: 'showing-results', preferences });
    expect(text).toContain(
      '[showing-results, Family, Indoor or outdoor, Harbor, Under $40, Weekend, Relaxing, Food, Jazz]',
    );
  });
});
