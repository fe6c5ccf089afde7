import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import {
  coordinates,
  httpsUrl,
  imageRef,
  line,
  localDate,
  paragraphs,
  siteLink,
  sitePath,
  slug,
} from '../../../../data/schema/primitives.ts';

/** A value as a short text without characters that a terminal would act on. */
function visible(value: unknown): string {
  const escaped = JSON.stringify(value).replace(/[\u007f-\uffff]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return escaped.length > 60 ? `${escaped.slice(0, 57)}...` : escaped;
}

function decides(schema: z.ZodType, cases: { takes: readonly unknown[]; refuses: readonly unknown[] }) {
  it.each(cases.takes.map((value) => [visible(value), value]))('takes %s', (_, value) => {
    expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
  });
  it.each(cases.refuses.map((value) => [visible(value), value]))('refuses %s', (_, value) => {
    expect(schema.safeParse(value).success).toBe(false);
  });
}

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

describe('data/schema/primitives httpsUrl', () => {
  decides(httpsUrl, {
    takes: [
      'https://vendor.example',
      'https://vendor.example/',
      'https://www.vendor.example/a/b?c=d&e=f#g',
      'https://vendor.example:8443/offer',
      'https://vendor.example:10443/offer',
      'HTTPS://Vendor.Example/Offer',
      'https://xn--mnchen-3ya.example/',
      "https://vendor.example/it's",
    ],
    refuses: [
      '',
      'vendor.example',
      'http://vendor.example',
      'HTTP://vendor.example',
      'ftp://vendor.example',
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'javascript://vendor.example/%0aalert(1)',
      'data:text/html,x',
      '//vendor.example',
      '/deals',
      'https:vendor.example',
      'https:evil',
      'https:/vendor.example',
      'https:///vendor.example',
      'https://vendor',
      'https://localhost/',
      'https://user@vendor.example/',
      'https://user:secret@vendor.example/',
      'https://vendor.example@evil.example/',
      'https://vendor.example\\@evil.example/',
      'https://vendor.example/a b',
      ' https://vendor.example/',
      'https://vendor.example/\n',
      'https://vendor.example/<script>',
      'https://vendor.example/"onclick="x',
      'https://vendor.example:99999/',
      'https://-vendor.example/',
      'https://vendor..example/',
      'https://[::1]/',
      `https://vendor.example/${'x'.repeat(2048)}`,
      7,
    ],
  });

  it('takes no address that a browser could not read', () => {
    const doubtful = [
      'https://1.2.3.999/x.png',
      'https://vendor.1/',
      'https://a.0x1/',
      'https://vendor.example:65536/',
    ];
    expect(doubtful.filter((text) => httpsUrl.safeParse(text).success && !URL.canParse(text))).toEqual([]);
  });
});

describe('data/schema/primitives sitePath', () => {
  decides(sitePath, {
    takes: ['/', '/deals', '/deals?category=food', '/about#team', '/a/b/c'],
    refuses: [
      '',
      'deals',
      '//evil.example',
      '/\\evil.example',
      '/a b',
      '/a\n',
      'https://evil.example',
      'javascript:x',
    ],
  });
});

describe('data/schema/primitives imageRef', () => {
  decides(imageRef, {
    takes: [
      'images/taco.svg',
      'taco.png',
      'a/b/c.jpeg',
      'a.webp',
      'a_b-c.1.avif',
      'https://cdn.example/x/y.png',
      './taco.svg',
      'images\\taco.svg',
      'images/IMG_0001.JPG',
      'images/ta co (1).Jpeg',
      'images/café–müsli.png',
      'images/東京.webp',
      'images/a..b.png',
    ],
    refuses: [
      '',
      '../secret.png',
      'images/../../secret.png',
      '/etc/passwd.png',
      './../taco.svg',
      '..\\taco.svg',
      'C:\\taco.svg',
      'images//taco.svg',
      'images/.taco.svg',
      'images/taco.svg/',
      'images/taco.HEIC',
      'images/taco.svg?x',
      'images/taco',
      'images/taco.exe',
      'images/taco.svg.html',
      ' images/taco.svg',
      'images /taco.svg',
      '/images/taco.svg',
      'http://cdn.example/x.png',
      '//cdn.example/x.png',
      'data:image/png;base64,AAAA',
      'javascript:alert(1)//.png',
      'file:///etc/x.png',
      'images/taco.svg\n',
      null,
    ],
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

describe('data/schema/primitives siteLink', () => {
  decides(siteLink, {
    takes: [{ label: 'Deals', href: '/deals' }],
    refuses: [
      { label: '', href: '/deals' },
      { label: 'x', href: 'https://a.example' },
      { href: '/' },
      { label: 'x', href: '/', target: 'y' },
    ],
  });
});
