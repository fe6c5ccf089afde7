import { type DealData, dealDataPath, readDealData } from '../../data/model/deals/dealRecord.ts';

let loading: Promise<DealData> | undefined;

/** The deals of the site, asked for once a page. Rejects where they cannot be had; the next call asks again. */
export function loadDealData(): Promise<DealData> {
  loading ??= fetchDealData().catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchDealData(): Promise<DealData> {
  const response = await fetch(dealDataPath);
  if (!response.ok) throw new Error(`${dealDataPath} answers ${response.status}`);
  const data = readDealData(await response.json());
  if (!data) throw new Error(`${dealDataPath} is of another version than this page`);
  return data;
}
