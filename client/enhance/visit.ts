import { recordClick } from './recordClick.ts';

/** Records the opening of this deal's page, once a visit: as long as the tab is open. Browsers that a program drives are none. */
export function recordVisit(): void {
  const path = location.pathname;
  const key = `opened ${path}`;
  try {
    if (navigator.webdriver || sessionStorage[key]) return;
    sessionStorage[key] = '1';
  } catch {
    // Without storage each opening counts; an import counts a visitor once a day.
  }
  recordClick(path);
}
