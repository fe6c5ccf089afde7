import { describe, expect, it } from 'vitest';
import { helpNumbers, numbersIn } from '../../../support/helpLines.ts';
import { smallCity } from '../../../support/smallCity.ts';

describe('tests/support/helpLines', () => {
  it('finds numbers of three digits or more', () => {
    expect(numbersIn('Call 911, day or night. 988 is for talking; text HOME to 741741.')).toEqual([
      '911',
      '988',
      '741741',
    ]);
    expect(numbersIn('Poison control: 1-800-222-1222 or (704) 555-0101. It is 24/7.')).toEqual([
      '18002221222',
      '7045550101',
    ]);
  });

  it('reads those of a city from its emergency sentence and lines', () => {
    const files = smallCity();
    const site = files['site.json'];
    const assistant = {
      ...(site.assistant as object),
      emergency: 'Call 911.',
      helpLines: [{ for: 'poison', number: '1-800-222-1222' }],
      greeting: 'We have 500 deals.',
    };
    expect(helpNumbers({ ...files, 'site.json': { ...site, assistant } })).toEqual(['911', '18002221222']);
    expect(helpNumbers(files)).toEqual([]);
  });
});
