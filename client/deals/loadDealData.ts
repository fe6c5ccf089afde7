import { dealDataAt } from '../../data/model/deals/dealDataAt.ts';
import { dealDataPath, readDealData } from '../../data/model/deals/dealRecord.ts';
import { loadOnce } from './loadOnce.ts';

/** Loads the deals of the site, once a page. */
export const loadDealData = loadOnce(dealDataPath, (sent) => {
  const data = readDealData(sent);
  return data && dealDataAt(data, Date.now());
});
