import { readdirSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runAsk } from '../../cli/commands/ask/runAsk.ts';
import { checkJson, wordyCity } from '../support/checkedCity.ts';
import { runCommandLine } from '../support/commandLine.ts';
import { importFeeds, plainMap, putFiles } from '../support/feeds.ts';
import { isValid, newDeal, newPage } from '../support/newContent.ts';
import { createRig, type Rig, testInstant } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';
import { withoutParts } from '../support/townWithoutParts.ts';

const town = () => createRig(withoutParts(wordyCity()));

const filesOf = (rig: Rig) =>
  readdirSync(path.join(rig.folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|json|xml|txt)$|^_/.test(file),
  );

/** What a page says. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

interface Answer {
  readonly text: string;
  readonly followUpQuestion: string | null;
  readonly quickReplies: readonly string[];
  readonly deals: readonly { readonly slug: string; readonly why: string }[];
}

function answersTo(rig: Rig, turns: readonly string[]): Answer[] {
  rig.printed.length = 0;
  const options = { content: 'content', now: testInstant, turns, batch: null, json: true };
  expect(runAsk(rig.deps, options)).toBe(0);
  return rig.printed.map((line) => JSON.parse(line));
}

describe('a city without neighborhoods', () => {
  it('has no page of an area and no link to one', async () => {
    const rig = town();
    const { code } = await rig.build();
    expect(code).toBe(0);
    const leading = filesOf(rig).filter((file) => /\/neighborhood\/(?!:)/.test(rig.read(`dist/${file}`)));
    expect(leading).toEqual([]);
    expect(filesOf(rig).filter((file) => file.startsWith('neighborhood'))).toEqual([]);
    const { report } = await checkJson(rig);
    expect(report.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('offers no choice of areas', async () => {
    const rig = town();
    await rig.build();
    for (const page of ['index', 'deals', 'search', 'categories/food', 'deal/soup'])
      expect(wordsOf(rig.read(`dist/${page}.html`)), page).not.toMatch(/neighborhood|\bareas\b/i);
    const { guides } = JSON.parse(rig.read('dist/deals.json')) as { guides: { list?: string }[] };
    expect(guides.filter(({ list }) => list === 'area')).toEqual([]);
  });

  it('names the city where others name an area', async () => {
    const rig = town();
    await rig.build();
    expect(wordsOf(rig.read('dist/deals.html'))).toMatch(/Sample Kitchen\s*· Port Sample/);
    expect(rig.read('dist/deal/soup.html')).not.toMatch(/<a[^>]*>Port Sample</);
    const market = wordsOf(rig.read('dist/deal/market.html'));
    for (const words of ['Port Sample', 'The stall, 7 Pier Road', '1 Mill Street'])
      expect(market).toContain(words);
    expect(wordsOf(rig.read('dist/deal/delivery.html'))).toContain('Citywide');
    const { deals } = JSON.parse(rig.read('dist/deals.json')) as {
      deals: { slug: string; neighborhoods: string[]; at?: number[][] }[];
    };
    const bySlug = new Map(deals.map((deal) => [deal.slug, deal]));
    expect(bySlug.get('pier')).toMatchObject({ neighborhoods: ['port-sample'], at: [[47.61, -122.31]] });
    expect(bySlug.get('delivery')?.neighborhoods).toEqual([]);
  });

  it('takes an empty list for none', async () => {
    const rig = createRig({ ...withoutParts(smallCity()), 'neighborhoods.json': [] });
    expect((await rig.build()).code).toBe(0);
  });

  it('has an assistant that answers and speaks of no areas', () => {
    const turns = ['something for adults', 'anything', 'indoors', 'deals in Port Sample', 'more', 'near me'];
    for (const said of [turns, ['hi'], ['family'], ['what can we do tonight?', 'adults', 'both']]) {
      const answers = answersTo(town(), said);
      expect(answers.length).toBe(said.length);
      for (const { text, followUpQuestion, quickReplies } of answers)
        expect([text, followUpQuestion, ...quickReplies].join(' ')).not.toMatch(
          /neighborhood|part of town|\barea/i,
        );
    }
    expect(answersTo(town(), ['dinner in Port Sample', 'adults'])[1]?.deals).not.toEqual([]);
  });

  it('takes new deals and pages without an area, and names none that there could be', async () => {
    const rig = town();
    expect(newDeal(rig, { slug: 'rooftop-yoga' }).code).toBe(0);
    expect(JSON.parse(rig.read('content/deals/rooftop-yoga.json'))).not.toHaveProperty('0.neighborhood');
    expect(newPage(rig, { slug: 'one', companions: ['two', 'three'] }).code).toBe(0);
    expect(isValid(rig)).toBe(true);
    await expect(
      runCommandLine(rig, ['new', 'deal', 'a', '--neighborhood', 'harbor', '--content', 'content']),
    ).rejects.toMatchObject({
      hint: 'This content has no neighborhood: leave out --neighborhood.',
    });
    expect((await runCommandLine(rig, ['validate', '--content', 'content'])).printed).toContain(
      '2 categories, 1 text page',
    );
  });

  it('imports deals into the city', async () => {
    const rig = town();
    const { neighborhood: _, ...map } = plainMap;
    putFiles(rig, {
      'feeds/partner.json': map,
      'feeds/near.json': { ...map, neighborhood: { near: { lat: 'lat', lon: 'lon', km: 5 } } },
      'feed.csv': 'id,title,vendor,price,about,ends\n1,Seven soups,Soup Bar,9,Soup.,2027-06-30\n',
      'near.csv':
        'id,title,vendor,price,about,ends,lat,lon\n1,A near soup,Bay Bar,9,Soup.,2027-06-30,47.61,-122.31\n2,A far soup,Far Bar,9,Soup.,2027-06-30,40,-100\n',
    });
    expect((await importFeeds(rig, { source: 'feed.csv' })).feed.new).toHaveLength(1);
    const near = await importFeeds(rig, { source: 'near.csv', map: 'feeds/near.json' });
    expect(near.feed.new).toMatchObject([{ title: 'A near soup' }]);
    expect(isValid(rig)).toBe(true);
  });

  it('has schemas that take places without an area', async () => {
    const rig = town();
    const required = async () => {
      expect((await runCommandLine(rig, ['schema', '--content', 'content'])).code).toBe(0);
      const text = rig.read('.schemas/deals.schema.json');
      return /"required": \[\s*"neighborhood"\s*\]|"coordinates": \[\s*"neighborhood"\s*\]/.test(text);
    };
    expect(await required()).toBe(false);
    rig.edit({ 'neighborhoods.json': smallCity()['neighborhoods.json'] });
    expect(await required()).toBe(true);
  });

  it('has no areas to name', async () => {
    const rig = town();
    rig.edit({
      'deals/named.json': [sampleDeal('cake')],
      'site.json': smallCity()['site.json'],
    });
    const { diagnostics } = await rig.build();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors).toMatchObject([
      { code: 'CD304', file: 'content/deals/named.json', range: { start: { line: 13 } } },
      { code: 'CD304', file: 'content/site.json', expected: 'an id from neighborhoods.json, which has none' },
    ]);
  });
});

describe('a city with one neighborhood', () => {
  it('takes places that do not name it, and keeps its page without a choice', async () => {
    const [oldTown] = smallCity()['neighborhoods.json'] as readonly unknown[];
    const rig = createRig({ ...withoutParts(wordyCity()), 'neighborhoods.json': [oldTown] });
    expect((await rig.build()).code).toBe(0);
    expect(rig.read('dist/deal/soup.html')).toContain('<a href="/neighborhood/old-town">Old Town</a>');
    expect(wordsOf(rig.read('dist/neighborhood/old-town.html'))).toContain('Title of soup');
    expect(rig.read('dist/deals.html')).not.toContain('/neighborhood/old-town');
    expect(answersTo(rig, ['dinner in old town', 'adults'])[1]?.deals).not.toEqual([]);
  });
});

describe('a city with two neighborhoods', () => {
  it('needs the neighborhood of each place', async () => {
    const rig = createRig();
    const { neighborhood: _, ...deal } = sampleDeal('cake');
    const others = [
      { ...deal, id: 'pie', slug: 'pie', coordinates: { lat: 47.6, lon: -122.3 } },
      { ...deal, id: 'jam', slug: 'jam', locations: [{ address: '7 Pier Road' }] },
    ];
    rig.edit({ 'deals/more.json': [deal, ...others] });
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map((item) => [item.code, item.file, item.problem])).toEqual([
      ['CD321', 'content/deals/more.json', 'The deal does not say where it is.'],
      ['CD321', 'content/deals/more.json', 'The deal does not say where it is.'],
      ['CD201', 'content/deals/more.json', '"neighborhood" is missing.'],
    ]);
    expect(errors.every(({ range }) => range !== null)).toBe(true);
  });
});
