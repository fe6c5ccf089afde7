import { describe, expect, it } from 'vitest';
import type { OpenQuestion, Stage } from '../../../../../client/assistant/conversation/conversation.ts';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import {
  asksForActivitiesAtATime,
  canRecommend,
  isTooGeneric,
  nextStage,
} from '../../../../../client/assistant/conversation/stages.ts';
import { understood, wishing } from '../support/sampleAssistant.ts';

const whole = wishing({ audience: 'family', setting: 'indoor' });

describe('client/assistant/conversation/stages', () => {
  it('can recommend with an audience and a setting or a neighborhood', () => {
    expect(canRecommend(noPreferences)).toBe(false);
    expect(canRecommend(wishing({ audience: 'family' }))).toBe(false);
    expect(canRecommend(wishing({ setting: 'both', neighborhoods: ['harbor'] }))).toBe(false);
    expect(canRecommend(whole)).toBe(true);
    expect(canRecommend(wishing({ audience: 'adults', setting: 'both' }))).toBe(true);
    expect(canRecommend(wishing({ audience: 'adults', neighborhoods: ['harbor'] }))).toBe(true);
  });

  it('treats short messages and questions without a wish as too generic', () => {
    for (const text of ['', 'hm', 'something fun', 'what is there?', 'which one then'])
      expect(isTooGeneric(understood(text)), text).toBe(true);
    for (const text of ['sushi', 'which sushi?', 'more', '5 of us', 'what would you do here today'])
      expect(isTooGeneric(understood(text)), text).toBe(false);
  });

  it('asks back after a generic message, even if nothing is missing', () => {
    const { stage, openQuestion } = nextStage('showing-results', understood('What now?'), whole);
    expect({ stage, openQuestion }).toEqual({ stage: 'asking-followup', openQuestion: null });
    expect(nextStage('asking-followup', understood('What now?'), whole).stage).toBe('showing-results');
  });

  it('recognizes a question about things to do at a time only if both are named', () => {
    expect(asksForActivitiesAtATime(understood('things to do tonight'))).toBe(true);
    expect(asksForActivitiesAtATime(understood('what can we do this weekend?'))).toBe(true);
    expect(asksForActivitiesAtATime(understood('sushi tonight'))).toBe(false);
    expect(asksForActivitiesAtATime(understood('things to do'))).toBe(false);
  });

  it.each<[string, Stage, string, Preferences, { stage: Stage; openQuestion: OpenQuestion | null }]>([
    [
      'asks who and where first',
      'greeting',
      'hi',
      noPreferences,
      { stage: 'asking-followup', openQuestion: 'audience-and-setting' },
    ],
    [
      'asks for the setting alone',
      'greeting',
      'kids',
      wishing({ audience: 'family' }),
      { stage: 'asking-followup', openQuestion: 'setting' },
    ],
    [
      'asks who comes alone, where the setting is known',
      'greeting',
      'indoors',
      wishing({ setting: 'indoor' }),
      { stage: 'asking-followup', openQuestion: 'audience' },
    ],
    [
      'asks who comes alone, where the place is known',
      'greeting',
      'harbor',
      wishing({ neighborhoods: ['harbor'] }),
      { stage: 'asking-followup', openQuestion: 'audience' },
    ],
    [
      'shows deals with enough',
      'greeting',
      'kids indoors',
      whole,
      { stage: 'showing-results', openQuestion: null },
    ],
    [
      'asks for the part of the day where someone wants things to do',
      'showing-results',
      'things to do tonight',
      whole,
      { stage: 'asking-followup', openQuestion: 'time' },
    ],
    [
      'asks for what is missing before the part of the day',
      'greeting',
      'things to do tonight',
      noPreferences,
      { stage: 'asking-followup', openQuestion: 'audience-and-setting' },
    ],
    [
      'goes on to results after a question, however short the answer',
      'asking-followup',
      'x',
      noPreferences,
      { stage: 'showing-results', openQuestion: 'audience-and-setting' },
    ],
    [
      'does not ask for a time in answer to an answer',
      'asking-followup',
      'things to do tonight',
      whole,
      { stage: 'showing-results', openQuestion: null },
    ],
    [
      'asks again with results shown',
      'showing-results',
      'x',
      noPreferences,
      {
        stage: 'asking-followup',
        openQuestion: 'audience-and-setting',
      },
    ],
  ])('%s', (_, stage, text, preferences, next) => {
    expect(nextStage(stage, understood(text), preferences)).toEqual(next);
  });
});
