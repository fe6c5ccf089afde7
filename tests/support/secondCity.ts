import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/**
 * The content of a second whole city: another state, a zone without daylight saving time, other categories, other
 * holidays, another assistant, and no map. Whatever works for it does not depend on the sample city.
 */
export const secondCity = path.join(root, 'tests', 'fixtures', 'cities', 'tucson');

/** Conversations with its assistant, one a line. */
export const secondCityTalk = `${secondCity}-conversations.jsonl`;
