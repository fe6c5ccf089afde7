import { describe, expect, it } from 'vitest';
import { dogsIn } from '../../../../data/language/dogs.ts';

describe('data/language/dogs', () => {
  const dogs = dogsIn({ one: 'dog', many: 'dogs', owners: ['my'] });

  it('has a word for one and for several of a breed', () => {
    expect(dogs).toMatchObject({ beagle: 'dog', beagles: 'dogs', 'great dane': 'dog' });
  });

  it('takes a word that means other things for a breed only if somebody has one', () => {
    expect(dogs.boxer).toBeUndefined();
    expect(dogs['my boxer']).toBe('my dog');
  });
});
