import { describe, expect, it } from 'vitest';
import { runAsk } from '../../cli/commands/ask/runAsk.ts';
import { createRig, type Rig, testInstant } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const city = smallCity();

/** The small city with deals in Spanish, none of which has a word of English in title or tags. */
const spanishCity = () => ({
  ...city,
  'site.json': { ...city['site.json'], language: 'es-US' },
  'deals/food.json': [
    sampleDeal('soup', { title: 'Tres tacos al pastor', tags: ['tacos', 'cena'] }),
    sampleDeal('pan', { title: 'Caja de conchas y orejas', tags: ['panadería', 'desayuno'] }),
    sampleDeal('barro', { title: 'Taller de cerámica', category: 'shows', tags: ['cerámica', 'pareja'] }),
  ],
  'deals/shows.json': [
    sampleDeal('jazz', { title: 'Trompetas en el patio', category: 'shows', tags: ['música en vivo'] }),
    sampleDeal('peces', { title: 'Entrada para ver peces', category: 'shows', tags: ['acuario', 'niños'] }),
  ],
});

function answerTo(rig: Rig, message: string) {
  rig.printed.length = 0;
  const options = { content: 'content', now: testInstant, batch: null, json: true };
  expect(runAsk(rig.deps, { ...options, turns: [message] })).toBe(0);
  return JSON.parse(rig.printed.join('')) as {
    reply: string;
    language?: string;
    deals: readonly { slug: string }[];
  };
}

describe('the assistant of a site in Spanish', () => {
  it.each([
    ['tacos', 'soup'],
    ['algo para desayunar', 'pan'],
    ['una panadería', 'pan'],
    ['clase de cerámica', 'barro'],
    ['quiero oír música en vivo', 'jazz'],
    ['¿hay algún acuario?', 'peces'],
  ])('answers "%s" in Spanish with what the content says in Spanish', (message, slug) => {
    const { language, deals } = answerTo(createRig(spanishCity()), message);
    expect([language, deals[0]?.slug]).toEqual(['es', slug]);
  });

  it.each([
    ['I want some live music', 'jazz'],
    ['where is a bakery', 'pan'],
  ])('answers "%s" in English with the same deals', (message, slug) => {
    const { language, deals } = answerTo(createRig(spanishCity()), message);
    expect([language, deals[0]?.slug]).toEqual([undefined, slug]);
  });

  it('suggests in Spanish from the start', async () => {
    const rig = createRig(spanishCity());
    await rig.build();
    const home = rig.read('dist/index.html');
    expect(home).toContain('Muéstrame otra cosa');
    expect(home).not.toContain('Show me something else');
    expect(rig.read('dist/sw.js')).toContain('"/assistant-es.json"');
  });
});
