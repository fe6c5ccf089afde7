import { dealDataAt } from '../../data/model/deals/dealDataAt.ts';
import type { DealData } from '../../data/model/deals/dealRecord.ts';

/** `data` as it holds now, which may be long after it was made; see `dealDataAt`. */
export const currentData = (data: DealData, keepsEnded?: boolean): DealData =>
  dealDataAt(data, Date.now(), keepsEnded);
