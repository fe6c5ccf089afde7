import { FeedError } from './feedRow.ts';

/*
 * Rakuten Advertising sends files of values separated by "|", without quotes and without names of columns, between a first
 * line of "HDR|id of the merchant|name of the merchant|time" and a last one of "TRL|number of rows".
 */

/** Whether a feed begins as the files of Rakuten do. */
export const isRakutenFile = (start: string): boolean => start.startsWith('HDR|');

/** The columns in their order, as Rakuten publishes it, with the name of the merchant after them. */
export const rakutenColumns: readonly string[] = [
  ...['Product ID', 'Product Name', 'SKU Number', 'Primary Category', 'Secondary Category', 'Product URL'],
  ...['Product Image URL', 'Buy URL', 'Short Product Description', 'Long Product Description', 'Discount'],
  ...['Discount Type', 'Sale Price', 'Retail Price', 'Begin Date', 'End Date', 'Brand', 'Shipping'],
  ...['Keywords', 'Manufacturer Part Number', 'Manufacturer Name', 'Shipping Information', 'Availability'],
  ...['Universal Product Code', 'Class ID', 'Currency', 'M1', 'Pixel'],
  ...Array.from({ length: 10 }, (_, index) => `Attribute ${index + 1}`),
  'Merchant Name',
];

/** Takes the rows out of the records of a file, and checks that they are all there. */
export function createRakutenReader() {
  let merchant = '';
  let rows = 0;
  let counted: number | null = null;
  return {
    /** The values of a row by `rakutenColumns`; `null` for the first and the last line. */
    rowOf(record: readonly string[]): readonly string[] | null {
      const [first, second = '', third = ''] = record;
      if (first === 'HDR') {
        merchant = third;
        return null;
      }
      if (first === 'TRL' && record.slice(2).every((value) => value === '')) {
        counted = second === '' ? Number.NaN : Number(second);
        return null;
      }
      rows += 1;
      const values = record.slice(0, rakutenColumns.length - 1);
      return [...values, ...Array(rakutenColumns.length - 1 - values.length).fill(''), merchant];
    },
    /** Throws FeedError unless the last line was there, and counts as many rows as there are. */
    end(): void {
      if (counted === null)
        throw new FeedError('The feed has no last line of "TRL|…": it is cut off.', 'Download it again.');
      if (counted === rows) return;
      throw new FeedError(
        `The feed has ${rows} rows, and its last line says ${counted}: rows are missing.`,
        'Download it again.',
      );
    },
  };
}
