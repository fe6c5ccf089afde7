import { describe, expect, it } from 'vitest';
import { isWhenFilter } from '../../../../../data/model/time/whenFilter.ts';

describe('data/model/time/whenFilter', () => {
  it('recognizes filters in addresses', () => {
    expect(['now', 'tonight', 'weekend', '2026-12-11', '2028-02-29'].filter(isWhenFilter)).toHaveLength(5);
    expect(['next-weekend', '2026-12-11-morning', '2026-12-11-evening'].filter(isWhenFilter)).toHaveLength(3);
    expect(['2026-12-07-2026-12-13', '2026-12-31-2026-12-31'].filter(isWhenFilter)).toHaveLength(2);
    expect(['2026-12-13-2026-12-07', '2026-12-01-2026-13-01'].filter(isWhenFilter)).toEqual([]);
    expect(['2026-12-01-2999-01-01', '2026-12-01-2026-12'].filter(isWhenFilter)).toEqual([]);
    expect(['2026-12-11-noon', '2026-02-30-evening', '-evening'].filter(isWhenFilter)).toEqual([]);
    expect(['', 'Now', 'never', '2026-02-30', '2026-13-01', '2026-1-1'].filter(isWhenFilter)).toEqual([]);
  });
});
