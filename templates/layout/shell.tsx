import { t } from '../../data/messages/t.ts';
import type { AssetManifest, PageKind } from '../../data/model/pages/page.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { chatPath, feedPath } from '../../data/model/routes.ts';
import { isRightToLeft } from '../../data/model/script.ts';
import { themedSheet } from '../../data/model/theme/themedSheet.ts';
import { escapeHtml } from '../html/escapeHtml.ts';
import { renderMarkup } from '../html/renderMarkup.ts';
import { Footer } from './Footer.tsx';
import { type CurrentItem, Header } from './Header.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';
import { OwnMarkup } from './OwnMarkup.tsx';
import { openingEnd } from './openingEnd.ts';
import { PromotionBar } from './PromotionBar.tsx';
import { SealShape } from './SealShape.tsx';
import { SearchDialog } from './SearchDialog.tsx';

/**
 * The floating link to the assistant on every page but home and the assistant's own. With script it opens a panel on
 * the page (client/islands/assistantPanel).
 */
function AssistantLink({ assistant }: { readonly assistant: Chrome['assistant'] }) {
  const { face, name } = assistant;
  return (
    <aside aria-label={t('assistant.title')} data-island="ask" data-when="interaction">
      <a className="ask" href={chatPath()} data-live="">
        <img src={face.src} width={face.width} height={face.height} alt="" />
        <span>{t('chat.ask', { name })}</span>
      </a>
    </aside>
  );
}

/** What differs between the shells of pages. Few pages differ, so few shells are rendered. */
export interface ShellVariant {
  readonly kind: PageKind;
  readonly current: CurrentItem | null;
  /** Whether it ends with the promotion. */
  readonly promotes: boolean;
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
  const { kind, current } = variant;
  const { additions } = chrome;
  const zoom = chrome.allowZoom ? '' : ', maximum-scale=1, user-scalable=no';
  return {
    start:
      `<!doctype html><html lang="${escapeHtml(chrome.language)}"` +
      `${isRightToLeft(chrome.language) ? ' dir="rtl"' : ''}` +
      `${chrome.keepsEnded ? ' data-keeps-ended' : ''}` +
      `${dataAttribute('clicks', chrome.clicksEndpoint)}><head><meta charset="utf-8">` +
      `<meta name="viewport" content="${viewport}${zoom}">`,
    middle:
      `${linkedAssets(chrome, assets, kind)}</head><body>` +
      renderMarkup(
        <>
          <a className="skip" href="#main">
            {t('page.skip')}
          </a>
          <SealShape />
          <Header chrome={chrome} current={current} isSaved={kind === 'saved'} />
        </>,
      ),
    end: `${renderMarkup(
      <>
        {variant.promotes && <PromotionBar promotion={chrome.promotion} />}
        {additions.newsletter && <NewsletterForm {...additions.newsletter} />}
        {additions.beforeFooter && <OwnMarkup html={additions.beforeFooter} isWide={true} />}
        <Footer chrome={chrome} />
        {kind !== 'home' && kind !== 'chat' && !chrome.assistant.isOff && (
          <AssistantLink assistant={chrome.assistant} />
        )}
        <SearchDialog currency={chrome.currency} />
      </>,
    )}</body></html>\n`,
  };
}

/** A data attribute for the scripts of the page; empty for `null`. */
const dataAttribute = (name: string, value: string | number | null) =>
  value === null ? '' : ` data-${name}="${escapeHtml(String(value))}"`;

const themeColors = ({ toolbar }: Chrome) =>
  (['light', 'dark'] as const)
    .map(
      (scheme) =>
        `<meta name="theme-color" content="${toolbar[scheme].toUpperCase()}" media="(prefers-color-scheme: ${scheme})">`,
    )
    .join('');

/** Kinds of pages that open with a scene, whose parts share its height. */
const hasOpening = (kind: PageKind) => kind === 'home' || kind === 'guide';

function linkedAssets(chrome: Chrome, assets: AssetManifest, kind: PageKind): string {
  return (
    `<script>${assets.headScript}</script><style>${themedSheet(assets.styles[kind], chrome.sheets)}</style>` +
    laterSheetLink(assets.laterSheets[kind]) +
    (hasOpening(kind) ? `<link rel="expect" href="#${openingEnd}" blocking="render">` : '') +
    `<script src="${escapeHtml(assets.enhanceScript)}" defer></script>` +
    iconLinks(chrome) +
    '<link rel="manifest" href="/site.webmanifest">' +
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(chrome.siteName)}" href="${feedPath}">` +
    themeColors(chrome) +
    (chrome.additions.newsletter ? `<style>${assets.letterStyles}</style>` : '') +
    (chrome.additions.styles && `<style>${chrome.additions.styles}</style>`) +
    chrome.additions.head
  );
}

/**
 * Browsers load a sheet for printing in the background, after all that the screen needs. Once loaded, it counts for the
 * screen too (client/head/watchResources.ts); without script, all that needs it is printing.
 */
const laterSheetLink = (href: string) => `<link rel="stylesheet" href="${escapeHtml(href)}" media="print">`;

function iconLinks({ icon, icons }: Chrome): string {
  const isDrawn = icon.src.endsWith('.svg');
  const drawn = isDrawn ? [`<link rel="icon" href="${escapeHtml(icon.src)}" type="image/svg+xml">`] : [];
  const sized = icons.map(({ purpose, size, href }) => {
    if (purpose === 'tab') return `<link rel="icon" href="${escapeHtml(href)}" sizes="${size}x${size}">`;
    return purpose === 'touch' ? `<link rel="apple-touch-icon" href="${escapeHtml(href)}">` : '';
  });
  return [...sized, ...drawn].join('');
}
