import type { ReactElement } from 'react';
import type { Catalogue } from '../data/messages/catalogue.ts';
import { inCatalogue } from '../data/messages/t.ts';
import type { AssetManifest, RenderablePage } from '../data/model/pages/page.ts';
import type { Chrome } from '../data/model/pages/view.ts';
import { escapeHtml } from './html/escapeHtml.ts';
import { renderMarkup } from './html/renderMarkup.ts';
import type { CurrentItem } from './layout/Header.tsx';
import { renderShell, type Shell, type ShellVariant } from './layout/shell.tsx';
import { ChatPage } from './pages/ChatPage.tsx';
import { DealPage } from './pages/deal/DealPage.tsx';
import { GuidePage } from './pages/guide/GuidePage.tsx';
import { HomePage } from './pages/home/HomePage.tsx';
import { ListingPage } from './pages/ListingPage.tsx';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { OwnPage, withOwnHead } from './pages/OwnPage.tsx';
import { ProsePage } from './pages/ProsePage.tsx';
import { SavedPage } from './pages/SavedPage.tsx';
import { SearchPage } from './pages/SearchPage.tsx';
import { VendorPage } from './pages/vendor/VendorPage.tsx';
import { createKeptMarkup, KeptMarkupContext } from './parts/keptMarkup.ts';
import { metaTags } from './seo/metaTags.ts';
import { structuredData } from './seo/structuredData.ts';
import { unreachable } from './unreachable.ts';

/**
 * A page's HTML in parts: `shell.start`, `head`, `shell.middle`, `main`, `shell.end`. Pages with the same frame share one
 * `shell` object, so its bytes are encoded only once.
 */
export interface RenderedPage {
  readonly shell: Shell;
  readonly head: string;
  readonly main: string;
}

/**
 * A function that renders a page to its HTML document; the same page always renders to the same text. Header and footer
 * are rendered once for each page kind and navigation item, not for each page. Whether parts may be a project's own is `hasOwnCode`.
 */
export function createRenderer(
  chrome: Chrome,
  assets: AssetManifest,
  messages: Catalogue,
  hasOwnCode = false,
): (page: RenderablePage) => RenderedPage {
  const shells = new Map<string, Shell>();
  const shellFor = (variant: ShellVariant) => {
    const key = JSON.stringify(variant);
    const shell = shells.get(key) ?? renderShell(chrome, assets, variant);
    shells.set(key, shell);
    return shell;
  };
  const kept = createKeptMarkup(hasOwnCode);
  const render = (planned: RenderablePage): RenderedPage => {
    const page = planned.kind === 'own' ? withOwnHead(planned, chrome) : planned;
    return {
      shell: shellFor({
        kind: page.kind,
        current: currentItem(page, chrome),
        promotes: isPromoted(page, chrome),
      }),
      head:
        metaTags(page.props.head, chrome) +
        validityTag(page, chrome) +
        datedTag(page) +
        structuredData(page, chrome),
      main: renderMarkup(<KeptMarkupContext value={kept}>{mainOf(page, chrome)}</KeptMarkupContext>),
    };
  };
  return (page) => inCatalogue(messages, () => render(page));
}

/** Whether a page ends with the promotion: not home, nor a listing to which it would lead. */
const isPromoted = ({ kind, props }: RenderablePage, { promotion }: Chrome) =>
  kind !== 'home' && !(kind === 'listing' && props.path === promotion.link.href);

/** Tells the service worker until when it may show the page (client/worker/pages.ts). */
const validityTag = ({ validUntil }: RenderablePage, { worksOffline }: Chrome) =>
  worksOffline ? `<meta name="valid-until" content="${validUntil ?? ''}">` : '';

function mainOf(page: RenderablePage, chrome: Chrome): ReactElement {
  switch (page.kind) {
    case 'home':
      return <HomePage page={page.props} chrome={chrome} />;
    case 'deal':
      return <DealPage page={page.props} chrome={chrome} />;
    case 'listing':
      return <ListingPage page={page.props} chrome={chrome} />;
    case 'search':
      return <SearchPage page={page.props} chrome={chrome} />;
    case 'chat':
      return <ChatPage page={page.props} chrome={chrome} />;
    case 'saved':
      return <SavedPage page={page.props} chrome={chrome} />;
    case 'vendor':
      return <VendorPage page={page.props} chrome={chrome} />;
    case 'prose':
      return <ProsePage page={page.props} />;
    case 'guide':
      return <GuidePage page={page.props} chrome={chrome} />;
    case 'own':
      return <OwnPage path={page.path} page={page.props} chrome={chrome} />;
    case 'not-found':
      return <NotFoundPage page={page.props} chrome={chrome} />;
    default:
      return unreachable(page);
  }
}

/** When dated words of a page expire, and its title from then on; empty if it has none. */
function datedTag(page: RenderablePage): string {
  const [until, title] = datedUntil(page);
  return untilTag(until, titleFromThen(page, title)) + otherUntilTag(page);
}

const titleFromThen = ({ props }: RenderablePage, title: string) =>
  title === props.head.title ? '' : ` data-title="${escapeHtml(title)}"`;

/** The ends of the season of the home page and of the year in a title, and the start of a deal that is to come. */
function otherUntilTag(page: RenderablePage): string {
  const { kind, props } = page;
  if (kind === 'home') return untilTag(props.banner?.until, ' id="past"');
  if (kind === 'guide')
    return untilTag(props.yearUntil, ` id="year"${titleFromThen(page, props.undatedTitle)}`);
  return kind === 'deal' && props.state.phase === 'upcoming'
    ? untilTag(props.state.startsAt, ' id="begun"')
    : '';
}

const untilTag = (until: number | null | undefined, more: string) =>
  until ? `<meta name="until" content="${until}"${more}>` : '';

function datedUntil({ kind, props }: RenderablePage): readonly [until: number | null, title: string] {
  const { title } = props.head;
  switch (kind) {
    case 'guide':
      return [props.datedUntil, props.undatedTitle];
    case 'listing':
    case 'home':
    case 'search':
    case 'chat':
    case 'saved':
    case 'not-found':
      return [props.datedUntil, title];
    case 'deal':
      return [props.state.phase === 'ended' ? null : props.deal.endsAt, props.deal.title];
    default:
      return [null, title];
  }
}

/** The navigation item of the page itself, or else of the page it belongs to; `null` if the header has neither. */
function currentItem(page: RenderablePage, chrome: Chrome): CurrentItem | null {
  const isInHeader = (href: string | undefined) => chrome.navigation.some((link) => link.href === href);
  const belongsTo =
    page.kind === 'deal'
      ? page.props.deal.category.href
      : page.kind === 'listing'
        ? page.props.path
        : page.canonicalPath;
  // A link to the neighborhoods on the page for searching is not about what is searched.
  const own =
    page.kind !== 'search' && chrome.navigation.find(({ href }) => href.replace(/[?#].*/, '') === page.path);
  if (own) return { href: own.href, exact: true };
  return belongsTo !== undefined && isInHeader(belongsTo) ? { href: belongsTo, exact: false } : null;
}
