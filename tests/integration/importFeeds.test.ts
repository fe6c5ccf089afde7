import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { importFeeds, plainMap, putFiles } from '../support/feeds.ts';
import { isValid } from '../support/newContent.ts';
import { createRig } from '../support/rig.ts';

const header = 'id,title,vendor,price,about,ends,area\n';
const rows = {
  tacos: 't1,Taco plate,Cantina,$12.50,Six of them,,old town\n',
  boats: 'b1,Boat trip,Lake Tours,40,On the lake,2027-05-01,\n',
  drums: 'd1,Drum class,Beat House,20,Loud,,\n',
};
const allRows = header + rows.tacos + rows.boats + rows.drums;

/** A rig with a map and a feed. */
function feedRig(feed: string | Uint8Array = allRows, map: object = {}) {
  const rig = createRig();
  putFiles(rig, { 'feeds/partner.json': { ...plainMap, ...map }, feed });
  const run = (options: Parameters<typeof importFeeds>[1] = {}) =>
    importFeeds(rig, { source: 'feed', ...options });
  const deal = (slug: string) => JSON.parse(rig.read(`content/deals/${slug}.json`))[0];
  return { rig, run, deal, feed: (text: string | Uint8Array) => putFiles(rig, { feed: text }) };
}

describe('an import', () => {
  it('adds a valid deal for each row, in a file of its own', async () => {
    const { rig, run, deal } = feedRig();
    const { code, feed } = await run();
    expect(code).toBe(0);
    expect(feed.new.map(({ file }) => file)).toEqual([
      'deals/taco-plate.json',
      'deals/boat-trip.json',
      'deals/drum-class.json',
    ]);
    expect(deal('taco-plate')).toMatchObject({
      ...{ title: 'Taco plate', slug: 'taco-plate', discountPrice: 12.5, neighborhood: 'old-town' },
      ...{ publishedDate: '2026-11-20', priceCheckedDate: '2026-11-20', feed: { name: 'partner', id: 't1' } },
    });
    expect(deal('boat-trip')).toMatchObject({ citywide: true, expiryDate: '2027-05-01' });
    expect(isValid(rig)).toBe(true);
  });

  it('changes no byte for the same feed, on whatever day', async () => {
    const { rig, run } = feedRig();
    await run();
    const before = rig.snapshot('.');
    const { feed } = await run({ now: '2027-01-10' });
    expect(feed.unchanged).toBe(3);
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('changes words and prices, and says when', async () => {
    const { run, deal, feed } = feedRig();
    await run();
    feed(allRows.replace('$12.50', '$11').replace('On the lake', 'Around the lake'));
    const { feed: report } = await run({ now: '2026-12-01' });
    expect(report.changed.map(({ slug }) => slug)).toEqual(['taco-plate', 'boat-trip']);
    expect(deal('taco-plate')).toMatchObject({ updatedDate: '2026-12-01', priceCheckedDate: '2026-12-01' });
    expect(deal('boat-trip')).toMatchObject({ updatedDate: '2026-12-01', priceCheckedDate: '2026-11-20' });
  });

  it('withdraws what vanishes, and brings back what returns as it was', async () => {
    const { rig, run, deal, feed } = feedRig();
    await run();
    const before = rig.snapshot('content');
    feed(header + rows.tacos + rows.drums);
    expect((await run({ now: '2026-12-01', maxGone: 0.5 })).feed.gone.map(({ slug }) => slug)).toEqual([
      'boat-trip',
    ]);
    expect(deal('boat-trip')).toMatchObject({ withdrawnDate: '2026-12-01' });
    feed(allRows);
    expect((await run({ now: '2026-12-02' })).feed.returned).toHaveLength(1);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('leaves alone what is locked, what the map does not have, and deals that are no longer the feed’s', async () => {
    const { rig, run, deal, feed } = feedRig();
    await run();
    const mine = { ...deal('taco-plate'), title: 'My tacos', tags: ['tacos'] };
    const { feed: _, ...adopted } = deal('drum-class');
    rig.edit({
      'deals/taco-plate.json': [{ ...mine, feed: { ...mine.feed, locked: ['title'] } }],
      'deals/drum-class.json': [adopted],
    });
    feed(allRows.replace('Six of them', 'Seven of them'));
    const { feed: report } = await run();
    expect(report.counts.duplicates).toBe(1);
    expect(deal('taco-plate')).toMatchObject({
      title: 'My tacos',
      tags: ['tacos'],
      summary: 'Seven of them',
    });
    expect(deal('drum-class')).toEqual(adopted);
  });

  it('finds a deal that was moved into a list, and rewrites only that entry', async () => {
    const { rig, run, deal, feed } = feedRig();
    await run();
    const moved = deal('taco-plate');
    const food = JSON.parse(rig.read('content/deals/food.json'));
    rig.edit({ 'deals/taco-plate.json': null, 'deals/food.json': [...food, moved] });
    feed(allRows.replace('$12.50', '$9'));
    await run();
    const after = JSON.parse(rig.read('content/deals/food.json'));
    expect(after.slice(0, -1)).toEqual(food);
    expect(after.at(-1)).toMatchObject({ discountPrice: 9 });
  });

  it('rejects bad rows with their lines, and keeps the deals that they had', async () => {
    const { rig, run, deal, feed } = feedRig();
    await run();
    feed(allRows.replace('$12.50', 'call us'));
    const { code, feed: report } = await run({ maxBad: 0.5 });
    expect([code, report.reasons, report.gone]).toEqual([0, { price: 1 }, []]);
    expect(deal('taco-plate').discountPrice).toBe(12.5);
    expect(JSON.parse(rig.read('feeds/partner.rejected.json'))).toMatchObject({
      ...{ rows: 3, rejected: 1 },
      list: [{ line: 2, id: 't1', reason: 'price', field: 'discountPrice', value: 'call us' }],
    });
    feed(allRows);
    await run();
    expect(() => rig.read('feeds/partner.rejected.json')).toThrow('ENOENT');
  });

  it.each([
    ['has lost too many deals', header + rows.tacos, 'CD708'],
    ['has too many bad rows', allRows.replace('40', 'x'), 'CD709'],
    ['ends within a row', allRows.slice(0, -8), 'CD707'],
    ['ends within quotes', `${allRows}x1,"Open`, 'CD707'],
    ['ends within a gzip file', gzipSync(allRows).subarray(0, -12), 'CD707'],
    ['has no last line of Rakuten', `HDR|1|Cantina|now\nt1|Taco plate\n`, 'CD707'],
    ['has fewer rows than Rakuten counts', `HDR|1|Cantina|now\nt1|Taco plate\nTRL|2\n`, 'CD707'],
    ['ends within the last line of Rakuten', `HDR|1|Cantina|now\nt1|Taco plate\nTRL|`, 'CD707'],
    ['is a page', '<!doctype html><p>Log in</p>', 'CD707'],
    ['is empty', '', 'CD707'],
  ])('refuses a feed whole that %s', async (_, text, code) => {
    const { rig, run, feed } = feedRig();
    await run();
    const before = rig.snapshot('content');
    feed(text);
    const result = await run();
    expect([result.code, result.codes]).toEqual([1, [code]]);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('writes nothing with --dry-run', async () => {
    const { rig, run } = feedRig(allRows.replace('40', 'x'));
    const before = rig.snapshot('.');
    expect((await run({ dryRun: true, maxBad: 1 })).feed.new).toHaveLength(2);
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('leaves the old content or the new one, wherever it is interrupted', async () => {
    const { rig, run, feed } = feedRig();
    await run();
    const before = rig.snapshot('content');
    feed(allRows.replace('$12.50', '$9').replace('Loud', 'Very loud').replace('40,', '44,'));
    for (let after = 0; ; after++) {
      const fs = faultyFileSystem(after, () => systemError('EIO'));
      const isDone = await importFeeds(rig, { source: 'feed' }, { ...rig.deps, fs }).then(
        ({ feed: { ok } }) => ok,
        () => false,
      );
      if (isDone) break;
      expect(isValid(rig)).toBe(true);
      const now = Object.fromEntries(
        Object.entries(rig.snapshot('content')).filter(([file]) => !file.startsWith('.import')),
      );
      const changed = Object.keys(before).filter((file) => now[file] !== before[file]);
      expect([0, 3]).toContain(changed.length);
    }
    expect((await run()).feed.unchanged).toBe(3);
  });
});

describe('a feed', () => {
  const item = (id: number, price: string) => ({
    id,
    title: `Deal ${id}`,
    vendor: { name: 'Cantina' },
    price,
  });
  const map = {
    fields: { title: 'title', vendor: 'vendor.name', discountPrice: 'price' },
    neighborhood: { default: 'citywide' },
  };
  const list = [item(1, '$5'), item(2, '6.50 USD')];

  it.each([
    ['a JSON list', JSON.stringify(list), map],
    ['a JSON object', JSON.stringify({ data: { offers: list } }), { ...map, items: 'data.offers' }],
    ['JSON lines', list.map((entry) => JSON.stringify(entry)).join('\n'), map],
    ['gzip', gzipSync(JSON.stringify(list)), map],
    [
      'a file of Rakuten',
      'HDR|7|Cantina|2026-11-20/01:00:00\r\n1|Deal 1||||||||||||5\r\n2|Deal 2||||||||||||6.50|||\r\nTRL|2\r\n',
      {
        ...map,
        id: 'product_id',
        fields: {
          title: 'product_name',
          vendor: 'merchant_name',
          discountPrice: ['sale_price', 'retail_price'],
        },
      },
    ],
    [
      'what Excel saves where a comma is the decimal sign',
      '\ufeffsep=;\r\nid;title;vendor;price\r\n1;Deal 1;Cantina;5,00 $\r\n2;Deal 2;Cantina;"6,50 $"\r\n',
      { ...map, fields: { ...map.fields, vendor: 'vendor' } },
    ],
    [
      'tab-separated UTF-16',
      Buffer.from(
        '\ufeffID\tTitle\tVendor\tPrice\n1\tDeal 1\tCantina\t5\n2\tDeal 2\tCantina\t"6,50"\n',
        'utf16le',
      ),
      { ...map, fields: { ...map.fields, vendor: 'vendor' } },
    ],
    [
      'XML with prefixes',
      `<rss xmlns:g="x">${list.map(({ id, price }) => `<item><g:id>${id}</g:id><title><![CDATA[Deal ${id}]]></title><g:vendor><name>Cantina</name></g:vendor><g:price>${price}</g:price></item>`).join('')}</rss>`,
      { ...map, fields: { ...map.fields, vendor: 'vendor/name' } },
    ],
  ])('can be %s', async (_, text, changes) => {
    const { run, deal } = feedRig(text, changes);
    const { feed, codes } = await run();
    expect([codes, feed.new.length]).toEqual([[], 2]);
    expect(deal('deal-2')).toMatchObject({ discountPrice: 6.5, vendor: 'Cantina', feed: { id: '2' } });
  });

  it.each([
    ['cut off JSON', '[{"id":1,"title":"a"},{"id"', 'cut off'],
    ['JSON that is an object', '{"a":[]}', 'somewhere in it'],
    ['no JSON', '[{"id":1} x', 'not JSON'],
    ['cut off XML', '<rss><item><id>1</id></item><item><id>2', 'cut off'],
    ['entities in XML', '<!DOCTYPE x [<!ENTITY a "aaaa">]><rss><item><id>&a;</id></item></rss>', 'entities'],
    ['deep XML', `${'<a>'.repeat(200)}`, 'levels'],
    ['deep JSON', `[${'['.repeat(200)}`, 'levels'],
    ['a million columns', `${'a,'.repeat(2000)}\n1`, 'columns'],
    ['a cut off calendar', 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n', 'cut off'],
    [
      'a zip bomb',
      gzipSync(`${header}${`t1,${'a'.repeat(2000)},Cantina,5\n`.repeat(8000)}`),
      'times its size',
    ],
  ])('is refused as %s', async (_, text, words) => {
    const { rig, run } = feedRig(text);
    const before = rig.snapshot('content');
    const { code, feed } = await run();
    expect(code).toBe(1);
    expect(feed.diagnostics[0]?.problem).toContain(words);
    expect(rig.snapshot('content')).toEqual(before);
  });

  it('can be a calendar, whose dates become sessions in the city’s zone', async () => {
    const calendar = [
      ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:jazz', 'SUMMARY:Jazz night', 'DTSTART:20261205T033000Z'],
      ...['DTEND:20261205T053000Z', 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXDATE:20261212T033000Z', 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'UID:fair', 'SUMMARY:Winter fair', 'DTSTART;VALUE=DATE:20261205'],
      ...['DTEND;VALUE=DATE:20261207', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:old', 'SUMMARY:Old fair'],
      ...['DTSTART:20200101T120000Z', 'END:VEVENT', 'END:VCALENDAR', ''],
    ].join('\r\n');
    const { rig, run, deal } = feedRig(calendar, {
      id: 'uid',
      fields: {
        ...{ title: 'summary', vendor: { value: 'Hall' }, offerText: { value: 'Free entry' } },
        sessions: 'sessions',
      },
    });
    const { feed } = await run();
    expect([feed.new.length, feed.counts.ended]).toEqual([2, 1]);
    expect(deal('jazz-night')).toMatchObject({
      sessions: [
        { date: '2026-12-04', from: '19:30', to: '21:30' },
        { date: '2026-12-18', from: '19:30', to: '21:30' },
      ],
      expiryDate: '2026-12-18',
    });
    expect(deal('winter-fair')).toMatchObject({ startDate: '2026-12-05', expiryDate: '2026-12-06' });
    expect(isValid(rig)).toBe(true);
  });
});
