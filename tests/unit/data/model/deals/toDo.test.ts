import { expect, it } from 'vitest';
import { childrenBit, errandBits, otherBits } from '../../../../../data/model/deals/toDo.ts';
import { traitBits } from '../../../../../data/model/deals/traits.ts';

it('has the bits of the traits that it names', () => {
  expect(errandBits).toBe(traitBits(['errand', 'everyday']));
  expect(otherBits).toBe(traitBits(['quick-food', 'meal', 'delivered', 'lodging']));
  expect(childrenBit).toBe(traitBits(['children']));
});
