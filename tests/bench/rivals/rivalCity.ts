// What the rivals' templates get: the data that our own templates get, but each deal's card once.
import { loadSite } from '../../../cli/content/loadSite.ts';
import { nodeFileSystem } from '../../../cli/files/fileSystem.ts';
import { planSite } from '../../../cli/plan/planSite.ts';
import { factIconShapes } from '../../../client/ui/FactIcon.tsx';
import { iconShapes } from '../../../client/ui/Icon.tsx';
import type { DealProps, DealTimes } from '../../../data/model/pages/deal.ts';
import type { LinkedText } from '../../../data/model/pages/linkedText.ts';
import type { ListingProps, PlannedPage } from '../../../data/model/pages/page.ts';
import type { Chrome, DealCardData, DocumentHead, Link } from '../../../data/model/pages/view.ts';

/** `keywords` as one text; `validUntil` in epoch milliseconds, `null` for a page that stays true. */
export type RivalHead = Omit<DocumentHead, 'keywords'> & {
  readonly keywords: string;
  readonly validUntil: number | null;
};

interface RivalPage {
  readonly path: string;
  readonly head: RivalHead;
  /** The category marked in the header; empty for none. */
  readonly marked: string;
}

/**
 * The page of a deal. Other deals on it are slugs; `openData` is JSON for a script, `null` for a deal without times;
 * `sessions` are `null` for a deal with hours or without times.
 */
export type RivalDeal = RivalPage &
  Omit<DealProps, 'head' | 'times' | 'similar' | 'sameVendor'> & {
    readonly hours: Pick<Extract<DealTimes, { kind: 'hours' }>, 'lines' | 'special' | 'irregular'> | null;
    readonly sessions: Extract<DealTimes, { kind: 'sessions' }>['items'] | null;
    readonly openData: string | null;
    readonly similar: readonly string[];
    readonly sameVendor: readonly string[];
  };

/** A page of a listing. Deals are slugs; `value` selects its deals by `kind`, `chosen` says it in words, both empty for none. */
export type RivalListing = RivalPage &
  Pick<
    ListingProps,
    | 'breadcrumbs'
    | 'heading'
    | 'range'
    | 'datedUntil'
    | 'picture'
    | 'total'
    | 'page'
    | 'pageCount'
    | 'times'
    | 'map'
  > & {
    /** The address of the first page. */
    readonly first: string;
    readonly kind: ListingProps['scope']['kind'];
    readonly value: string;
    readonly chosen: string;
    readonly intro: readonly Link[];
    readonly deals: readonly string[];
    readonly comingSoon: readonly string[];
  };

/** A category, neighborhood or time that a listing can be filtered by. */
export interface RivalChoice extends Link {
  readonly id: string;
  readonly count: number;
}

export interface RivalCity {
  readonly site: Pick<
    Chrome,
    'siteName' | 'origin' | 'language' | 'currency' | 'contactEmail' | 'worksOffline'
  > & {
    readonly host: string;
    readonly city: string;
    readonly region: string;
    readonly country: string;
    readonly besideLink: string;
    readonly assistantName: string;
  };
  /** Outlines by name. */
  readonly icons: Readonly<Record<string, string>>;
  readonly categories: readonly RivalChoice[];
  readonly neighborhoods: readonly RivalChoice[];
  readonly deals: readonly RivalDeal[];
  readonly listings: readonly RivalListing[];
}

/**
 * The city in the content folder `content` at `now` (epoch milliseconds): its deal and listing pages without second addresses
 * of listings. Which deals a page shows is known, so that rivals need not choose; nor need they see to it that no two posters
 * beside each other look alike.
 */
export function readRivalCity(content: string, now: number): RivalCity {
  const loaded = loadSite(nodeFileSystem(), content, content);
  if (!loaded.ok) throw new Error(`The content in ${content} is not valid: run \`npm run validate\` on it`);
  const { chrome, pages } = planSite(loaded.value, now);
  const listings = pages.filter(
    (page): page is PlannedPage<'listing'> => page.kind === 'listing' && page.path === page.canonicalPath,
  );
  const deals = pages.filter((page): page is PlannedPage<'deal'> => page.kind === 'deal');
  const all = listings.find(({ path }) => path === '/deals')?.makeProps();
  return {
    site: siteOf(chrome),
    icons: { ...iconShapes, ...factIconShapes },
    categories: (all?.categories ?? []).map(choiceOf),
    neighborhoods: (all?.neighborhoods ?? []).map(choiceOf),
    deals: deals.map((page) => dealOf(page, chrome)),
    listings: listings.map((page) => listingOf(page)),
  };
}

const siteOf = ({ city, disclosure, assistant, ...chrome }: Chrome): RivalCity['site'] => ({
  siteName: chrome.siteName,
  origin: chrome.origin,
  host: new URL(chrome.origin).host,
  language: chrome.language,
  currency: chrome.currency,
  contactEmail: chrome.contactEmail,
  worksOffline: chrome.worksOffline,
  city: city.name,
  region: city.regionCode,
  country: city.country,
  besideLink: disclosure.besideLink,
  assistantName: assistant.name,
});

const choiceOf = ({ id, label, href, count }: RivalChoice): RivalChoice => ({ id, label, href, count });

const headOf = (head: DocumentHead, { valid }: PlannedPage): RivalHead => ({
  ...head,
  keywords: head.keywords.join(', '),
  validUntil: valid.until,
});

const slugsOf = (cards: readonly DealCardData[]) => cards.map(({ slug }) => slug);

function dealOf(page: PlannedPage<'deal'>, { city: { timeZone } }: Chrome): RivalDeal {
  const { head, times, similar, sameVendor, ...props } = page.makeProps();
  const isOpen = times.kind === 'sessions' || (times.kind === 'hours' && times.open !== null);
  const open = { timeZone, ...(times.kind === 'hours' && times.open) };
  return {
    ...props,
    deal: asListed(props),
    path: page.path,
    head: headOf(head, page),
    marked: lastPart(props.deal.category.href),
    hours: times.kind === 'hours' ? times : null,
    sessions: times.kind === 'sessions' ? times.items : null,
    openData: isOpen ? JSON.stringify(open) : null,
    similar: slugsOf(similar),
    sameVendor: slugsOf(sameVendor),
  };
}

/** Lists say when a deal starts; its page reads that from its state. */
const asListed = ({ deal, state }: Pick<DealProps, 'deal' | 'state'>): DealCardData =>
  state.phase === 'upcoming' ? { ...deal, starts: { date: state.startDate, at: state.startsAt } } : deal;

function listingOf(page: PlannedPage<'listing'>): RivalListing {
  const {
    head,
    path: first,
    scope,
    intro,
    deals,
    comingSoon,
    categories,
    neighborhoods,
    ...props
  } = page.makeProps();
  const value = scope.kind === 'when' ? scope.when : 'id' in scope ? scope.id : '';
  return {
    ...props,
    path: page.path,
    first,
    head: headOf(head, page),
    marked: scope.kind === 'category' ? scope.id : '',
    kind: scope.kind,
    value,
    chosen: value && (props.breadcrumbs.at(-1)?.label ?? ''),
    intro: linksOf(intro),
    deals: slugsOf(deals),
    comingSoon: slugsOf(comingSoon),
  };
}

const lastPart = (href: string) => href.slice(href.lastIndexOf('/') + 1);

/** Words without a link have an empty `href`. */
const linksOf = (text: LinkedText): Link[] =>
  [text].flat().flatMap((part) => {
    if (typeof part === 'string') return { label: part, href: '' };
    return 'href' in part ? part : linksOf(part.words);
  });
