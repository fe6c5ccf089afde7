import { expect, it } from 'vitest';
import { lodgingBit } from '../../../../../data/model/deals/lodging.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';

it('is the bit of the trait "lodging"', () => {
  expect(lodgingBit).toBe(traitBits(['lodging']));
});
