import { useEffect, useState } from 'react';
import { type DealFilter, writeFilter } from '../../../data/model/deals/dealFilter.ts';
import type { ChangeFilter } from './useFilter.ts';

/**
 * Takes places that the site does not have out of the address, `asked`, of which `known` is left. What then says so, until
 * something else is asked for.
 */
export function useUnknownPlaces(asked: DealFilter, known: DealFilter, correct: ChangeFilter): string | null {
  const [notice, setNotice] = useState({ left: '', text: '' });
  const left = writeFilter(known);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all
  useEffect(() => {
    if (writeFilter(asked) === left) return;
    correct(known);
    import('./unknownPlaces.ts').then(
      ({ unknownPlaces }) => setNotice({ left, text: unknownPlaces(asked, known) }),
      () => undefined,
    );
  }, [asked]);
  return notice.text !== '' && notice.left === left ? notice.text : null;
}
