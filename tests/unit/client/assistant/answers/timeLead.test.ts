import { describe, expect, it } from 'vitest';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { dealsOf, sampleKnowledge, talk } from '../support/sampleAssistant.ts';

const deal = (slug: string, fields: Partial<DealRecord>) =>
  sampleRecord(slug, { url: `https://v.example/${slug}`, vendor: slug, category: 'food', ...fields });

/** Saturdays until four, Sundays, and Mondays. Today is Friday, November 20. */
const deals = [
  deal('soup', { title: 'Soup', when: { hours: [{ days: [6], from: 660, to: 960 }] } }),
  deal('pizza', { title: 'Pizza', when: { days: [0] } }),
  deal('sushi', { title: 'Sushi', percent: 90, when: { days: [1] } }),
];

const answersTo = (...texts: string[]) => talk(texts, sampleKnowledge(deals)).answers;
const repliesTo = (...texts: string[]) => answersTo(...texts).map(({ reply }) => reply);

describe('client/assistant/answers/timeLead', () => {
  it('says the day and the hours that were understood', () => {
    expect(repliesTo('something on November 21')[0]).toMatch(/^For Saturday, November 21, /);
    expect(repliesTo('something saturday after 1')[0]).toMatch(/^For Saturday, November 21, after 1 PM, /);
    expect(repliesTo('food between the 21st and the 23rd')[0]).toMatch(
      /^For Saturday, November 21 to Monday, November 23, /,
    );
  });

  it('does not repeat a day that has not changed, nor name what everybody knows', () => {
    expect(repliesTo('food on November 21', 'cheaper')[1]).not.toContain('November 21');
    expect(repliesTo('food tomorrow')[0]).not.toContain('November 21');
  });

  it('names the year of a day far away', () => {
    expect(repliesTo('food on November 15')[0]).toContain('Monday, November 15, 2027');
  });

  it('says that nothing takes place on a day, and lists the nearest days first', () => {
    const [answer] = answersTo('food on Tuesday the 24th');
    expect(answer?.reply).toMatch(
      /^I don’t have anything like that for Tuesday, November 24\. The closest day is Monday, November 23\./,
    );
    expect(answer && dealsOf(answer)).toEqual(['sushi', 'pizza', 'soup']);
  });

  it('says that nothing takes place at the hours, and keeps the day', () => {
    const [answer] = answersTo('food on November 21 after 8');
    expect(answer?.reply).toMatch(
      /^I have nothing like that after 8 PM for Saturday, November 21\. At other hours, then: /,
    );
    expect(answer && dealsOf(answer)).toEqual(['soup']);
  });

  it('shows first what was wished for on another day, if the day was that of an earlier wish', () => {
    const ramen = deal('ramen', { title: 'Ramen', when: { days: [6] } });
    const sushi = deal('sushi', { title: 'Sushi', when: { days: [1] } });
    const { answers } = talk(['ramen on November 21', 'what about sushi?'], sampleKnowledge([ramen, sushi]));
    expect(answers[1] && dealsOf(answers[1])).toEqual(['sushi', 'ramen']);
    expect(answers[1]?.options).toEqual(['If another day works, “Sushi” is on Monday, November 23.']);
  });

  it('names the other day on which there is what was wished for', () => {
    const [answer] = answersTo('sushi on November 21');
    expect(answer && dealsOf(answer)).toEqual(['soup']);
    expect(answer?.options).toEqual(['If another day works, “Sushi” is on Monday, November 23.']);
  });

  it('says that a day is over', () => {
    expect(repliesTo('food on November 19, 2026')[0]).toMatch(/^Thursday, November 19, 2026 is over/);
  });
});
