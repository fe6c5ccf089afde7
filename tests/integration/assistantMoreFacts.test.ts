import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { timeWords } from '../../client/assistant/conversation/timeWords.ts';
import { english } from '../../data/language/english/english.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { openAssistant } from '../support/askBatch.ts';

/** Saturday, November 28, at six in the evening. */
const saturday = openAssistant('data/content', '2026-11-28T23:00:00Z');

/** The last answer to messages with " | " between them. */
function answerTo(messages: string, { knowledge, context } = saturday) {
  const answer = converse(messages.split(' | '), knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return answer;
}

describe('a day from Monday to Friday', () => {
  it.each([
    'something during the week',
    'dinner on a weekday',
    'yoga on weekdays',
    'a massage on a weeknight',
    'things to do midweek',
    'bowling, but not on a weekend',
    'algo entre semana',
    'cena en un día de semana',
  ])('is none of a weekend: %s', (message) => {
    const days = answerTo(message).deals.map(({ day }) => new Date(`${day}T12:00:00Z`).getUTCDay());
    expect(days).not.toEqual([]);
    for (const day of days) expect([1, 2, 3, 4, 5]).toContain(day);
  });

  it.each([
    ['dinner on a weekday', 'weekday', /^For a weekday, try/],
    ['weekdays in december', 'a weekday in December', /^For a weekday in December, try/],
    ['bowling, but not on a weekend', 'weekday', /^Try/],
    ['algo entre semana', 'entre semana', /^Para entre semana, te recomiendo/],
  ])('has a name of its own: %s', (message, name, lead) => {
    const { preferences, reply, language } = answerTo(message);
    expect(timeWords(preferences, language === 'es' ? spanish : english)).toBe(name);
    expect(reply).toMatch(lead);
  });

  it('is a certain one where it is named', () => {
    expect(new Set(answerTo('dinner on a weekday, tuesday').deals.map(({ day }) => day))).toEqual(
      new Set(['2026-12-01']),
    );
  });
});
