import type { AssetManifest } from '../../data/model/pages/page.ts';

const sheet = 'body{margin:0}';

/** What a bundle of the client could be, small enough to be read in a test. */
export const sampleAssets: AssetManifest = {
  styles: {
    home: `${sheet}main{color:red}`,
    deal: sheet,
    listing: sheet,
    search: sheet,
    chat: sheet,
    saved: sheet,
    prose: sheet,
    guide: sheet,
    'not-found': sheet,
  },
  headScript: 'document.documentElement.dataset.script="on"',
  enhanceScript: '/assets/enhance-1.js',
  preloadFonts: ['/assets/text-1.woff2'],
};
