import { describe, expect, it } from 'vitest';
import { createRig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';

/** The small city with what `site.json` says of the assistant and the frame of pages in files of their own. */
function splitCity() {
  const city = smallCity();
  const { assistant, navigation, footer, ...rest } = city['site.json'];
  return {
    ...city,
    'site.json': rest,
    'site/assistant.json': { assistant },
    'site/frame.json': { $schema: '../schema/site-part.json', navigation, footer },
  };
}

describe('a site.json that is split', () => {
  it('makes the same site as one that is whole', async () => {
    const [whole, split] = [createRig(), createRig(splitCity())];
    expect((await whole.build()).code).toBe(0);
    expect((await split.build()).diagnostics).toEqual((await whole.build()).diagnostics);
    const site = ({ 'dist/build-manifest.json': _, ...files }: Record<string, string>) => files;
    expect(site(split.snapshot())).toEqual(site(whole.snapshot()));
  });

  it('is built again when a part changes', async () => {
    const rig = createRig(splitCity());
    await rig.build();
    rig.edit({ 'site/frame.json': { ...splitCity()['site/frame.json'], footer: { note: 'Made of sand' } } });
    expect((await rig.build()).diagnostics.map(({ file }) => file)).toContain('content/site/frame.json');
    const { footer, ...frame } = splitCity()['site/frame.json'];
    rig.edit({ 'site/frame.json': { ...frame, footer: { ...(footer as object), note: 'Made of sand' } } });
    expect((await rig.build()).code).toBe(0);
    expect(rig.read('dist/index.html')).toContain('Made of sand');
  });

  it.each([
    [
      'an unknown page',
      { 'site/frame.json': { navigation: { quickLinks: [{ label: 'Us', href: '/us' }], areas: [] } } },
      ['CD308', 'content/site/frame.json'],
    ],
    ['a field twice', { 'site/names.json': { name: 'Other Deals' } }, ['CD105', 'content/site/names.json']],
    ['an unknown field', { 'site/names.json': { nickname: 'P' } }, ['CD202', 'content/site/names.json']],
    ['no object', { 'site/names.json': ['name'] }, ['CD203', 'content/site/names.json']],
    ['no JSON', { 'site/names.json': '{ name }' }, ['CD105', 'content/site/names.json']],
  ] as const)('shows the place of %s in its part', async (_, files, expected) => {
    const rig = createRig({ ...splitCity(), ...files });
    const { code, diagnostics } = await rig.build();
    expect(code).not.toBe(0);
    const placed = diagnostics.filter(({ range }) => range !== null);
    expect(placed.map(({ code: problem, file }) => [problem, file])).toContainEqual(expected);
  });
});
