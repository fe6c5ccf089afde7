import { t } from '../../data/messages/t.ts';
import { savedPath } from '../../data/model/routes.ts';
import { showToast } from '../ui/toast.ts';
import { readSaved, type SavedDeal, toggleDeal, watchSaved, writeSaved } from './savedDeals.ts';

let isFollowing = false;

/** Keeps every save button and the header's count in step with the saved deals, also buttons that are added later. */
export function syncSaveButtons(): void {
  if (isFollowing) return;
  isFollowing = true;
  markSaveButtons();
  watchSaved(markSaveButtons);
  new MutationObserver((changes) => {
    if (changes.some(({ addedNodes }) => addedNodes.length > 0)) markSaveButtons();
  }).observe(document.body, { childList: true, subtree: true });
}

function markSaveButtons(): void {
  const saved = readSaved();
  const slugs = new Set(saved.map(({ slug }) => slug));
  for (const heart of document.querySelectorAll<HTMLElement>('[data-action="save"]'))
    heart.setAttribute('aria-pressed', String(slugs.has(heart.dataset.deal ?? '')));
  const count = saved.length === 0 ? '' : String(saved.length);
  for (const badge of document.querySelectorAll('[data-saved-count]'))
    if (badge.textContent !== count) badge.textContent = count;
}

/** Saves the deal of a button, or removes it. */
export function toggleSaved(heart: HTMLElement): void {
  const deal = dealOf(heart);
  const before = readSaved();
  const after = toggleDeal(before, deal);
  if (!writeSaved(after)) {
    // The heart was filled when it was clicked.
    markSaveButtons();
    showToast({ title: t('save.failed'), text: t('save.failed-why') });
    return;
  }
  const isSaved = after[0]?.slug === deal.slug;
  showToast({
    title: isSaved ? t('save.saved') : t('save.removed'),
    text: deal.title,
    action: isSaved
      ? { label: t('save.view'), href: savedPath() }
      : { label: t('saved.undo'), run: () => writeSaved(before) },
  });
}

function dealOf(heart: HTMLElement): SavedDeal {
  const { deal = '', startsAt } = heart.dataset;
  const [before = '', after = ''] = t('deal.save-label', { deal: '\n' }).split('\n');
  const label = heart.getAttribute('aria-label') ?? '';
  const title = label.slice(before.length, label.length - after.length);
  return { slug: deal, title, ...(startsAt !== undefined && { startsAt: Number(startsAt) }) };
}
