import { describe } from 'vitest';
import { coordinates, line, localDate, paragraphs, slug } from '../../../../data/schema/primitives.ts';
import { decides } from '../../../support/decides.ts';

describe('data/schema/primitives slug', () => {
  decides(slug, {
    takes: ['taco-night', 'a', '7', '2-for-1', 'x'.repeat(80)],
    refuses: [
      '',
      'Taco',
      'taco night',
      'taco_night',
      '-taco',
      'taco-',
      'taco--night',
      '../etc/passwd',
      '..',
      '.',
      'a/b',
      'a\\b',
      'a%2fb',
      'täco',
      'taco\n',
      'taco.html',
      'x'.repeat(81),
      7,
      null,
    ],
  });
});

describe('data/schema/primitives line', () => {
  decides(line(10), {
    takes: ['a', 'ten marks!', '<3 R&B "', 'مرحبا', '東京'],
    refuses: [
      '<b>a</b>',
      'R&amp;B',
      '**a**',
      '',
      ' ',
      ' a',
      'a ',
      'a\nb',
      'a\r',
      'eleven mark',
      'a\u0000b',
      '\u001b[31mred',
      'a\u009bb',
      'a\u2028b',
      1,
    ],
  });
});

describe('data/schema/primitives paragraphs', () => {
  decides(paragraphs(20), {
    takes: ['a', 'one\n\ntwo', 'one\r\n\r\ntwo'],
    refuses: ['', ' a', '\n', '<p>a</p>', '- a\n- b', 'a'.repeat(21), 'a\u001b[31m', 'a\u0000'],
  });
});

describe('data/schema/primitives localDate', () => {
  decides(localDate, {
    takes: ['2027-05-31', '2028-02-29'],
    refuses: ['2027-02-29', '2027-5-31', '31.05.2027', '2027-05-31T00:00:00Z', '', 20270531, null],
  });
});

describe('data/schema/primitives coordinates', () => {
  decides(coordinates, {
    takes: [
      { lat: 35.2, lon: -80.8 },
      { lat: -90, lon: 180 },
      { lat: 0, lon: 0 },
    ],
    refuses: [
      { lat: 90.1, lon: 0 },
      { lat: 0, lon: -180.1 },
      { lat: '35', lon: 0 },
      { lat: 1 },
      [1, 2],
      { lat: 0, lon: 0, alt: 1 },
    ],
  });
});
