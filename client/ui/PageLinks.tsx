import type { MouseEvent } from 'react';
import { t } from '../../data/messages/t.ts';
import { Icon } from './Icon.tsx';

/**
 * Which of `count` pages (from 1) to link on page `current`: the first, the last and those around it, so that the row fits
 * a phone. Negative numbers, each different, stand for gaps.
 */
export function pageNumbers(current: number, count: number): readonly number[] {
  const shown = [1, current - 1, current, current + 1, count].filter((n) => n >= 1 && n <= count);
  const sorted = [...new Set(shown)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const missing = number - (sorted[index - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return missing === 1 ? [number - 1, number] : [-number, number];
  });
}

/**
 * Links to the `count` pages of a list, from 1; nothing for a single page. With `onChoose`, a plain click calls it with the
 * page's number instead of following the link.
 */
export function PageLinks({
  page,
  count,
  hrefOf,
  onChoose,
}: {
  readonly page: number;
  readonly count: number;
  readonly hrefOf: (page: number) => string;
  readonly onChoose?: (page: number) => void;
}) {
  if (count < 2) return null;
  const choose = (number: number) =>
    onChoose &&
    ((event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onChoose(number);
    });
  return (
    <nav className="pages" aria-label={t('page.pages')}>
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" onClick={choose(page - 1)}>
          <Icon name="previous" />
          {t('page.previous')}
        </a>
      )}
      <ol>
        {pageNumbers(page, count).map((number) => (
          <li key={number}>
            {number < 0 ? (
              <span>…</span>
            ) : (
              <a
                href={hrefOf(number)}
                aria-label={t('page.number', { page: String(number) })}
                aria-current={number === page ? 'page' : undefined}
                onClick={choose(number)}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < count && (
        <a href={hrefOf(page + 1)} rel="next" onClick={choose(page + 1)}>
          {t('page.next')}
          <Icon name="next" />
        </a>
      )}
    </nav>
  );
}
