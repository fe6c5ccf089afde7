export { hydrateDealBrowser as start } from '../../dealBrowser/hydrateDealBrowser.ts';
