/*
 * The one script of every page: a few conveniences on top of pages that are whole without it.
 */
import { closePopups } from './popups.ts';
import { offerSimilarDeals } from './similarDeals.ts';
import { offerThemes } from './themeSwitch.ts';
import { labelTimes } from './timeLabels.ts';

labelTimes();
closePopups();
offerThemes();
offerSimilarDeals();
