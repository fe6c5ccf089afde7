import { rmSync, writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { breakFile, builtCity, check, checkJson } from '../support/checkedCity.ts';
import { createRig, diagnosticsOf, testInstant } from '../support/rig.ts';
import { builtSampleCity, runProgram } from '../support/sampleSite.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

describe('city-deals check', () => {
  it('finds nothing on the small city as it was built', async () => {
    const rig = await builtCity();
    const { code, report } = await checkJson(rig);
    expect(report.findings).toEqual([]);
    expect(code).toBe(0);
    expect((await check(rig, { format: 'text' })).text).toMatch(
      /^Checked 30 pages and \d+ files: nothing found\.$/,
    );
  });

  it.each([
    ['a page that somebody changed', 'about.html', 'CD803', '/about'],
    ['data that somebody changed', 'robots.txt', 'CD803', null],
  ])('finds %s', async (_what, file, code, page) => {
    const rig = await builtCity();
    writeFileSync(path.join(rig.folder, 'dist', file), `${rig.read(`dist/${file}`)}\n`);
    const { report } = await checkJson(rig);
    expect(report.findings.map((finding) => [finding.code, finding.page, finding.output])).toEqual([
      [code, page, file],
    ]);
  });

  it('finds a page that was changed at the same length', async () => {
    const rig = await builtCity();
    const text = rig.read('dist/about.html');
    writeFileSync(path.join(rig.folder, 'dist/about.html'), text.replace('We like', 'We XXXX'));
    const { report } = await checkJson(rig);
    expect(report.findings).toMatchObject([{ code: 'CD803', page: '/about', output: 'about.html' }]);
  });

  it('finds a page that is gone, in all that lead to it', async () => {
    const rig = await builtCity();
    rmSync(path.join(rig.folder, 'dist/about.html'));
    const { report } = await checkJson(rig);
    expect(report.findings.map(({ code, output }) => `${code} ${output}`).sort()).toEqual([
      'CD802 about.html',
      'CD832 sitemap.xml',
      'CD841 index.html',
    ]);
    const link = report.findings.find(({ code }) => code === 'CD841');
    expect(link).toMatchObject({ page: '/', pageCount: 29, file: 'content/site.json' });
    expect(link?.pages).toHaveLength(20);
  });

  it('points at the words in the content, wherever a page shows them', async () => {
    const files = {
      'deals/more.json': [
        sampleDeal('cake', {
          description: 'The best cake of the the port.',
          summary: 'Cake by the water, baked in the night and sold from six, for two and more.',
        }),
      ],
    };
    const rig = await builtCity(files);
    const { report } = await checkJson(rig);
    expect(report.findings).toEqual([
      expect.objectContaining({
        code: 'CD894',
        severity: 'warning',
        page: '/deal/cake',
        file: 'content/deals/more.json',
        line: 7,
        column: 21,
      }),
    ]);
  });

  it('points into a file of one deal', async () => {
    const rig = await builtCity({
      'deals/cake.json': sampleDeal('cake', {
        description: 'The best cake of the the port.',
        summary: 'Cake by the water, baked in the night and sold from six, for two and more.',
      }),
    });
    const { report } = await checkJson(rig);
    expect(report.findings).toMatchObject([{ code: 'CD894', file: 'content/deals/cake.json', line: 6 }]);
  });

  it('shows the place in the content to readers', async () => {
    const rig = await builtCity();
    breakFile(rig, 'deal/soup.html', /<p class="paid">.*?<\/p>/, '');
    const { code, text } = await check(rig, { format: 'text' });
    expect(code).toBe(1);
    expect(text.split('\n').slice(0, -1)).toEqual([
      'error CD852 disclosure-missing  /deal/soup',
      '  No text beside the link to the vendor at https://vendor.example/soup says that it is a paid link.',
      '  content: content/deals/food.json:18:22',
      '    17 |     "featured": true,',
      '  > 18 |     "affiliateUrl": "https://vendor.example/soup",',
      '       |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '    19 |     "clickCount": 10',
      '  expected: "Paid link" beside the link',
      '',
    ]);
    expect(text.split('\n').at(-1)).toMatch(/^Checked 30 pages and \d+ files: 1 error\.$/);
  });

  it('ends with 0 where there are only warnings', async () => {
    const rig = await builtCity({ 'pages/about.md': smallCity()['pages/about.md'] });
    const { code, report } = await checkJson(rig);
    expect(report).toMatchObject({ ok: true, errors: 0, warnings: 1 });
    expect(code).toBe(0);
  });

  it('prints a report of the shape that is documented', async () => {
    const rig = await builtCity();
    breakFile(rig, 'about.html', 'href="/deals">deals', 'href="/dealz">deals');
    const { report } = await checkJson(rig);
    expect(report).toEqual({
      ok: false,
      errors: 1,
      warnings: 0,
      checked: { pages: 30, files: expect.any(Number), contentRead: true },
      vendors: null,
      findings: [
        {
          code: 'CD841',
          name: 'link-broken',
          severity: 'error',
          page: '/about',
          pages: ['/about'],
          pageCount: 1,
          output: 'about.html',
          file: 'content/pages/about.md',
          line: null,
          column: null,
          problem: 'The link to "/dealz" is broken: nothing is at that address.',
          expected: null,
          hint: 'Did you mean /deals?',
        },
      ],
    });
  });

  it('says that a rebuild is due, and no more, where time has passed', async () => {
    const rig = await builtCity();
    const { code, report } = await checkJson(rig, { now: '2027-07-01' });
    expect(report.findings.map((finding) => finding.code)).toEqual(['CD805']);
    expect(code).toBe(1);
  });

  it('checks the pages also where the content cannot be read, and says so', async () => {
    const rig = await builtCity();
    breakFile(rig, 'about.html', 'href="/deals">deals', 'href="/dealz">deals');
    rig.edit({ 'deals/food.json': '[' });
    const { code, report } = await checkJson(rig);
    expect(code).toBe(1);
    expect(report.checked.contentRead).toBe(false);
    expect(report.findings.filter(({ code: found }) => found !== 'CD847')).toEqual([
      expect.objectContaining({ code: 'CD841', page: '/about', file: null }),
    ]);
    expect(diagnosticsOf(rig.events).map((item) => item.code)).toContain('CD105');
    expect(rig.events).toContainEqual({
      type: 'note',
      text: expect.stringContaining('The content cannot be read'),
    });
  });

  it('says that there is no site where nothing was built', async () => {
    const rig = createRig();
    expect((await check(rig)).code).toBe(1);
    expect(diagnosticsOf(rig.events).map((item) => item.code)).toEqual(['CD102']);
  });

  it('finds nothing at all on the sample city', async () => {
    const run = await runProgram(['check', '--out', await builtSampleCity(), '--now', testInstant]);
    expect(run.stdout).toMatch(/^Checked \d+ pages and \d+ files: nothing found\.\n$/);
    expect(run.code).toBe(0);
  });
});
