import type { OracleDeal, OracleFeed, OracleRow } from './types.ts';

/** Something that happens to a feed or its deals. `pick` says to which row or deal, `value` to what it changes. */
export interface FeedEvent {
  readonly kind: string;
  readonly feed: number;
  readonly pick: number;
  readonly value: number;
}

const foods = ['Taco flight', 'Ramen for two', 'Café brunch', 'Pizza night', 'Oyster hour', 'Pie & coffee'];
const shows = [
  'Jazz evening',
  'Magic matinee',
  'Harbor cruise',
  'Climbing lesson',
  'Puppet show',
  'Night walk',
];
const titles = [...foods, ...shows];
const vendors = ['Sample Kitchen', 'Port Sample Stage', 'Gull & Daughters'];
const prices = ['$12.50', '1,200', '24,90', 'USD 30', '45.00 USD', 'free', '1.234,50', '18'];
const badCells: readonly Record<string, string>[] = [
  { price: 'call us' },
  { price: '25 €' },
  { url: 'javascript:alert(1)' },
  { title: '=HYPERLINK("https://x.example")' },
  { title: '' },
  { until: 'next Tuesday' },
  { price: '', was: '' },
];
const areas = ['old town', 'Harbor', 'the Old Town', '', 'elsewhere'];
const texts = [
  'Bring friends.',
  'Now with <b>dessert</b>.',
  '',
  `Choose from ${'a long list of small plates '.repeat(9)}`,
];

/** An offer that a feed can have; the same one for the same number. */
export function offerRow(id: string, value: number): OracleRow {
  const at = <Item>(list: readonly Item[], step = 1): Item =>
    list[Math.floor(value / step) % list.length] as Item;
  return {
    ...{ id, title: at(titles), vendor: at(vendors, 5), text: at(texts, 3), kind: at(['food', 'music']) },
    ...{ was: at(['', '2000', '$60', '10']), price: at(prices), area: at(areas), stock: 'yes', until: '' },
    ...{ url: `http://v.example/${id}?aff=1&t=2`, tags: at(['', 'new, tasty', 'new']) },
    image: at(['', `https://v.example/${id}.jpg`, 'ftp://v.example/x.jpg']),
  };
}

type Change = (rows: readonly OracleRow[], event: FeedEvent, today: string) => readonly OracleRow[];

const changeRow =
  (change: (row: OracleRow, event: FeedEvent, today: string) => OracleRow): Change =>
  (rows, event, today) =>
    rows.map((row, index) => (index === event.pick % rows.length ? change(row, event, today) : row));

const another =
  (change: (row: OracleRow, event: FeedEvent) => OracleRow): Change =>
  (rows, event) => {
    const row = rows[event.pick % Math.max(rows.length, 1)];
    return row === undefined ? rows : [...rows, change(row, event)];
  };

/** What happens to the rows of a feed, from that day on. */
const rowChanges: Record<string, Change> = {
  add: (rows, { feed, value }) => {
    const id = `${feed}-${value}`;
    return rows.some((row) => row.id === id) ? rows : [...rows, offerRow(id, value)];
  },
  addFirst: (rows, { feed, value }) => {
    const id = `${feed}-${value}`;
    return rows.some((row) => row.id === id) ? rows : [offerRow(id, value), ...rows];
  },
  vanish: (rows, { pick }) => rows.filter((_, index) => index !== pick % rows.length),
  price: changeRow((row, { value }) => ({ ...row, price: prices[value % prices.length] ?? '' })),
  words: changeRow((row, { value }) => ({ ...row, text: `Text number ${value}.` })),
  rename: changeRow((row, { value }) => ({ ...row, title: `${row.title} ${row.id} ${value}` })),
  place: changeRow((row, { value }) => ({ ...row, area: areas[value % areas.length] ?? '' })),
  picture: changeRow((row, { value }) => ({
    ...row,
    image: value % 2 ? '' : `https://v.example/${value}.png`,
  })),
  end: changeRow((row, { value }, today) => ({
    ...row,
    until: value % 4 ? dayAfter(today, (value % 9) - 2) : '',
  })),
  stock: changeRow((row) => ({ ...row, stock: row.stock === 'yes' ? 'no' : 'yes' })),
  spoil: changeRow((row, { value }) => ({
    ...offerRow(row.id ?? '', value),
    ...badCells[value % badCells.length],
  })),
  repair: changeRow((row, { value }) => ({ ...offerRow(row.id ?? '', value), text: row.text ?? '' })),
  sameId: another((row) => row),
  sameOffer: another((row, { feed, value }) => ({
    ...row,
    ...{ id: `${feed}-again-${value}`, title: `The ${row.title?.toLowerCase()}!`, price: `${value + 5}` },
  })),
};

const operatorChanges: Record<string, (deal: OracleDeal, value: number) => OracleDeal | null> = {
  deleteDeal: () => null,
  keepDeal: ({ feed: _, ...deal }) => ({ ...deal, slug: deal.slug }),
  publishDeal: ({ draft: _, ...deal }) => ({ ...deal, slug: deal.slug }),
  editDeal: (deal, value) => ({
    ...deal,
    ...{ summary: `An operator's summary ${value}.`, goodToKnow: 'Ring the bell.', clickCount: value },
  }),
  lockTitle: (deal, value) => lock({ ...deal, title: `Our own title ${value}` }, ['title', 'tags']),
  lockPrice: (deal) => lock({ ...deal, discountPrice: 3.5, couponCode: 'OURS' }, ['discountPrice']),
  lockPlace: (deal) => lock({ ...deal, neighborhood: 'harbor' }, ['neighborhood', 'imageUrl']),
  lockDates: (deal) => lock(deal, ['withdrawnDate', 'updatedDate']),
};

function lock(deal: OracleDeal, locked: readonly string[]): OracleDeal {
  const { citywide, ...rest } = deal;
  const place = locked.includes('neighborhood') || citywide === undefined ? {} : { citywide };
  const feed = typeof deal.feed === 'object' ? { ...deal.feed, locked } : undefined;
  return { ...rest, ...place, slug: deal.slug, ...(feed === undefined ? {} : { feed }) };
}

/** Everything that can happen; `cutOff` and `collapse`, the loss of most rows, hold for a day only. */
export const feedEventKinds: readonly string[] = [
  ...['cutOff', 'collapse'],
  ...Object.keys(rowChanges),
  ...Object.keys(operatorChanges),
];

/** The rows of a feed after the events of a day. */
export const rowsAfter = (rows: readonly OracleRow[], events: readonly FeedEvent[], today: string) =>
  events.reduce((all, event) => rowChanges[event.kind]?.(all, event, today) ?? all, rows);

/** What the feed sends on a day with these events. */
export function feedOn(name: string, rows: readonly OracleRow[], events: readonly FeedEvent[]): OracleFeed {
  const isPoor = events.some(({ kind }) => kind === 'collapse');
  const sent = isPoor ? rows.slice(0, Math.floor(rows.length / 3)) : rows;
  return { name, rows: sent, isCutOff: sent.length > 0 && events.some(({ kind }) => kind === 'cutOff') };
}

/** The deals of a feed as an operator has changed them, with `null` for one that is deleted, by their slugs. */
export function editsOf(deals: readonly OracleDeal[], events: readonly FeedEvent[]) {
  const edits = new Map<string, OracleDeal | null>();
  for (const { kind, pick, value } of events) {
    const deal = deals[pick % Math.max(deals.length, 1)];
    const change = operatorChanges[kind];
    if (deal !== undefined && change !== undefined && !edits.has(deal.slug))
      edits.set(deal.slug, change(deal, value));
  }
  return edits;
}

const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
