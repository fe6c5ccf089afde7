import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { root } from '../../../cli/bundler/bundleFolder.mjs';
import { createSiteAssistant } from '../../../cli/commands/ask/siteAssistant.ts';
import { detailsOfDeals } from '../../../cli/outputs/detailFiles.ts';
import { hostedBrief } from '../../../cli/outputs/hostedBrief.ts';
import { chipsOf } from '../../../client/assistant/conversation/chips.ts';
import { newConversation } from '../../../client/assistant/conversation/conversation.ts';
import {
  type AssistantKnowledge,
  inLanguage,
  isAvailable,
} from '../../../client/assistant/conversation/knowledge.ts';
import type { AssistantAnswer } from '../../../client/assistant/conversation/turn.ts';
import { describeDeal } from '../../../client/assistant/hosted/hostedContext.ts';
import type { HostedSources } from '../../../client/assistant/hosted/sources.ts';
import { type HostedTurnContext, takeHostedTurn } from '../../../client/assistant/hosted/takeHostedTurn.ts';

import { toBotMessage } from '../../../client/assistant/state/messages.ts';
import {
  askedSlots,
  askedTopics,
  closings,
  comparisons,
  openings,
  quotedFields,
  statedTopics,
  verdicts,
} from '../../../data/model/assistant/modelAnswer.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { proxyRequestSchema } from '../../../data/schema/proxyRequest.ts';
import { sampleWords } from '../../support/chats.ts';
import { propertyRuns } from '../../support/fullRun.ts';
import { sourcesFrom } from '../../support/hostedSources.ts';
import { testInstant } from '../../support/rig.ts';
import { sampleContent } from '../../support/sampleContent.ts';

const site = sampleContent();
const { knowledge, context } = createSiteAssistant(site, Date.parse(testInstant));
const deals = knowledge.data.deals.filter((deal) => isAvailable(deal, context));
const details = detailsOfDeals(site, knowledge.data);
const spanish = inLanguage(knowledge, 'es');
const [sources, spanishSources] = [knowledge, spanish].map((spoken) =>
  sourcesFrom(details, spoken, context.now),
) as [HostedSources, HostedSources];
const settings = { useHosted: true, key: null, model: null, temperature: null };

const hostile: string[] = JSON.parse(
  readFileSync(path.join(root, 'tests', 'fixtures', 'hosted', 'hostile.json'), 'utf8'),
);

/** All answers that a visitor sees while a model sends `pieces`, the last one at the end. */
async function answersTo(text: string, pieces: readonly string[], latest: readonly DealRecord[] = []) {
  const seen: AssistantAnswer[] = [];
  const hearing: HostedTurnContext = {
    fetch: () => Promise.reject(new Error('No test asks the network')),
    sleep: () => Promise.resolve(),
    signal: new AbortController().signal,
    sourcesOf: async (_, { language }) => (language.tag === 'es' ? spanishSources : sources),
    onAsking: () => undefined,
    onPart: ({ answer }) => seen.push(answer),
    onThread: () => undefined,
    onFailure: async () => undefined,
  };
  const found = await takeHostedTurn(
    {
      // Deals that were shown are always offered to a model.
      conversation: { ...newConversation, latest: latest.map(({ slug }) => slug) },
      ...{ text, messages: [sampleWords(text)], settings, thread: null },
    },
    knowledge,
    context,
    Promise.resolve({
      brief: hostedBrief(site),
      async provider(_, { onText }) {
        for (const piece of pieces) onText(piece);
        return null;
      },
    }),
    hearing,
  );
  return found ? [...seen, found.answer] : seen;
}

/** The words of an answer as the log shows them, without titles. */
function visibleText(answer: AssistantAnswer): string {
  const { text, options, followUpQuestion, deals: cards } = toBotMessage({ at: 0, id: 'b' }, answer);
  return [text, ...options, followUpQuestion ?? '', ...cards.map(({ why }) => why)].join('\n');
}

const listedNames = deals.map(({ slug }) => slug);
const anyId = fc.oneof(
  fc.constantFrom(...listedNames),
  fc.constantFrom('lobster-palace', '__proto__', 'constructor', ''),
);
const anyText = fc.oneof(fc.constantFrom(...hostile), fc.string({ maxLength: 40 }));
const anyAnswer = fc.record(
  {
    deals: fc.array(
      fc.record({
        id: anyId,
        facts: fc.array(fc.oneof(fc.constantFrom(...statedTopics), anyText), { maxLength: 6 }),
        quotes: fc.array(
          fc.record({
            field: fc.constantFrom(...quotedFields, 'description'),
            index: fc.integer({ min: -1, max: 9 }),
          }),
          { maxLength: 3 },
        ),
      }),
      { maxLength: 5 },
    ),
    operations: fc.array(
      fc.record({
        kind: fc.constantFrom(...comparisons, 'best'),
        ids: fc.array(anyId, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    asked: fc.array(
      fc.record({
        ids: fc.array(anyId, { maxLength: 3 }),
        topic: fc.constantFrom(...askedTopics, 'charm'),
        says: fc.constantFrom(...verdicts, 'maybe'),
        times: fc.array(fc.constantFrom(1, 2, 3, -1, 200), { maxLength: 3 }),
        ask: fc.oneof(
          fc.constantFrom('Is it free?', 'How long does it take?', 'Can a child of 4 come?'),
          anyText,
        ),
        quotes: fc.array(fc.record({ field: fc.constantFrom(...quotedFields), index: fc.nat({ max: 9 }) }), {
          maxLength: 2,
        }),
      }),
      { maxLength: 3 },
    ),
    wish: fc.oneof(fc.constantFrom(null, 'Something indoors for two adults under $60'), anyText),
    cannot: fc.array(anyText, { maxLength: 3 }),
    question: fc.constantFrom(...askedSlots, null, 'card number'),
    opening: fc.oneof(fc.constantFrom(...openings, null), anyText),
    closing: fc.oneof(fc.constantFrom(...closings, null), anyText),
    reply: anyText,
  },
  { requiredKeys: ['deals'] },
);

/** All that the catalog says of a deal in a language. */
const knownOf = (deal: DealRecord, spoken: AssistantKnowledge, spokenSources: HostedSources) =>
  JSON.stringify([
    deal,
    details.get(deal.slug),
    describeDeal(deal, spoken, spokenSources),
    statedTopics.map((topic) => spokenSources.factOf(deal, topic)),
  ]);

const wish = 'a fun evening for two under $60';

describe('what a hosted model has said of the sample catalogue', () => {
  it.each([
    ['English', 'a fun evening for two under $60', knowledge, sources],
    ['Spanish', 'una noche divertida para dos por menos de $60', spanish, spanishSources],
  ] as const)(
    'is the catalog’s, whatever a model answers, in %s',
    async (_, said, spoken, spokenSources) => {
      await fc.assert(
        fc.asyncProperty(anyAnswer, fc.nat(), async (form, cut) => {
          const text = JSON.stringify(form);
          const at = cut % text.length;
          const ids = [...form.deals.map(({ id }) => id), ...(form.asked ?? []).flatMap((each) => each.ids)];
          const latest = deals.filter(({ slug }) => ids.includes(slug));
          for (const answer of await answersTo(said, [text.slice(0, at), text.slice(at)], latest)) {
            if (!answer.origin) continue;
            const named = [
              ...form.deals.map(({ id }) => id),
              ...(form.asked ?? []).flatMap(({ ids }) => ids),
            ];
            const shownDeals = answer.deals.map(({ deal }) => deal.slug);
            for (const slug of shownDeals) expect(named).toContain(slug);
            const chosen = deals.filter(({ slug }) => named.includes(slug));
            const shown = visibleText(answer);
            const known = `${chosen.map((deal) => knownOf(deal, spoken, spokenSources)).join()} ${said} ${(form.asked ?? []).map(({ ask }) => ask).join()} ${form.wish} ${wishesOf(answer, spoken)}`;
            const computed = [
              ...pairs(chosen).flatMap(([a, b]) => [
                Math.abs((a.price ?? 0) - (b.price ?? 0)),
                (a.originalPrice ?? 0) - (a.price ?? 0),
                (a.price ?? 0) + (b.price ?? 0),
              ]),
              // What the two of the wish pay, and each of them.
              ...sumsOf(chosen),
            ];
            for (const [number] of shown.matchAll(/\d+(?:[.,:]\d+)*/g))
              expect(
                known.includes(number) || computed.includes(Number(number.replaceAll(',', ''))),
                `${number} in ${shown}`,
              ).toBe(true);
            for (const [, name = ''] of shown.matchAll(/“([^”]*)”/g))
              expect(
                // A mark that ends the clause stands inside the quotation marks.
                known.includes(JSON.stringify(name.replace(/[.,]$/, '')).slice(1, -1)),
                `${name} in ${shown}`,
              ).toBe(true);
            for (const lie of hostile) expect(shown.split(/\n|(?<=[.!?]) /)).not.toContain(lie);
          }
        }),
        propertyRuns(1000),
      );
    },
    240_000,
  );

  it('contains every fact that the model asked for', async () => {
    let asked = 0;
    const lost: string[] = [];
    for (const deal of deals) {
      const topics = statedTopics.filter((topic) => sources.factOf(deal, topic) !== null);
      for (let from = 0; from < topics.length; from += 6) {
        const facts = topics.slice(from, from + 6);
        // What cards show anyway is told where it speaks against a deal.
        const text = JSON.stringify({ deals: [{ id: deal.slug, facts, but: facts, quotes: [] }] });
        const answer = (await answersTo(wish, [text], [deal])).at(-1);
        const shown = answer ? visibleText(answer) : '';
        for (const topic of facts) {
          asked++;
          if (!shown.includes((sources.factOf(deal, topic) ?? '').replace(/\.$/, '')))
            lost.push(`${deal.slug} ${topic}`);
        }
      }
    }
    expect(lost).toEqual([]);
    expect(asked).toBeGreaterThan(1000);
  });

  it('is of deals that the proxy accepts, each of them', () => {
    for (const deal of deals) {
      const request = {
        input: [{ role: 'user', content: wish }],
        deals: [describeDeal(deal, knowledge, sources)],
      };
      const parsed = proxyRequestSchema.safeParse(JSON.parse(JSON.stringify(request)));
      expect(parsed.error?.issues, deal.slug).toBeUndefined();
    }
  });

  it.each(['【', '{"deals":[{"id":"', '{"deals":[["', '\\u0022', 'Comedy '])(
    'keeps no page busy, even where a model writes "%s" 256 kB long',
    async (part) => {
      const text = part.repeat(Math.ceil(262_144 / part.length));
      const pieces = text.match(/[\s\S]{1,64}/g) ?? [];
      const begin = performance.now();
      await answersTo(wish, pieces);
      expect(performance.now() - begin).toBeLessThan(1500);
    },
  );
});

/** What one to three deals cost, each bought up to three times, and half of that. */
function sumsOf(some: readonly DealRecord[]): number[] {
  const costs = some.map(({ price = 0 }) => [0, 1, 2, 3].map((times) => times * price));
  const add = (sums: readonly number[], next: readonly number[]) =>
    sums.flatMap((sum) => next.map((cost) => Math.round((sum + cost) * 100) / 100));
  const sums = costs.flatMap((one, at) => {
    const others = costs.slice(at + 1);
    return [
      one,
      ...others.map((other) => add(one, other)),
      ...triples(others).map(([b, c]) => add(add(one, b), c)),
    ];
  });
  return sums.flat().flatMap((sum) => [sum, Math.ceil(50 * sum) / 100]);
}

const triples = <Item>(items: readonly Item[]) =>
  items.flatMap((one, at) => items.slice(at + 1).map((other) => [one, other] as const));

const pairs = (some: readonly DealRecord[]) => some.flatMap((a) => some.map((b) => [a, b] as const));

/** The names of the wishes that an answer has understood. */
const wishesOf = ({ preferences }: AssistantAnswer, spoken: AssistantKnowledge): string =>
  JSON.stringify(chipsOf(preferences, spoken).map(({ label }) => label));
