import { startIsland } from './islands.ts';

/** Starts what waits for the return of a visitor: from another page of the site, by Back or Forward, or a reload. */
export function startOnReturn(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'navigate' && !document.referrer.startsWith(location.origin)) return;
  const root = document.querySelector<HTMLElement>('[data-when=return]');
  if (root) startIsland(root.dataset.island ?? '', root).catch(() => {});
}
