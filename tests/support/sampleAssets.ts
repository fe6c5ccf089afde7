import type { AssetManifest } from '../../data/model/pages/page.ts';

const sheet = 'body{margin:0}';
const later = '/assets/later-common-1.css';

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
    own: sheet,
    vendor: sheet,
    guide: sheet,
    'not-found': sheet,
  },
  letterStyles: '.letter{color:blue}',
  laterSheets: {
    home: later,
    deal: '/assets/later-deal-1.css',
    listing: later,
    search: later,
    chat: later,
    saved: later,
    prose: later,
    own: later,
    vendor: later,
    guide: later,
    'not-found': later,
  },
  headScript: 'document.documentElement.dataset.script="on"',
  enhanceScript: '/assets/enhance-1.js',
  worker: { main: 'serve()', remove: 'remove()' },
  files: ['/assets/enhance-1.js'],
};
