import { describe, expect, it } from 'vitest';
import { openingOn } from '../../../../../client/assistant/answers/opening.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

const show = sampleRecord('show', {
  title: 'Jazz',
  when: { sessions: [{ date: '2026-11-21', from: 1170 }] },
});
const knowledge = sampleKnowledge([show, sampleRecord('soup')]);
const questions = (slug: string, ...facts: string[]) =>
  openingOn(`/deal/${slug}`, facts, knowledge)?.quickReplies.slice(0, 2);

describe('client/assistant/answers/opening', () => {
  it('names the deal of the page', () => {
    expect(openingOn('/deal/show', [], knowledge)).toMatchObject({ page: 'show' });
    expect(openingOn('/deal/show', [], knowledge)?.text).toContain('“Jazz.”');
  });

  it('offers two questions that the page answers, whatever else it says', () => {
    expect(questions('soup', 'diet', 'parking', 'included')).toEqual([
      'Is there parking?',
      'What is included?',
    ]);
    expect(questions('show', 'effort', 'parking')).toEqual(['Is there parking?', 'What time does it start?']);
    expect(questions('soup')).toEqual(['Where is it?', 'How do I book it?']);
  });

  it('goes on with what is always offered', () => {
    expect(openingOn('/deal/soup', [], knowledge)?.quickReplies.slice(2)).toEqual(
      knowledge.language.quickReplies.standing,
    );
  });

  it('is silent on other pages, and about deals that are not listed', () => {
    expect(openingOn('/deals', [], knowledge)).toBeNull();
    expect(openingOn('/deal/gone', [], knowledge)).toBeNull();
  });
});
