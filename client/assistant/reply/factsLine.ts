import type { ChatWords } from '../../../data/language/chatWords.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';

/**
 * When and where a recommended deal takes place and whom its price is for, without what `why` says. `times` and `area` are in
 * words and may be empty.
 */
export function factsLine(
  { priceFor, neighborhoods }: Pick<DealRecord, 'priceFor' | 'neighborhoods'>,
  { times, area, why }: { readonly times: string; readonly area: string; readonly why: string },
  words: ChatWords,
): string {
  const count = neighborhoods.length;
  const place =
    count === 1 ? area : count === 0 ? words.citywide : words.areas.replace('{count}', `${count}`);
  const payers =
    priceFor === 'person'
      ? words.perPerson
      : priceFor
        ? words.forPeople.replace('{count}', `${priceFor}`)
        : '';
  return [times, place, payers].filter((fact) => fact && !why.includes(fact)).join(' · ');
}
