import { dealDataPath, readDealData } from '../../data/model/deals/dealRecord.ts';
import { loadOnce } from './loadOnce.ts';

/** Loads the deals of the site, once a page. */
export const loadDealData = loadOnce(dealDataPath, readDealData);
