import { escapeHtml } from '../../../../templates/html/escapeHtml.ts';
import { devFolder, problemMarkup } from '../overlay.ts';
import type { DraftReview } from './draftReviews.ts';

/** The panel with all drafts as markup for a shadow root; works without JavaScript too. */
export function reviewMarkup(reviews: readonly DraftReview[]): string {
  const count = reviews.length === 1 ? '1 draft' : `${reviews.length} drafts`;
  const open = reviews.filter(({ problems }) => problems.length > 0).length;
  const state = reviews.length === 0 ? '' : open === 0 ? ', none to work on' : `, ${open} to work on`;
  return (
    `<link rel="stylesheet" href="${devFolder}/review.css">` +
    `<details class="panel"><summary>${count}${state}</summary><div class="drafts" role="region" aria-label="Drafts" tabindex="0">` +
    (reviews.length === 0
      ? '<p>A deal or page with <code>"draft": true</code> is listed here, and nowhere on the published site.</p>'
      : `<ul>${reviews.map(draftMarkup).join('')}</ul>`) +
    '</div></details>'
  );
}

function draftMarkup({ title, path, place, problems }: DraftReview): string {
  const count = problems.length === 1 ? '1 thing to look at' : `${problems.length} things to look at`;
  return (
    `<li><h2><a href="${escapeHtml(path)}">${escapeHtml(title)}</a></h2>` +
    `<p class="place">${escapeHtml(place)}</p>` +
    (problems.length === 0
      ? '<p class="fine">Nothing found. To publish it, remove “draft”.</p>'
      : `<details class="problems"><summary>${count}</summary><ol>${problems.map(problemMarkup).join('')}</ol></details>`) +
    '</li>'
  );
}
