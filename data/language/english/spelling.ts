import type { Spelling } from '../spelling.ts';

/** English words often sound alike without meaning the same. */
export const englishSpelling: Spelling = { sounds: [], diminutives: [] };
