import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { careIn } from '../../../../client/assistant/care/careIn.ts';
import { createCareReader } from '../../../../client/assistant/care/careReader.ts';
import { careModel } from '../../../../data/language/careModel.ts';
import { englishCare } from '../../../../data/language/english/care.ts';
import { spanishCare } from '../../../../data/language/spanish/care.ts';
import {
  dealQuestions,
  hashOfTraining,
  heldOutMessages,
  trainingMessages,
} from '../../../care/careCorpus.ts';
import { sampleOf } from '../../../support/fullRun.ts';

const reader = createCareReader([englishCare, spanishCare], careModel);
const messages = trainingMessages();

/** Questions about deals that nothing is learned from: some are said in conversations, too. */
const known = new Set(messages.map(({ text }) => text));
const unseenQuestions = dealQuestions(true)
  .filter((text) => !known.has(text))
  .map((text) => ({ text }));

/** The share of `some` for which help is offered. */
const alarmed = (some: readonly { readonly text: string }[]) =>
  some.filter(({ text }) => (careIn(text, reader) ?? { level: 'possible' }).level !== 'possible').length /
  some.length;

describe('data/language/careModel', () => {
  it('was learned from the messages, words and features as they are: else run "npm run care:train"', () => {
    expect(careModel.learnedFrom).toBe(hashOfTraining(messages));
  });

  it('recognizes what people say plainly, and most else that it has learned', () => {
    const some = sampleOf(messages, 3);
    const from = (source: string) => some.filter((message) => message.from === source);
    const inNeed = (source: string) => alarmed(from(source).filter(({ care }) => care !== null));
    expect(inNeed('composed')).toBeGreaterThan(0.9);
    expect(inNeed('situation')).toBeGreaterThan(0.8);
    expect(inNeed('alike')).toBeGreaterThan(0.7);
    for (const source of ['composed', 'alike', 'situation'])
      expect(alarmed(from(source).filter(({ care }) => care === null))).toBeLessThan(0.01);
    expect(alarmed(from('conversation'))).toBeLessThan(0.0055);
  });

  it('takes at most 3 in 1,000 ordinary messages that it has never seen for a need, and 1 in 1,000 of all', () => {
    expect(alarmed(unseenQuestions)).toBeLessThanOrEqual(3 / 1000);
    const learned = messages.filter(({ from }) => from === 'question');
    expect(alarmed([...unseenQuestions, ...learned])).toBeLessThanOrEqual(1 / 1000);
  });

  it.each([
    ['english', 0.73, 0.01],
    ['english-indirect', 0.59, 0.05],
    ['english-visitors', 0.64, 0.052],
    ['spanish', 0.93, 0.03],
    ['spanish-visitors', 0.76, 0.015],
    ['strangers', 0.88, 0.02],
    ['newcomers', 0.95, 0.02],
    ['others', 0.87, 0.02],
  ])('recognizes %s messages that it has never seen', (name, recall, falseAlarms) => {
    const held = heldOutMessages(name);
    expect(alarmed(held.filter(({ care }) => care !== null))).toBeGreaterThanOrEqual(recall);
    expect(alarmed(held.filter(({ care }) => care === null))).toBeLessThanOrEqual(falseAlarms);
  });

  it('has learned nothing from those', () => {
    const names = [
      ...['english', 'english-indirect', 'english-visitors', 'spanish', 'spanish-visitors', 'strangers'],
      'newcomers',
      'others',
    ];
    const held = names.flatMap(heldOutMessages);
    expect(held.length).toBeGreaterThan(700);
    expect(unseenQuestions.length).toBeGreaterThan(2000);
    expect(held.filter(({ text }) => known.has(text))).toEqual([]);
  });

  it('weighs at most 15.7 kB of gzip, with the words of both languages', () => {
    const words = [englishCare.words, spanishCare.words];
    expect(gzipSync(JSON.stringify([careModel, words])).length).toBeLessThanOrEqual(16_100);
  });
});
