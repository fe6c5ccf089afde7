import { existsSync } from 'node:fs';

/** The headless shell comes first: without the parts of a browser with windows, it opens pages in half the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Launch options with the Chromium that CHROMIUM_PATH names, else the system's, else the one playwright-core installed. */
export function chromiumOptions() {
  const executablePath = process.env.CHROMIUM_PATH ?? installed.find((path) => existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
