import { dealDataAt } from '../../data/model/deals/dealDataAt.ts';
import type { DealData } from '../../data/model/deals/dealRecord.ts';

/** `data` as it holds now, which may be long after it was made. */
export const currentData = (data: DealData): DealData => dealDataAt(data, Date.now());
