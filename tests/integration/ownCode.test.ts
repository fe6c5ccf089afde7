import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { digest } from '../../cli/files/hash.ts';
import { ownCode, writeOwnCode } from '../support/ownCode.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';

const card = ownCode['parts/DealCard.tsx'];
const pageFile = 'pages/our-picks.tsx';

/** A small city with `files` of code. */
function rigWith(files: Readonly<Record<string, string>>): Rig {
  const rig = createRig();
  writeOwnCode(rig.folder, files);
  return rig;
}

/** The hash of each file of a built site, but of the record of the build. */
const hashes = (rig: Rig) =>
  Object.fromEntries(Object.entries(rig.snapshot()).map(([file, bytes]) => [file, digest(bytes)]));

/** The texts of the scripts of a built site. */
const scripts = (rig: Rig) =>
  Object.entries(rig.snapshot())
    .filter(([file]) => file.endsWith('.js'))
    .map(([, bytes]) => Buffer.from(bytes, 'base64').toString());

/** The pages that a build changes, after `files` were written. */
async function pagesChangedBy(rig: Rig, files: Readonly<Record<string, string | null>>): Promise<string[]> {
  const before = hashes(rig);
  writeOwnCode(rig.folder, files);
  const { summary } = await rig.build();
  const changed = Object.entries(hashes(rig))
    .filter(([file, hash]) => file.endsWith('.html') && before[file] !== hash)
    .map(([file]) => file);
  expect(summary.pages.rendered).toBeGreaterThanOrEqual(changed.length);
  return changed;
}

describe('a site with code of its own', () => {
  it('shows its parts on pages and in the scripts of browsers, and its pages in the frame of the city', async () => {
    const rig = rigWith(ownCode);
    const { code } = await rig.build();
    expect(code).toBe(0);
    for (const page of ['deals', 'index', 'our-picks']) {
      const html = rig.read(`dist/${page}.html`);
      expect(html, page).toContain('<p class="own-badge">Sample Kitchen</p>');
      expect(html, page).toContain('Port Sample Deals by us</p>');
    }
    expect(scripts(rig).filter((text) => text.includes('own-badge')).length).toBe(1);
    const own = rig.read('dist/our-picks.html');
    expect(own).toContain('<title>Our picks | Port Sample Deals</title>');
    expect(own).toContain('<meta name="description" content="The deals that we would buy');
    expect(own).toContain('<h1>Our picks</h1>');
    expect(own).toMatch(/BreadcrumbList.*"name":"Our picks"/);
    expect(rig.read('dist/sitemap.xml')).toContain('https://deals.example/our-picks');
  });

  it('renders the pages again that an edit changes, and no others', async () => {
    const price = `export default function DealPrice() { return <p className="cost">Cheap</p>; }`;
    const rig = rigWith({ 'parts/DealPrice.tsx': price, [pageFile]: ownCode[pageFile] });
    await rig.build();
    expect(await pagesChangedBy(rig, {})).toEqual([]);
    const edited = ownCode[pageFile].replace('This week', 'This month');
    expect(await pagesChangedBy(rig, { [pageFile]: edited })).toEqual(['our-picks.html']);
    const deals = await pagesChangedBy(rig, { 'parts/DealPrice.tsx': price.replace('Cheap', 'Dear') });
    // The page of an ended deal has no price.
    expect(deals.length).toBe(5);
    expect(deals.filter((file) => !file.startsWith('deal/'))).toEqual([]);
    const all = await pagesChangedBy(rig, { 'parts/Footer.tsx': ownCode['parts/Footer.tsx'] });
    expect(all).toContain('404.html');
    expect(await pagesChangedBy(rig, { [pageFile]: null })).toEqual([]);
    expect(Object.keys(hashes(rig))).not.toContain('our-picks.html');
  });

  it('is the same again without its code', async () => {
    const plain = createRig();
    await plain.build();
    const rig = rigWith(ownCode);
    await rig.build();
    writeOwnCode(rig.folder, Object.fromEntries(Object.keys(ownCode).map((file) => [file, null])));
    await rig.build();
    expect(hashes(rig)).toEqual(hashes(plain));
  });

  it('is the same with several threads', async () => {
    const one = rigWith(ownCode);
    await one.build({ jobs: 1 });
    const two = rigWith(ownCode);
    await two.build({ jobs: 2 });
    expect(Object.keys(hashes(two))).toContain('our-picks.html');
    expect(hashes(two)).toEqual(hashes(one));
  });
});

describe('code that cannot be used', () => {
  it.each([
    [
      'a part that does not exist',
      { 'parts/DealCrad.tsx': card },
      { code: 'CD110', file: 'parts/DealCrad.tsx', hint: 'Did you mean "DealCard.tsx"?' },
    ],
    [
      'a page whose name is no address',
      { 'pages/Our Picks.tsx': '' },
      { code: 'CD109', file: 'pages/Our Picks.tsx' },
    ],
    [
      'what is no TypeScript',
      { 'parts/DealCard.tsx': 'export default function DealCard( {' },
      { code: 'CD111', file: 'parts/DealCard.tsx', range: { start: { line: 1, column: 36 } } },
    ],
    [
      'a part without a default export',
      { 'parts/DealCard.tsx': 'export const DealCard = () => null;' },
      { code: 'CD111', file: 'parts/DealCard.tsx', problem: 'It has no default export.' },
    ],
    [
      'a page without a title',
      { [pageFile]: ownCode[pageFile].replace('export const title', 'const title') },
      { code: 'CD111', file: pageFile, problem: 'It exports no title.' },
    ],
    [
      'a card that needs what browsers do not have',
      {
        'parts/DealCard.tsx': `import { DealGrid } from 'city-deals/parts';\nexport default () => <DealGrid deals={[]} currency="" />;`,
      },
      { code: 'CD111', file: 'parts/DealCard.tsx', range: { start: { line: 1, column: 10 } } },
    ],
    [
      'an address that is taken',
      { 'pages/about.tsx': ownCode[pageFile] },
      { code: 'CD310', file: 'pages/about.tsx' },
    ],
  ])('names %s', async (_, files, expected) => {
    const rig = rigWith(files as Record<string, string>);
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    expect(diagnostics[0]).toMatchObject(expected);
    expect(hashes(rig)).toEqual({});
  });

  it.each([1, 2])(
    'names the line, the component and the page of what throws, with %d threads',
    async (jobs) => {
      const throwing = ownCode['parts/shared/Badge.tsx'].replace(
        '=> <p',
        "=> text.startsWith('S') ? fail() : <p",
      );
      const rig = rigWith({
        ...ownCode,
        'parts/shared/Badge.tsx': `${throwing}function fail(): never {\n  throw new TypeError('no S');\n}\n`,
      });
      const { code, diagnostics } = await rig.build({ jobs });
      expect(code).toBe(1);
      expect(diagnostics).toHaveLength(1);
      expect(diagnostics[0]).toMatchObject({
        code: 'CD113',
        file: 'parts/shared/Badge.tsx',
        range: { start: { line: 3 } },
      });
      expect(diagnostics[0]?.problem).toMatch(/^fail failed while it rendered \/.*: TypeError: no S\.$/);
    },
  );

  it('names what throws when it is loaded', async () => {
    const rig = rigWith({ [pageFile]: `${ownCode[pageFile]}\nthrow new Error('not today');\n` });
    const { diagnostics } = await rig.build();
    expect(diagnostics[0]).toMatchObject({ code: 'CD113', file: pageFile });
    expect(diagnostics[0]?.problem).toContain('when it was loaded: Error: not today.');
  });
});

it('links of the content may lead to pages that are code', async () => {
  const city = smallCity();
  const about = String(city['pages/about.md']).replace('](/deals)', '](/our-picks)');
  const rig = createRig({ ...city, 'pages/about.md': about });
  expect((await rig.build()).diagnostics).toMatchObject([{ code: 'CD308' }]);
  writeOwnCode(rig.folder, { [pageFile]: ownCode[pageFile] });
  expect((await rig.build()).code).toBe(0);
  expect(readFileSync(path.join(rig.folder, 'dist/about.html'), 'utf8')).toContain('href="/our-picks"');
});
