import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { takeTurn } from '../../client/assistant/takeTurn.ts';
import { openAssistant } from '../support/askBatch.ts';
import { sampleOf } from '../support/fullRun.ts';

/*
 * Each topic is asked on the page of each sample deal. What the answer has to say is read from the JSON of the content, not
 * from the program's own types and words.
 */

interface RawDeal {
  readonly slug: string;
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly included?: readonly string[];
  readonly restrictions?: readonly string[];
  readonly couponCode?: string;
  readonly discountPrice?: number;
}

const folder = path.join(root, 'data/content/deals');
const rawDeals = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as RawDeal[],
);
const { knowledge, context } = openAssistant('data/content', '2026-11-22T17:00:00Z');
const listed = new Set(knowledge.data.deals.map(({ slug }) => slug));

const field = (deal: RawDeal, key: string) =>
  deal.facts?.[key] as Readonly<Record<string, unknown>> | undefined;

/** What an answer must contain, from the raw fields; empty if they say nothing. */
type Expected = (deal: RawDeal) => readonly string[];

const lines = (values: unknown) => (Array.isArray(values) ? (values as string[]) : []);
const noted = (deal: RawDeal, key: string) => {
  const { note } = field(deal, key) ?? {};
  return note === undefined ? [] : [String(note).replace(/\.$/, '')];
};
const oneOf = (words: Readonly<Record<string, string>>, value: unknown) =>
  value === undefined ? [] : [words[String(value)] ?? 'no words for it'];

const questions: readonly (readonly [question: string, expected: Expected])[] = [
  [
    'Is there parking here?',
    (deal) => [
      ...oneOf({ free: 'free', paid: 'paid', street: 'street', none: 'No,' }, field(deal, 'parking')?.kind),
      ...noted(deal, 'parking'),
    ],
  ],
  [
    'Can I bring my dog here?',
    (deal) => [
      ...oneOf({ inside: 'Yes,', outside: 'only outside', no: 'No,' }, field(deal, 'pets')?.allowed),
      ...noted(deal, 'pets'),
    ],
  ],
  [
    'Is this wheelchair accessible?',
    (deal) => [
      ...oneOf({ true: 'it’s step-free', false: 'not step-free' }, field(deal, 'access')?.stepFree),
      ...noted(deal, 'access'),
    ],
  ],
  [
    'Do I have to book this?',
    (deal) => [
      ...oneOf({ true: 'Yes,', false: 'No,' }, field(deal, 'booking')?.required),
      ...noted(deal, 'booking'),
    ],
  ],
  ['What ages is this for?', (deal) => [...numbers(field(deal, 'ages')), ...noted(deal, 'ages')]],
  ['How many people can come here together?', (deal) => numbers(field(deal, 'groups'))],
  ['What should I bring to this?', (deal) => lines(deal.facts?.bring)],
  ['How do I get here by train?', (deal) => lines([deal.facts?.transit].filter(Boolean))],
  ['Is there anything vegan here?', (deal) => (lines(deal.facts?.diet).includes('vegan') ? ['Yes,'] : [])],
  [
    'Is this price per person?',
    ({ facts, discountPrice }) =>
      facts?.priceFor === undefined || !discountPrice
        ? []
        : [facts.priceFor === 'person' ? 'Yes,' : `${facts.priceFor} people`, priceText(discountPrice)],
  ],
  ['What is included in this?', ({ included }) => lines(included)],
  ['Are there restrictions here?', ({ restrictions }) => lines(restrictions)],
  ['Is there a code for this?', ({ couponCode }) => [couponCode ?? 'No,']],
  [
    'What happens here if it rains?',
    ({ facts }) =>
      oneOf(
        {
          'rain-or-shine': 'rain or shine',
          'moves-indoors': 'moves indoors',
          'new-date': 'new date',
          refund: 'refund',
        },
        facts?.weather,
      ),
  ],
];

/** The ages or sizes of a field that are worth saying: none for 0 and 1. */
const numbers = ({ from, to }: Readonly<Record<string, unknown>> = {}) =>
  [from, to].flatMap((number) => (typeof number === 'number' && number > 1 ? String(number) : []));

const priceText = (price: number) => (Number.isInteger(price) ? `$${price}` : `$${price.toFixed(2)}`);

describe('what the assistant says about a fact of a sample deal', () => {
  const deals = rawDeals.filter(({ slug }) => listed.has(slug));

  it('is asked about many deals', () => {
    expect(deals.length).toBeGreaterThan(120);
  });

  it.each(questions)('is what the content says: %s', (question, expected) => {
    const wrong = sampleOf(deals, 4).flatMap((deal) => {
      const { answer } = takeTurn(newConversation, { type: 'text', text: question }, knowledge, {
        ...context,
        page: deal.slug,
      });
      const missing = expected(deal).filter(
        (words) => !answer.reply.toLowerCase().includes(words.toLowerCase()),
      );
      return missing.length > 0 ? [`${deal.slug} misses ${missing.join(' | ')}: ${answer.reply}`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('claims nothing where the content says nothing', () => {
    const silent = deals.filter((deal) => !deal.facts?.parking);
    const claims = silent.flatMap(({ slug }) => {
      const request = { type: 'text', text: 'Is there parking here?' } as const;
      const { answer } = takeTurn(newConversation, request, knowledge, { ...context, page: slug });
      return /^(?:Yes|No)\b/.test(answer.reply) ? [`${slug}: ${answer.reply}`] : [];
    });
    expect(silent.length).toBeGreaterThan(20);
    expect(claims).toEqual([]);
  });
});
