import type { Site } from '../content/site.ts';
import { paper, siteIcons } from '../plan/images/icons.ts';

/** `site.webmanifest`: how the site names and shows itself when a visitor puts it on a home screen. */
export function webManifest(site: Site): string {
  const { name, description, language } = site.config;
  const icons = siteIcons(site)
    .filter(({ purpose }) => purpose === 'any' || purpose === 'maskable')
    .map(({ href, size, purpose }) => ({ src: href, sizes: `${size}x${size}`, type: 'image/png', purpose }));
  return `${JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons,
  })}\n`;
}
