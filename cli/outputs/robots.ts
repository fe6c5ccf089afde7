import type { Site } from '../content/site.ts';
import { absolute } from '../plan/planHead.ts';

/** `robots.txt`: everything may be read, so that a page's own `noindex` is seen. */
export const robots = (site: Site) =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absolute(site, '/sitemap.xml')}\n`;
