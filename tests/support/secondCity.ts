import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/**
 * The content of a second whole city: another state, a zone without daylight saving time, other categories, other
 * holidays, another assistant, and no map. What works for it knows nothing of the first.
 */
export const secondCity = path.join(root, 'tests', 'fixtures', 'cities', 'tucson');

/** What its guide is asked, one conversation a line. */
export const secondCityTalk = `${secondCity}-conversations.jsonl`;
