import { describe, expect, it } from 'vitest';
import { createDealSearch, findSome } from '../../../../client/search/dealSearch.ts';
import { createOtherSearch } from '../../../../client/search/otherSearch.ts';
import { createOtherWords } from '../../../../client/search/otherWords.ts';
import type { SearchHit } from '../../../../client/search/searchHit.ts';
import { searchWordsVersion } from '../../../../data/model/deals/searchWords.ts';
import { sampleDealData, sampleRecord } from '../../../support/dealData.ts';

const data = sampleDealData({
  deals: [
    sampleRecord('taco-night', {
      title: 'Taco night for two',
      tags: ['tacos', 'mexican'],
      vendor: 'Casa Uno',
    }),
    sampleRecord('cafe-brunch', { title: 'Café brunch', summary: 'Eggs and tacos on request.' }),
    sampleRecord('jazz', {
      title: 'Jazz on the terrace',
      category: 'shows',
      neighborhoods: ['harbor'],
      adults: true,
    }),
    sampleRecord('farm', { title: 'Farm morning', family: true, outdoor: true }),
  ],
  guides: [{ href: '/weekend', title: 'The weekend in town', description: 'Two days with jazz.' }],
});

const nameOf = (hit: SearchHit) => {
  if (hit.kind === 'query')
    return `${hit.time?.title ?? hit.when ?? 'any time'}, ${hit.limit?.words.join() ?? 'any price'}: ${hit.query}`;
  return hit.kind === 'deal' ? hit.deal.slug : hit.guide.href;
};

const find = async (query: string) =>
  (await (await createDealSearch(data, () => findSome))(query)).map(nameOf);

describe('client/search/dealSearch', () => {
  it('ranks a word in the title above one in the text', async () => {
    expect(await find('tacos')).toEqual(['taco-night', 'cafe-brunch']);
  });

  it.each([
    ['the beginning of a word', 'terr', 'jazz'],
    ['a word with a wrong letter', 'teracce', 'jazz'],
    ['a word without its accent', 'cafe', 'cafe-brunch'],
    ['another name of a neighborhood', 'the port', 'jazz'],
    ['the vendor', 'casa uno', 'taco-night'],
    ['for whom it is', 'kids', 'farm'],
    ['where it is', 'outdoor', 'farm'],
  ])('finds a deal by %s', async (_, query, slug) => {
    expect((await find(query))[0]).toBe(slug);
  });

  it('finds guides beside deals', async () => {
    expect(await find('jazz')).toEqual(['jazz', '/weekend']);
  });

  it('requires all words, or some of them if nothing has all', async () => {
    expect(await find('taco night')).toEqual(['taco-night']);
    expect(await find('taco zeppelin')).toContain('taco-night');
  });

  it.each([
    ['taco night', []],
    ['taco zeppelin', ['zeppelin']],
    ['Nighd for Kids and tacos', ['Kids']],
  ])('says of the best that it finds for %j which words it lacks: %j', async (query, lacked) => {
    const [best] = await (await createDealSearch(data, () => findSome))(query);
    expect(best?.kind === 'deal' && best.deal.slug).toBe('taco-night');
    expect(best?.without).toEqual(lacked);
  });

  it.each([
    ['brun', ['brunch', 'late'], 'the beginning of another word'],
    ['brunches', ['brunch', 'late'], 'another form of a word'],
    ['brumch', ['brunch'], 'a typo'],
    ['brucnh', ['brunch', 'late'], 'two letters that are swapped'],
    ['bridge', ['bridge'], 'a known word'],
    ['arun', [], 'no typo, as the first letter differs'],
    ['trail b', ['bridge', 'run'], 'two words, of which the last is unfinished'],
  ])('finds for %j %j: it is %s', async (query, found) => {
    const search = await createDealSearch(
      sampleDealData({
        deals: [
          sampleRecord('brunch', { title: 'Brunch for two' }),
          sampleRecord('late', { title: 'Late mornings', summary: 'For those who miss brunches.' }),
          sampleRecord('run', { title: 'Trail run', vendor: 'Better' }),
          sampleRecord('bridge', { title: 'Trail bridge' }),
        ],
      }),
    );
    expect((await search(query)).map(nameOf)).toEqual(found);
  });

  it.each([
    ['breweries', ['walk', 'tour']],
    ['brewery', ['walk', 'tour']],
    ['city breweries', ['tour']],
    ['cities', ['tour']],
    ['movies', ['film']],
    ['days', ['walk']],
  ])('finds the singular and the plural for %j', async (query, found) => {
    const search = await createDealSearch(
      sampleDealData({
        deals: [
          sampleRecord('walk', { title: 'Brewery day' }),
          sampleRecord('tour', { title: 'Breweries of the city' }),
          sampleRecord('film', { title: 'A movie' }),
        ],
      }),
      () => findSome,
    );
    const hits = await search(query);
    expect(hits.map(nameOf)).toEqual(found);
    for (const { without = [] } of hits) expect(without).toEqual([]);
  });

  it('finds nothing for empty queries, stop words and unknown words', async () => {
    for (const query of ['', '  ', 'deals for the', 'zeppelin', '<script>', '%%%'])
      expect(await find(query)).toEqual([]);
  });
});

describe('client/search/dealSearch with other words than those of the site', () => {
  const others = createOtherWords({
    version: searchWordsVersion,
    feasts: [
      ['labor day|labour day', { month: 9, weekday: 1, nth: 1 }],
      ['july 4th|independence day', { month: 7, day: 4 }],
      ['mothers day', { month: 5, weekday: 0, nth: 2 }],
    ],
    months: ['january|jan|enero'],
    related: ['gelato|frozen yogurt=helado|soft serve', 'dinner=cena|supper'],
  });
  const city = sampleDealData({
    deals: [
      sampleRecord('gelato', { title: 'Gelato for two' }),
      sampleRecord('dinner', { title: 'Dinner at the lake' }),
      sampleRecord('events', { title: 'Evening events' }),
    ],
    guides: [
      { href: '/july', title: 'July 4th', description: '', date: '2027-07-04', names: 'independence day' },
      { href: '/july/events', title: 'July 4th events', description: 'All of the day.' },
      { href: '/weekend', title: 'Weekend events', description: '' },
    ],
  });
  const search = async (query: string) =>
    (await createDealSearch(city, () => createOtherSearch(others)))(query);

  it.each([
    ['helado', ['gelato']],
    ['helados for two', ['gelato']],
    ['Soft serve', ['gelato']],
    ['cena lake', ['dinner']],
    ['una cena en el lake', ['dinner']],
    ['gelato', ['gelato']],
  ])('finds what deals call %j', async (query, found) => {
    const hits = await search(query);
    expect(hits.map(nameOf)).toEqual(found);
    expect(hits[0]?.without).toEqual([]);
  });

  it('says which words have no meaning here either', async () => {
    expect((await search('cena zeppelin'))[0]?.without).toEqual(['zeppelin']);
  });

  it.each([
    ['labor day events', ['events', '/weekend'], 'events'],
    ['events Labor Day', ['events', '/weekend'], 'events'],
    ['labor day', ['gelato', 'dinner', 'events'], ''],
    ['Mother’s Day dinner', ['dinner'], 'dinner'],
  ])('looks for %j on its day, and finds no guide of another holiday', async (query, found, rest) => {
    const hits = await search(query);
    expect(hits.map(nameOf)).toEqual(found);
    expect(hits[0]?.day?.rest).toBe(rest);
  });

  it.each([
    ['labor day', '2027-09-06'],
    ['jan 12 events', '2027-01-12'],
    ['events January 12th', '2027-01-12'],
    ['12 de enero', '2027-01-12'],
  ])('knows the day of %j', async (query, date) => {
    expect((await search(query))[0]?.day?.dateAt('2026-11-28')).toBe(date);
  });

  it('says of a feast that lasts that it is today', async () => {
    expect((await search('labor day'))[0]?.day?.dateAt('2027-09-06')).toBe('2027-09-06');
  });

  it.each(['dinner 12', 'january', 'jan 40'])('takes %j for no day', async (query) => {
    expect((await search(query)).filter(({ day }) => day)).toEqual([]);
  });

  it('leads to the guides of a holiday that has some, whatever else is asked for', async () => {
    expect((await search('july 4th events')).map(nameOf)).toEqual(['/july/events']);
    const hits = await search('independence day dinner');
    expect(hits.map(nameOf)).toEqual(['/july', 'dinner']);
    expect(hits[1]).toMatchObject({ without: ['independence day'] });
  });
});

describe('client/search/dealSearch for prices, times and lists', () => {
  const lists = sampleDealData({
    deals: [
      sampleRecord('noodles', { title: 'Noodles', price: 12, neighborhoods: ['harbor'] }),
      sampleRecord('dinner', { title: 'Dinner with noodles', price: 60 }),
    ],
    guides: [
      { href: '/july/fireworks', title: 'Fireworks in town', description: 'Four displays.' },
      {
        href: '/neighborhood/harbor',
        title: 'Harbor',
        description: 'By the water.',
        list: 'area',
        names: 'the port',
      },
      { href: '/deals/weekend', title: 'This weekend', description: 'What takes place.', list: 'time' },
    ],
  });
  const findIn = async (query: string) =>
    (await (await createDealSearch(lists, () => findSome))(query)).map(nameOf);

  it.each([
    ['harbor', ['/neighborhood/harbor', 'noodles']],
    ['fireworks', ['/july/fireworks']],
    ['under $20', ['any time, under $20: under $20', 'noodles']],
    ['under $20 this weekend', ['This weekend, under $20: under $20 this weekend', 'noodles']],
    ['noodles under $20', ['noodles']],
    ['noodles under $12', []],
    ['noodles up to $12', ['noodles']],
    ['this weekend', ['/deals/weekend', 'noodles', 'dinner']],
    ['tomorrow', ['tomorrow, any price: tomorrow', 'noodles', 'dinner']],
    ['next weekend', ['next-weekend, any price: next weekend', 'noodles', 'dinner']],
    ['over $20', ['any time, over $20: over $20', 'dinner']],
    ['cheap dinner or noodles', ['dinner']],
    ['open now', ['now, any price: open now']],
    ['near me', ['any time, any price: near me']],
    ['noodles near me', ['noodles', 'dinner']],
    ['noodles for 8', ['noodles', 'dinner']],
    ['dinner this weekend', ['dinner', '/deals/weekend']],
  ])('finds %j', async (query, found) => {
    expect(await findIn(query)).toEqual(found);
  });
});
