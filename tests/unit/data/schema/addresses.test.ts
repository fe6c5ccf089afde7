import { describe, expect, it } from 'vitest';
import { httpsUrl, siteLink, sitePath } from '../../../../data/schema/addresses.ts';
import { decides } from '../../../support/decides.ts';

describe('data/schema/addresses httpsUrl', () => {
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

describe('data/schema/addresses sitePath', () => {
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

describe('data/schema/addresses siteLink', () => {
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
