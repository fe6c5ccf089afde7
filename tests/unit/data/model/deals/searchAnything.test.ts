import { describe, expect, it } from 'vitest';
import { readAnything } from '../../../../../data/model/deals/searchAnything.ts';

describe('data/model/deals/searchAnything', () => {
  it.each([
    ['things to do', '', 'things to do'],
    ['Things to do with kids', 'kids', 'Things to do'],
    ['fun things to do in noda', 'noda', 'fun things to do'],
    ['something fun to do', '', 'something fun to do'],
    ['free things to do', 'free', 'things to do'],
    ['what to do', '', 'what to do'],
    ['what can we do', '', 'what can we do'],
    ['what’s going on in uptown', 'uptown', 'what’s going on'],
    ["what's", '', "what's"],
    ['where to go dancing', 'dancing', 'where to go'],
    ['kids activities', 'kids', 'activities'],
    ['date ideas', 'date', 'ideas'],
    ['pizza coupons', 'pizza', 'coupons'],
    ['lunch specials', 'lunch', 'specials'],
    ['cosas que hacer con niños', 'niños', 'cosas que hacer'],
    ['qué hacer', '', 'qué hacer'],
    ['descuentos para estudiantes', 'estudiantes', 'descuentos'],
  ])('reads %j', (query, words, anything) => {
    expect(readAnything(query)).toEqual({ words, anything });
  });

  it.each([
    'where to watch fireworks',
    'places to eat',
    'learn to do pottery',
    'special occasion dinner',
    'new year',
    'what’s new',
    'kids on a swing',
    '',
  ])('takes %j for words of their own', (query) => {
    expect(readAnything(query)).toEqual({ words: query, anything: '' });
  });
});
