/*
 * What has to run before the first paint. Inlined in the head of every page.
 */
import { dropDatedWords } from './dropDatedWords.ts';
import { delayFonts } from './lateFonts.ts';
import { page } from './page.ts';
import { offerThemes } from './theme.ts';
import { watchResources } from './watchResources.ts';

page.script = 'on';
offerThemes();
delayFonts();
dropDatedWords();
watchResources();
