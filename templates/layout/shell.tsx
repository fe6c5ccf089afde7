import { searchOverlay } from '../../client/islands/searchOverlay/SearchOverlay.tsx';
import type { AssetManifest, PageKind } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { feedPath } from '../../data/model/routes.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { renderMarkup } from '../html/renderMarkup.ts';
import { IslandRoot } from '../parts/IslandRoot.tsx';
import { AskLink } from './AskLink.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type { Current } from './Navigation.tsx';
import { PromotionBar } from './PromotionBar.tsx';
import { SealShape } from './SealShape.tsx';

/** What of the frame differs between pages; few pages differ, so that few frames are rendered. */
export interface ShellVariant {
  readonly kind: PageKind;
  readonly current: Current | null;
  /** Until when the page's dated words hold, in epoch milliseconds; `null` where it has none. */
  readonly until: number | null;
}

/** The document around a page: head metadata goes between `start` and `middle`, main before `end`. */
export interface Shell {
  readonly start: string;
  readonly middle: string;
  readonly end: string;
}

const viewport = 'width=device-width, initial-scale=1, interactive-widget=resizes-content';

/** The document around the pages of `variant`. */
export function renderShell(chrome: Chrome, assets: AssetManifest, variant: ShellVariant): Shell {
  const { kind, current, until } = variant;
  const zoom = chrome.allowZoom ? '' : ', maximum-scale=1, user-scalable=no';
  return {
    start:
      `<!doctype html><html lang="${escapeHtml(chrome.language)}"${said('until', until)}` +
      `${said('clicks', chrome.clicksEndpoint)}><head><meta charset="utf-8">` +
      `<meta name="viewport" content="${viewport}${zoom}">`,
    middle:
      `${linkedAssets(chrome, assets, kind)}</head><body>` +
      renderMarkup(
        <>
          <a className="skip" href="#main">
            Skip to content
          </a>
          <SealShape />
          <Header chrome={chrome} current={current} isSaved={kind === 'saved'} />
        </>,
      ),
    end: `${renderMarkup(
      <>
        {kind !== 'home' && <PromotionBar promotion={chrome.promotion} />}
        <Footer chrome={chrome} />
        {kind !== 'home' && kind !== 'chat' && <AskLink assistant={chrome.assistant} />}
        <IslandRoot of={searchOverlay} props={{ currency: chrome.currency }} />
      </>,
    )}</body></html>\n`,
  };
}

/** A value for the scripts of the page, as an attribute; nothing where there is none. */
const said = (name: string, value: string | number | null) =>
  value === null ? '' : ` data-${name}="${escapeHtml(String(value))}"`;

/** Colors of the browser's own frame: `paper` of styles/tokens.css in both themes. */
const themeColors =
  '<meta name="theme-color" content="#FBF6EC" media="(prefers-color-scheme: light)">' +
  '<meta name="theme-color" content="#0E1728" media="(prefers-color-scheme: dark)">';

function linkedAssets(chrome: Chrome, assets: AssetManifest, kind: PageKind): string {
  const fonts = assets.preloadFonts.map(
    (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
  );
  return (
    `<script>${assets.headScript}</script>${fonts.join('')}<style>${assets.styles[kind]}</style>` +
    `<script src="${escapeHtml(assets.enhanceScript)}" defer></script>` +
    iconLinks(chrome) +
    '<link rel="manifest" href="/site.webmanifest">' +
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(chrome.siteName)}" href="${feedPath}">` +
    themeColors
  );
}

function iconLinks({ icon, icons }: Chrome): string {
  const isDrawn = icon.src.endsWith('.svg');
  const drawn = isDrawn ? [`<link rel="icon" href="${escapeHtml(icon.src)}" type="image/svg+xml">`] : [];
  const sized = icons.map(({ purpose, size, href }) => {
    if (purpose === 'tab') return `<link rel="icon" href="${escapeHtml(href)}" sizes="${size}x${size}">`;
    return purpose === 'touch' ? `<link rel="apple-touch-icon" href="${escapeHtml(href)}">` : '';
  });
  return [...sized, ...drawn].join('');
}
