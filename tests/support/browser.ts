import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Chromium: the one that CHROMIUM_PATH names, else the system's, else the one that playwright-core installed. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** Widths at which pages are looked at, in CSS pixels: a small phone, a tablet, a desktop. */
export const widths = [320, 768, 1440] as const;

/** One address of the sample city for each kind and state of page. */
export const pagesOfEachKind = {
  home: '/',
  listing: '/deals',
  'listing, second page': '/deals/page/2',
  category: '/categories/food-drink',
  neighborhood: '/neighborhood/noda',
  deal: '/deal/taco-flight-plaza-midwood',
  'deal to come': '/deal/berry-picking',
  search: '/search',
  assistant: '/chatbot',
  saved: '/saved',
  about: '/about',
  policy: '/privacy',
  guide: '/events-in-charlotte-this-weekend',
  kids: '/things-to-do-with-kids',
  'holiday with fireworks': '/july-4th',
  'holiday with flags': '/memorial-day',
  map: '/july-4th/where-to-watch-fireworks',
  'holiday events': '/july-4th/july-4th-events',
  'not found': '/nowhere',
} as const;
