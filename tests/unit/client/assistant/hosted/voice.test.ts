import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { root } from '../../../../../cli/bundler/bundleFolder.mjs';
import { smallTalkIn } from '../../../../../client/assistant/hosted/voice.ts';
import { englishHosted } from '../../../../../data/language/english/hosted.ts';
import { spanishHosted } from '../../../../../data/language/spanish/hosted.ts';
import { hostedInstructions } from '../../../../../data/model/assistant/hostedInstructions.ts';
import { sampleRecord } from '../../../../support/dealData.ts';
import { propertyRuns } from '../../../../support/fullRun.ts';
import { sampleKnowledge } from '../support/sampleAssistant.ts';

interface Voices {
  /** As models write them that are asked for a short warm sentence without facts. */
  readonly openings: readonly string[];
  readonly closings: readonly string[];
  /** Claims, orders and requests, some of them in words that small talk has. */
  readonly hostile: readonly string[];
}

const read = (name: string): Voices =>
  JSON.parse(readFileSync(path.join(root, 'tests', 'fixtures', 'hosted', name), 'utf8'));

const english = read('voices.json');
const spanish = read('voices-es.json');
const knowledge = sampleKnowledge([
  sampleRecord('a', { title: 'Lovely Evening', vendor: 'Sweet' }),
  sampleRecord('b', { title: 'Sunday Soup', vendor: 'The Big Day' }),
]);
const said = (text: string, { voice } = englishHosted) => smallTalkIn(text, voice, knowledge);
const saidInSpanish = (text: string) => said(text, spanishHosted);

describe('client/assistant/hosted/voice', () => {
  it('keeps most of what models say to be kind', () => {
    const natural = [...english.openings, ...english.closings];
    expect(natural).toHaveLength(150);
    const neutral = sampleKnowledge();
    const kept = natural.filter((text) => smallTalkIn(text, englishHosted.voice, neutral) === text);
    expect(kept.length / natural.length).toBeGreaterThan(0.8);
    const natives = [...spanish.openings, ...spanish.closings];
    expect(natives.filter(saidInSpanish).length / natives.length).toBeGreaterThan(0.8);
  });

  it('keeps what models are told to say', () => {
    const persona = { assistant: 'Marge', city: 'Springfield' };
    const rule = hostedInstructions(persona, 'Friday')
      .split('\n')
      .find((line) => line.startsWith('voice:'));
    const examples = [...(rule ?? '').matchAll(/“([^”]+)”/g)].map(([, example = '']) => example);
    expect(examples.length).toBeGreaterThan(3);
    const neutral = sampleKnowledge();
    for (const text of examples) expect(smallTalkIn(text, englishHosted.voice, neutral)).toBe(text);
  });

  it('says nothing that is a claim, an order or a request', () => {
    expect(english.hostile.length).toBeGreaterThan(700);
    expect(english.hostile.filter((text) => said(text))).toEqual([]);
    expect(spanish.hostile.filter(saidInSpanish)).toEqual([]);
    // Words of one language are none of the other.
    expect([...english.hostile, ...english.closings].filter(saidInSpanish)).toEqual([]);
  });

  it.each([
    ['the title of a deal', 'What a lovely evening!'],
    ['a vendor', 'How sweet!'],
    ['a vendor', 'Have fun on your big day, enjoy the big day!'],
  ])('names no %s, even one of harmless words', (_, text) => {
    expect(smallTalkIn(text, englishHosted.voice, sampleKnowledge())).toBe(text);
    expect(said(text)).toBe('');
  });

  it.each([
    ['three sentences', 'Hello! How nice! Have fun!'],
    ['a long one', `What a ${'really '.repeat(20)}nice plan!`],
    ['digits', 'Enjoy your 1 evening!'],
    ['other scripts', 'Enjоy your night!'],
    ['markup', 'Enjoy your <b>night</b>!'],
    ['invisible characters', 'Enjoy your\u200b night!'],
    ['only marks', '!!!'],
    ['nothing', ''],
  ])('drops %s', (_, text) => {
    expect(smallTalkIn(text, englishHosted.voice, sampleKnowledge())).toBe('');
  });

  it('shows a text as it is or not at all', () => {
    const word = fc.constantFrom(
      ...englishHosted.voice.moves.flatMap(({ begin, go }) => [...begin.split('|'), ...go.split('|')]),
      ...['is', 'free', 'not', 'all', '2', ',', '!'],
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const text = words.join(' ');
        expect(['', text]).toContain(said(text));
        if (/\b(?:is free|not|all|2)\b/.test(text)) expect(said(text)).toBe('');
      }),
      propertyRuns(500),
    );
  });

  it.each(['a ', 'what a ', '!', ', ', 'lovely'])('takes little time for "%s" 256 kB long', (part) => {
    const begin = performance.now();
    said(part.repeat(262_144 / part.length));
    expect(performance.now() - begin).toBeLessThan(50);
  });
});
