import { fitPlaceholders } from '../../../enhance/fitPlaceholders.ts';
import { hideFilters } from '../../../enhance/hideFilters.ts';
import { keepClear } from '../../../enhance/keepClear.ts';
import { loadAhead } from '../../../enhance/loadAhead.ts';
import { markScrolledPage } from '../../../enhance/scrolledPage.ts';
import { showFonts } from '../../../enhance/showFonts.ts';
import { labelTimes } from '../../../enhance/timeLabels.ts';
import { offerInstall } from '../../../enhance/worksOffline.ts';
import { resumeOnReturn } from '../../assistant/resumeOnReturn.ts';

/** What every page does by itself, and what need not happen before its first paint. */
function startBackground(): void {
  labelTimes();
  markScrolledPage();
  showFonts();
  fitPlaceholders();
  hideFilters();
  keepClear();
  offerInstall();
  loadAhead();
  resumeOnReturn();
}

export { startBackground as start };
