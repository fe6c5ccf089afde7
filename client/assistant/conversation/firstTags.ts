import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';

/** So many first tags of a deal say what it is: a karaoke room is no birthday party, though one may be held there. */
const strict = 2;
/** One more says it where no other deal would be meant. */
const loose = 3;

/** The first tags of a deal, which say what it is; `isLoose` where what is meant is not in doubt. */
export const firstTags = ({ tags = [] }: Pick<DealRecord, 'tags'>, isLoose = false): readonly string[] =>
  tags.slice(0, isLoose ? loose : strict);
