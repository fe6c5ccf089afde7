import { describe, expect, it } from 'vitest';
import { runNewBrand } from '../../../../../cli/commands/new/runNewBrand.ts';
import { UsageError } from '../../../../../cli/program/usageError.ts';
import { createRig, diagnosticsOf, type Rig } from '../../../../support/rig.ts';
import { smallCity } from '../../../../support/smallCity.ts';

const withBrand = (brand: Record<string, string>) => {
  const city = smallCity();
  return createRig({ ...city, 'site.json': { ...city['site.json'], brand } });
};

const newBrand = ({ deps }: Rig, skyline: 'coast' | null = null) =>
  runNewBrand(deps, { content: 'content', skyline });

describe('cli/commands/new/runNewBrand', () => {
  it('writes what builds draw, in the colors of the look, and says where', () => {
    const rig = withBrand({});
    rig.edit({ 'theme.json': { highlight: '#f9a8d4' } });
    expect(newBrand(rig)).toBe(0);
    expect(rig.printed.join('\n').split('\n').sort()).toEqual([
      'content/brand/assistant-lost.svg',
      'content/brand/assistant.svg',
      'content/brand/mark.svg',
      'content/brand/skyline.svg',
    ]);
    expect(rig.read('content/brand/mark.svg')).toContain('#F9A8D4');
    expect(rig.read('content/brand/skyline.svg')).toContain('data-layer="front"');
  });

  it('leaves out what the content has, and never overwrites', () => {
    const rig = withBrand({ mark: 'images/poster.svg' });
    rig.edit({ 'brand/assistant.svg': smallCity()['images/poster.svg'] });
    newBrand(rig);
    expect(Object.keys(rig.snapshot('content/brand'))).toEqual([
      'assistant-lost.svg',
      'assistant.svg',
      'skyline.svg',
    ]);
    expect(rig.read('content/brand/assistant.svg')).toBe(smallCity()['images/poster.svg']);
    newBrand(rig);
    expect(rig.printed.at(-1)).toMatch(/Nothing was written/);
  });

  it('draws another kind of skyline where there is none yet', () => {
    const rig = withBrand({});
    newBrand(rig, 'coast');
    const coast = rig.read('content/brand/skyline.svg');
    rig.edit({ 'brand/skyline.svg': null });
    newBrand(rig);
    expect(rig.read('content/brand/skyline.svg')).not.toBe(coast);
    expect(() => newBrand(rig, 'coast')).toThrow(UsageError);
  });

  it('writes nothing for content with errors', () => {
    const rig = withBrand({ mark: 'brand/logo.svg' });
    expect(newBrand(rig)).toBe(1);
    expect(diagnosticsOf(rig.events)).toMatchObject([{ code: 'CD307' }]);
    expect(rig.snapshot('content/brand')).toEqual({});
  });
});
