import { t } from '../../../data/messages/t.ts';
import type { OverTimes } from '../../../data/model/pages/view.ts';
import { endOfTimes } from '../../../data/model/time/endOfTimes.ts';
import type { WallClock } from '../../../data/model/time/wallClock.ts';
import type { DayOfUse } from './daysOfUse.ts';

/** When a deal is over on the `days` that a page says of it; `null` if that is not known. The page is about one day or several. */
export function overTimes(days: readonly DayOfUse[], isOneDay: boolean, clock: WallClock): OverTimes | null {
  const at = endOfTimes(days, clock);
  return at === null ? null : { at, words: isOneDay ? t('time.over-today') : t('time.over') };
}
