import { assistantDataPath, languagePath } from '../../data/model/assistant/assistantData.ts';
import { factRepliesPath } from '../../data/model/assistant/factRepliesFile.ts';
import { dealDataPath } from '../../data/model/deals/dealRecord.ts';
import { searchWordsPath } from '../../data/model/deals/searchWords.ts';
import { hasAssistant } from '../../data/model/languages.ts';
import type { AssetManifest } from '../../data/model/pages/page.ts';
import type { WorkerSite } from '../../data/model/pages/workerSite.ts';
import { chatPath, notFoundPath, savedPath, searchPath } from '../../data/model/routes.ts';
import type { CityMap } from '../../data/schema/map.ts';
import type { Site } from '../content/site.ts';
import { digest } from '../files/hash.ts';
import { cityMapPicture } from '../plan/images/cityMap.ts';
import { packOf } from '../plan/languagePacks.ts';

/**
 * The code of the service worker, or one that removes an installed worker from a site that wants none. It changes whenever
 * the deals or the code do, so that visitors get both before they are offline.
 */
export function serviceWorker(
  { config, map }: Site,
  { worker, files }: AssetManifest,
  deals: string,
): string {
  if (!config.offline) return `${worker.remove}\n`;
  const answers = hasAssistant(config);
  const pack = packOf(config);
  const packFiles = pack ? [languagePath(pack.tag)] : [];
  const { language } = new Intl.Locale(config.language);
  const site: WorkerSite = {
    version: digest(deals),
    // A map may first be opened without a network: its code is among the bundle's files.
    files: [...files, ...(map ? mapFiles(map) : [])],
    pages: [savedPath(), searchPath(), ...(answers ? [chatPath()] : []), notFoundPath],
    frame: notFoundPath,
    data: [
      dealDataPath,
      searchWordsPath,
      ...(answers ? [assistantDataPath, factRepliesPath(language), ...packFiles] : []),
    ],
  };
  return `const citySite=${JSON.stringify(site)};\n${worker.main}\n`;
}

function mapFiles(map: CityMap): string[] {
  const { href, data } = cityMapPicture(map);
  return [href, data.href];
}
