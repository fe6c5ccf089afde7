/*
 * What has to be settled before the first paint. Inlined in the head of every page.
 */
import { chosenTheme, showTheme } from './theme.ts';
import { watchPictures } from './watchPictures.ts';

document.documentElement.dataset.script = 'on';
showTheme(chosenTheme());
watchPictures();
