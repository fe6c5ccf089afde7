import type { WhenFilter } from '../time/whenFilter.ts';
import { dateOf, partOf } from '../time/whenParts.ts';
import type { DealRecord } from './dealRecord.ts';
import { lodgingBit } from './lodging.ts';

/**
 * The time at which `deal` has to take place for who asks for `when`: a bed for an evening is one of that day, whatever the hours of
 * its house.
 */
export const timeFor = ({ traits = 0 }: Pick<DealRecord, 'traits'>, when: WhenFilter): WhenFilter =>
  !(traits & lodgingBit) || partOf(when) !== 'evening' ? when : when === 'tonight' ? 'today' : dateOf(when);
