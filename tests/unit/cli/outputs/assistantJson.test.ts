import { describe, expect, it } from 'vitest';
import { assistantJson, hostedModel } from '../../../../cli/outputs/assistantJson.ts';
import { newConversation } from '../../../../client/assistant/conversation/conversation.ts';
import { createKnowledge } from '../../../../client/assistant/conversation/knowledge.ts';
import { takeTurn } from '../../../../client/assistant/takeTurn.ts';
import { english } from '../../../../data/language/english/english.ts';
import { type AssistantData, readAssistantData } from '../../../../data/model/assistant/assistantData.ts';
import { sampleCalendar, sampleDealData } from '../../../support/dealData.ts';
import { smallCity } from '../../../support/smallCity.ts';
import { planAt, siteOf } from '../support/siteOf.ts';

function indexOf(files: Parameters<typeof siteOf>[0] = {}): AssistantData {
  const site = siteOf(files);
  return JSON.parse(assistantJson(site, planAt(site, '2026-11-20T12:00:00Z')));
}

/** The neighborhoods of the small city, the first with `fields`. */
function neighborhoodsWith(fields: Record<string, unknown>) {
  const [first, ...rest] = smallCity()['neighborhoods.json'] as Record<string, unknown>[];
  return { 'neighborhoods.json': [{ ...first, ...fields }, ...rest] };
}

describe('cli/outputs/assistantJson', () => {
  it('is one line of JSON that pages can parse', () => {
    const site = siteOf();
    const text = assistantJson(site, planAt(site, '2026-11-20T12:00:00Z'));
    expect(text).toMatch(/^\{[^\n]*\}\n$/);
    expect(readAssistantData(JSON.parse(text))).not.toBeNull();
  });

  it('has the introduction of the assistant, without the face of the not-found page', () => {
    const { head, timeZone } = indexOf();
    expect(head).toMatchObject({
      name: 'Porter',
      greeting: "Hi! I'm Porter. Who is coming?",
      placeholder: 'Ask about deals...',
      cityName: 'Port Sample',
      currency: 'USD',
      quickReplies: [{ label: 'Food', href: '/categories/food' }],
    });
    expect(head).not.toHaveProperty('lostFace');
    expect(timeZone).toBe('America/Los_Angeles');
  });

  it('has the words of the city, and no empty fields', () => {
    const { categories, neighborhoods } = indexOf();
    expect(categories.map(({ id, label }) => [id, label])).toEqual([
      ['food', 'Food'],
      ['shows', 'Shows'],
    ]);
    expect(categories[0]).not.toHaveProperty('errand');
    expect(neighborhoods[0]).toEqual({
      id: 'old-town',
      label: 'Old Town',
      aliases: ['the old town'],
      at: { lat: 47.6, lon: -122.3 },
    });
    expect(neighborhoods[1]).toEqual({ id: 'harbor', label: 'Harbor', aliases: [] });
  });

  it('marks categories of deals at fixed times, and of errands', () => {
    const [food, shows] = smallCity()['categories.json'] as Record<string, unknown>[];
    const { categories } = indexOf({
      'categories.json': [
        { ...food, errand: true },
        { ...shows, scheduled: true },
      ],
    });
    expect(categories[0]).toMatchObject({ errand: true });
    expect(categories[0]).not.toHaveProperty('scheduled');
    expect(categories[1]).toMatchObject({ scheduled: true });
  });

  it('has the idioms of neighborhoods, and marks ambiguous names', () => {
    const { neighborhoods } = indexOf(neighborhoodsWith({ needsPlace: true, idioms: ['old town road'] }));
    expect(neighborhoods[0]).toMatchObject({ needsPlace: true, idioms: ['old town road'] });
  });

  it('has the whole language, with nothing lost in JSON', () => {
    const { kinds, ...language } = indexOf().language;
    expect({ ...language, kinds: kinds.slice(0, english.kinds.length) }).toEqual(english);
    // What no deal is about follows, beside what is nearest to it.
    expect(kinds.slice(english.kinds.length).filter((kind) => !kind.includes('|'))).toEqual([]);
  });

  it('is all that the assistant on pages needs', () => {
    const knowledge = createKnowledge(sampleDealData(), sampleCalendar, indexOf());
    const now = Date.parse('2026-11-20T12:00:00Z');
    const request = { type: 'text', text: 'kids in the harbor, tomorrow under $20' } as const;
    const context = { now, place: null, seed: 0, page: null };
    expect(takeTurn(newConversation, request, knowledge, context).answer.preferences).toMatchObject({
      audience: 'family',
      neighborhoods: ['harbor'],
      when: 'tomorrow',
      priceRange: { min: 0, max: 20 },
    });
  });
});

const { assistant } = siteOf().config;
const models = { small: 's', standard: 'm' };
const baseUrl = 'https://model.example/v1';

describe('cli/outputs/assistantJson hostedModel', () => {
  it('is null if the assistant asks no model', () => {
    expect(hostedModel(assistant)).toBe(null);
  });

  it('names the server and its models', () => {
    const hosted = { provider: 'responses', baseUrl, models } as const;
    expect(hostedModel({ ...assistant, hosted })).toEqual({ type: 'responses', url: baseUrl, models });
  });

  it('names the assistant of a server that has assistants', () => {
    const hosted = { provider: 'assistants', baseUrl, models, assistantId: 'asst_1' } as const;
    const expected = { type: 'assistants', url: baseUrl, models, assistantId: 'asst_1' };
    expect(hostedModel({ ...assistant, hosted })).toEqual(expected);
  });

  it('is the proxy if there is one, without any detail of the server behind it', () => {
    const hosted = { provider: 'responses', baseUrl, models } as const;
    const proxy = 'https://ask.example';
    expect(hostedModel({ ...assistant, hosted, proxy })).toEqual({ type: 'proxy', url: proxy });
    const agreed = { ...assistant, hosted, proxy, proxyConsent: 'elsewhere' } as const;
    expect(hostedModel(agreed)).toEqual({ type: 'proxy', url: proxy, isAgreed: true });
  });

  it('has no server if it is the model of the browser, only the languages of the assistant', () => {
    const hosted = { provider: 'browser' } as const;
    expect(hostedModel({ ...assistant, hosted })).toEqual({ type: 'browser', languages: ['en', 'es'] });
  });
});
