import { describe, expect, it } from 'vitest';
import { openingOn } from '../../../../../client/assistant/answers/opening.ts';
import { inLanguage } from '../../../../../client/assistant/conversation/knowledge.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { sampleContext, sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const show = sampleRecord('show', {
  title: 'Jazz',
  url: 'https://jazz.example',
  when: { sessions: [{ date: '2026-11-21', from: 1170 }] },
});
const { now } = sampleContext;
const late = sampleRecord('late', { title: 'Late lights', endsAt: now });
const knowledge = sampleKnowledge([show, sampleRecord('soup'), late]);
const openOn = (slug: string, ...facts: string[]) => openingOn(`/deal/${slug}`, facts, knowledge, now);
const questions = (slug: string, ...facts: string[]) => openOn(slug, ...facts)?.quickReplies.slice(0, 2);

describe('client/assistant/answers/opening', () => {
  it('names the deal of the page', () => {
    expect(openOn('show')).toMatchObject({ page: 'show' });
    expect(openOn('show')?.text).toContain('“Jazz.”');
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
    expect(openOn('soup')?.quickReplies.slice(2)).toEqual(knowledge.language.quickReplies.standing);
  });

  it('says that the deal has ended, and offers only another one like it', () => {
    const { text, quickReplies: [first = '', ...others] = [] } = openOn('late', 'parking') ?? {};
    expect(text).toMatch(/^“Late lights” has ended\./);
    expect(others).toEqual(knowledge.language.quickReplies.standing);
    const { last } = talk([first], knowledge, { ...sampleContext, page: 'late' });
    expect(last.deals.map(({ deal }) => deal.slug)).toEqual(['show']);
  });

  it('says it in Spanish, with a wish that is understood', () => {
    const inSpanish = inLanguage(knowledge, 'es');
    const opening = openingOn('/deal/late', [], inSpanish, now);
    expect(opening?.text).toMatch(/^“Late lights” ya terminó\./);
    const first = opening?.quickReplies[0] ?? '';
    expect(talk([first], knowledge, { ...sampleContext, page: 'late' }).last.deals).toHaveLength(1);
  });

  it('is silent on other pages, and about deals that are not listed', () => {
    expect(openingOn('/deals', [], knowledge, now)).toBeNull();
    expect(openOn('gone')).toBeNull();
  });
});
