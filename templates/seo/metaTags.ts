import type { Chrome, DocumentHead } from '../../data/model/pages/view.ts';
import { escapeHtml } from '../html/escapeHtml.ts';

const named = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** The title and meta tags of a page, for search engines and shared links. */
export function metaTags(
  head: DocumentHead,
  chrome: Pick<Chrome, 'siteName' | 'language' | 'origin' | 'alternates'>,
): string {
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    head.keywords.length > 0 ? named('keywords', head.keywords.join(', ')) : '',
    head.robots === 'index'
      ? named('robots', 'index, follow, max-image-preview:large')
      : named('robots', 'noindex, follow'),
    `<link rel="canonical" href="${escapeHtml(head.canonical)}">`,
    ...alternateLinks(head, chrome),
    property('og:type', head.type),
    property('og:site_name', chrome.siteName),
    property('og:locale', chrome.language.replace('-', '_')),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.canonical),
    property('og:image', head.image),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', head.title),
    named('twitter:card', 'summary_large_image'),
    head.published ? property('article:published_time', head.published) : '',
    head.modified ? property('article:modified_time', head.modified) : '',
  ].join('');
}

/** The page in each language of the site, its own included, as search engines want it. */
function alternateLinks(
  { canonical, robots }: DocumentHead,
  { language, origin, alternates }: Pick<Chrome, 'language' | 'origin' | 'alternates'>,
): string[] {
  if (alternates.length === 0 || robots === 'noindex') return [];
  const path = canonical.slice(origin.length);
  return [{ language, origin }, ...alternates].map(
    (site) =>
      `<link rel="alternate" hreflang="${escapeHtml(site.language)}" href="${escapeHtml(site.origin + path)}">`,
  );
}
