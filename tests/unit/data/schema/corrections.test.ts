import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctDate, correctHttps, correctOrigin } from '../../../../data/schema/corrections.ts';
import { localDate } from '../../../../data/schema/primitives.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

describe('data/schema/corrections', () => {
  it.each([
    ['2027-5-1', '2027-05-01'],
    ['2027/05/31', '2027-05-31'],
    ['2027-05-31T00:00:00.000Z', '2027-05-31'],
    ['2027-05-31 18:00', '2027-05-31'],
    ['31.05.2027', '2027-05-31'],
    ['1.2.2027', '2027-02-01'],
    ['31/05/2027', '2027-05-31'],
    ['5/31/2027', '2027-05-31'],
    ['May 31, 2027', '2027-05-31'],
    ['Sept. 1st 2027', '2027-09-01'],
    ['31 May 2027', '2027-05-31'],
  ])('reads %s as %s', (text, date) => {
    expect(correctDate(text)).toBe(date);
  });

  it.each(['5/6/2027', '05-06-2027', '2027-02-30', '30.02.2027', 'soon', '', 'Foo 31, 2027', '31/31/2027'])(
    'makes no date of "%s"',
    (text) => {
      expect(correctDate(text)).toBeNull();
    },
  );

  it('makes nothing but valid dates of any text', () => {
    const parts = fc.oneof(fc.nat(3000).map(String), fc.constantFrom('-', '/', '.', ' ', 'May', ',', 'T'));
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 7 }), (list) => {
        const date = correctDate(list.join(''));
        expect(date === null || localDate.safeParse(date).success).toBe(true);
      }),
      propertyRuns(2000),
    );
  });

  it.each([
    ['vendor.example', 'https://vendor.example'],
    ['www.vendor.example/offer?a=b', 'https://www.vendor.example/offer?a=b'],
    ['http://vendor.example/x', 'https://vendor.example/x'],
    ['//vendor.example', 'https://vendor.example'],
    ['https:vendor.example', 'https://vendor.example'],
    [' https://vendor.example/a b ', 'https://vendor.example/a%20b'],
    ['javascript:alert(1)', null],
    ['/deals', null],
    ['soon', null],
    ['user@vendor.example', null],
  ])('makes of the address "%s" %s', (text, address) => {
    expect(correctHttps(text)).toBe(address);
  });

  it('takes the path off an origin', () => {
    expect(correctOrigin('deals.example/en/?a#b')).toBe('https://deals.example');
    expect(correctOrigin('deals')).toBeNull();
  });
});
