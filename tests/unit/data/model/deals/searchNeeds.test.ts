import { describe, expect, it } from 'vitest';
import { readNeeds } from '../../../../../data/model/deals/searchNeeds.ts';

describe('data/model/deals/searchNeeds', () => {
  it.each([
    ['gluten free', ['gluten-free'], ''],
    ['Gluten-free pizza', ['gluten-free'], 'pizza'],
    ['pasta sin gluten', ['gluten-free'], 'pasta'],
    ['wheelchair accessible', ['step-free'], ''],
    ['wheelchair accessible restrooms', ['accessible-toilet'], ''],
    ['museum with free parking', ['free-parking'], 'museum with'],
    ['places with parking', ['parking'], ''],
    ['is there parking', ['parking'], ''],
    ['vegan options', ['vegan'], ''],
    ['vegan and halal food', ['vegan', 'halal'], 'and food'],
    ['with my dog', ['pets'], ''],
    ['dog friendly patio', ['pets'], 'patio'],
    ['comida vegana', ['vegan'], 'comida'],
    ['haircut no appointment', ['no-booking'], 'haircut'],
  ])('reads %j', (query, needs, rest) => {
    expect(readNeeds(query)).toEqual({ needs, rest });
  });

  it.each([
    'dog groomer',
    'walk in the park',
    'free yoga',
    'park',
    'spanish food',
    'accessories',
    '21 dollars',
  ])('reads no need in %j', (query) => expect(readNeeds(query)).toEqual({ needs: [], rest: query }));
});
