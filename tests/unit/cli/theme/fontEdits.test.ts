import { describe, expect, it } from 'vitest';
import { faceEdit, fontTokens, type LoadedFont } from '../../../../cli/theme/fontEdits.ts';

const font = (
  fields: Partial<LoadedFont> = {},
  weights: readonly [number, number] = [300, 700],
): LoadedFont => ({
  use: 'text',
  family: 'Karla',
  href: '/assets/karla-0a1b.woff2',
  metrics: { ascent: 0.9, descent: 0.3, lineGap: 0, weights, relativeWidth: 0.9 },
  ...fields,
});

describe('cli/theme/fontEdits', () => {
  it('declares the weights that the file has', () => {
    expect(faceEdit(font()).css).toContain(
      '@font-face{font-family:Karla;src:url("/assets/karla-0a1b.woff2");font-weight:300 700;font-display:fallback}',
    );
    expect(faceEdit(font({}, [400, 400])).css).toContain('font-weight:400;');
  });

  it('lets no browser embolden a display font of one weight', () => {
    expect(faceEdit(font({ use: 'display' }, [400, 400])).css).toContain('font-weight:1 1000;');
  });

  it('makes stand-ins as wide as the font, and lines as tall', () => {
    expect(faceEdit(font()).css).toContain(
      'font-weight:1 599;size-adjust:90%;ascent-override:100%;descent-override:33.3%;line-gap-override:0%',
    );
  });

  it('shows the stand-in alone until the font has loaded', () => {
    expect(fontTokens(font())).toEqual([
      { selector: ':root', name: '--text', value: '"Karla","Karla Fallback",system-ui,sans-serif' },
      { selector: '[data-fonts]', name: '--text', value: '"Karla Fallback",system-ui,sans-serif' },
    ]);
  });
});
