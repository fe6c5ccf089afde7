import { escapeHtml } from '../../../templates/html/escapeHtml.ts';
import { countProblems, type DevProblem } from './devProblem.ts';

/** The paths of the server's own files begin with it. No page can be there: its paths have only words and hyphens. */
export const devFolder = '/@dev';

/** What a page knows about itself, to notice that it is out of date. The values mean something only to this server. */
export interface PageState {
  /** Which build the page is from. */
  readonly build: string;
  /** The address of the page's style sheet, and which version of it is in the page. */
  readonly sheet: string;
  readonly styles: string;
  /** Which problems the page shows; empty for none. */
  readonly problems: string;
  /** Which list of drafts the page shows; absent if drafts are not under review. */
  readonly review?: string;
}

/** The problems as markup for a shadow root, which the styles of the page do not reach; works without JavaScript too. */
export function overlayMarkup(problems: readonly DevProblem[]): string {
  const total = countProblems(problems);
  const count = `${total} ${total === 1 ? 'problem' : 'problems'}`;
  return (
    `<link rel="stylesheet" href="${devFolder}/overlay.css">` +
    '<dialog open aria-labelledby="title"><div class="top">' +
    `<div role="alert"><h2 id="title">${count} to fix</h2></div>` +
    '<form method="dialog"><button>Hide</button></form></div>' +
    '<p>Until then pages show the last successful build.</p>' +
    `<ol>${problems.map(problemMarkup).join('')}</ol></dialog>`
  );
}

/** One problem, as an entry of a list. */
export function problemMarkup({ name, place, problem, frame, related, expected, hint }: DevProblem): string {
  const line = (className: string, text: string | null) =>
    text === null || text === '' ? '' : `<p class="${className}">${escapeHtml(text)}</p>`;
  const code = frame.map(escapeHtml).join('\n');
  return (
    `<li><h3>${escapeHtml(name)}</h3>` +
    line('place', place) +
    line('problem', problem) +
    (code === ''
      ? ''
      : `<pre tabindex="0" role="group" aria-label="The lines around the problem">${code}</pre>`) +
    line('related', related) +
    line('expected', expected && `Expected: ${expected}`) +
    line('hint', hint) +
    '</li>'
  );
}

/** What an open page shows on top of itself, as markup; each is empty for none. */
export interface PageLayers {
  readonly overlay: string;
  /** The panel of drafts. */
  readonly panel: string;
}

/** A page with the script that keeps it up to date while it is open, and with the layers that there are. */
export function liveMarkup(html: string, state: PageState, { overlay, panel }: PageLayers): string {
  const data = Object.entries(state).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const layers = layerMarkup('dev-review', panel) + layerMarkup('dev-problems', overlay);
  const script = `<script src="${devFolder}/reload.js"${data.join('')} defer></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + layers + script : html.slice(0, end) + layers + script + html.slice(end);
}

const layerMarkup = (id: string, markup: string) =>
  markup === '' ? '' : `<div id="${id}"><template shadowrootmode="open">${markup}</template></div>`;

/** The page that is shown instead of any other until the first build is done. */
export const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built yet</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
  '<body><main><h1>Not built yet</h1><p>There are no pages until the problems are fixed.</p></main></body></html>';
