import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../data/model/time/localDate.ts';
import { importFeeds, plainMap, putFiles } from '../support/feeds.ts';
import { propertyRuns } from '../support/fullRun.ts';
import { isValid } from '../support/newContent.ts';
import { createRig, type Rig } from '../support/rig.ts';

/** What a deal should be by the rules of docs/import.md, written apart from the program. */
interface Expected {
  readonly price: number;
  readonly priceCheckedDate: string;
  readonly updatedDate: string | undefined;
  readonly withdrawnDate: string | undefined;
}

type Day = ReadonlyMap<string, number>;

/** A day's feed: prices by id. */
const dayOf = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 3 }), { maxKeys: 5 })
  .map((prices): Day => new Map(Object.entries(prices)));

const textOf = (day: Day) =>
  `id,title,vendor,price,about,ends,area\n${[...day].map(([id, price]) => `${id},Deal ${id},Shop ${id},${price},Text,,\n`).join('')}`;

function nextDay(before: ReadonlyMap<string, Expected>, day: Day, today: string): Map<string, Expected> {
  const after = new Map<string, Expected>();
  for (const [id, deal] of before) {
    const price = day.get(id);
    if (price === undefined) after.set(id, { ...deal, withdrawnDate: deal.withdrawnDate ?? today });
    else if (price === deal.price) after.set(id, { ...deal, withdrawnDate: undefined });
    else after.set(id, { price, priceCheckedDate: today, updatedDate: today, withdrawnDate: undefined });
  }
  for (const [id, price] of day) {
    if (before.has(id)) continue;
    after.set(id, { price, priceCheckedDate: today, updatedDate: undefined, withdrawnDate: undefined });
  }
  return after;
}

/** The deals of the feed in the content. */
function dealsIn(rig: Rig): Map<string, Expected> {
  const files = Object.entries(rig.snapshot('content/deals')).map(([, bytes]) =>
    Buffer.from(bytes, 'base64').toString(),
  );
  const deals = files.flatMap((text) => JSON.parse(text)).filter(({ feed }) => feed);
  return new Map(
    deals.map(({ feed, discountPrice: price, priceCheckedDate, updatedDate, withdrawnDate }) => [
      feed.id,
      { price, priceCheckedDate, updatedDate, withdrawnDate },
    ]),
  );
}

const isTooMany = (before: ReadonlyMap<string, Expected>, day: Day) => {
  const live = [...before].filter(([, { withdrawnDate }]) => withdrawnDate === undefined);
  return live.filter(([id]) => !day.has(id)).length > 0.5 * live.length;
};

it('a month of feeds leads to what the rules say, day by day', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(dayOf, { minLength: 2, maxLength: 12 }), async (days) => {
      const rig = createRig();
      let expected = new Map<string, Expected>();
      for (const [index, day] of days.entries()) {
        const today = addDays('2026-11-20', index);
        putFiles(rig, { 'feeds/partner.json': plainMap, feed: textOf(day) });
        const isRefused = isTooMany(expected, day);
        const { code } = await importFeeds(rig, { source: 'feed', now: today, maxGone: 0.5 });
        expect(code).toBe(isRefused ? 1 : 0);
        if (!isRefused) expected = nextDay(expected, day, today);
        expect(new Map([...dealsIn(rig)].sort())).toEqual(new Map([...expected].sort()));
      }
      expect(isValid(rig)).toBe(true);
    }),
    propertyRuns(40),
  );
});

it('whatever is in a feed, the content stays valid and nothing crashes', async () => {
  const pieces = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      ...[
        'id,title,vendor,price\n',
        '1,Soup,Cantina,5\n',
        '"',
        '<item>',
        '</item>',
        '<id>1</id>',
        '<![CDATA[',
      ],
      ...[
        '[{',
        '"id":',
        '}]',
        'BEGIN:VCALENDAR\n',
        'BEGIN:VEVENT\n',
        'RRULE:FREQ=SECONDLY\n',
        'END:VEVENT\n',
        'END:VCALENDAR',
      ],
      ...['=1+1', 'javascript:x', '<script>', '\ufeff', '\0', '__proto__', '../../x', '\u202e'],
    ),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 30 }), async (parts) => {
      const rig = createRig();
      putFiles(rig, { 'feeds/partner.json': plainMap, feed: parts.join('') });
      const { code } = await importFeeds(rig, { source: 'feed', maxBad: 1 });
      expect([0, 1]).toContain(code);
      expect(isValid(rig)).toBe(true);
    }),
    propertyRuns(300, 20),
  );
});
