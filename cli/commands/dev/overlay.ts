import { escapeHtml } from '../../../templates/html/escapeHtml.ts';
import type { DevProblem } from './devProblem.ts';

/** The folder of addresses that no page of a site can have: paths of pages are words and hyphens. */
export const ownFolder = '/@dev';

/** What a page has to know of the site as it is, to notice when it changes; numbers and names are of this server alone. */
export interface PageState {
  /** Which build the page is from. */
  readonly build: string;
  /** The address of the page's style sheet, and which edition of it is in the page. */
  readonly sheet: string;
  readonly styles: string;
  /** Which faults the page shows; empty for none. */
  readonly faults: string;
}

/** The faults as a part of a page, in which no style of the page has effect; works without script too. */
export function overlayMarkup(faults: readonly DevProblem[]): string {
  const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
  return (
    `<link rel="stylesheet" href="${ownFolder}/overlay.css">` +
    '<dialog open aria-labelledby="title"><div class="top">' +
    `<div role="alert"><h2 id="title">${count} to mend</h2></div>` +
    '<form method="dialog"><button>Hide</button></form></div>' +
    '<p>Until then pages stay as they were.</p>' +
    `<ol>${faults.map(faultMarkup).join('')}</ol></dialog>`
  );
}

function faultMarkup({ name, place, problem, frame, related, expected, hint }: DevProblem): string {
  const line = (className: string, text: string | null) =>
    text === null || text === '' ? '' : `<p class="${className}">${escapeHtml(text)}</p>`;
  const code = frame.map(escapeHtml).join('\n');
  return (
    `<li><h3>${escapeHtml(name)}</h3>` +
    line('place', place) +
    line('problem', problem) +
    (code === '' ? '' : `<pre tabindex="0" role="group" aria-label="The place in the file">${code}</pre>`) +
    line('related', related) +
    line('expected', expected && `Expected: ${expected}`) +
    line('hint', hint) +
    '</li>'
  );
}

/** A page of the site with what keeps it up to date while it is open, and with the overlay where there is one. */
export function liveMarkup(html: string, state: PageState, overlay: string): string {
  const data = Object.entries(state).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const faults =
    overlay === '' ? '' : `<div id="dev-faults"><template shadowrootmode="open">${overlay}</template></div>`;
  const script = `<script src="${ownFolder}/reload.js"${data.join('')} defer></script>`;
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html + faults + script : html.slice(0, end) + faults + script + html.slice(end);
}

/** The page that stands in for every other as long as there is none. */
export const emptyPage =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not built yet</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
  '<body><main><h1>Not built yet</h1><p>There is no page until the faults are mended.</p></main></body></html>';
