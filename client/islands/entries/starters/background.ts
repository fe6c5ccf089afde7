import { preloadIslands } from '../../../enhance/preloadIslands.ts';
import { showFonts } from '../../../enhance/showFonts.ts';
import { labelTimes } from '../../../enhance/timeLabels.ts';

/** What every page does by itself, and what need not happen before its first paint. */
function startBackground(): void {
  labelTimes();
  showFonts();
  preloadIslands();
}

export { startBackground as start };
