import { resumeChat } from './resumeChat.ts';

/** Shows the conversation on home again when a visitor returns: from another page of the site, by Back or Forward, or a reload. */
export function resumeOnReturn(): void {
  if (!document.querySelector('[data-when="return"]')) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || document.referrer.startsWith(location.origin)) resumeChat();
}
