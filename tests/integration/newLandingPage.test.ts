import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NewLandingPageOptions } from '../../cli/commands/new/runNewLandingPage.ts';
import type { Deps, ExitCode } from '../../cli/program/deps.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { systemError } from '../support/faultyFileSystem.ts';
import { propertyRuns } from '../support/fullRun.ts';
import { sampleGuides } from '../support/guideFixtures.ts';
import { isValid, newPage, refusal, withDisk } from '../support/newContent.ts';
import { createRig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';

describe('new landing-page', () => {
  const withGuides = () => createRig({ ...smallCity(), ...sampleGuides() });

  it('makes a page that validates, says that it is a draft, and is built only with the drafts', async () => {
    const rig = withGuides();
    const { code, report } = newPage(rig, { slug: 'rainy-days' });
    expect(code).toBe(0);
    expect(report.entries).toMatchObject([
      { path: '/rainy-days', file: 'content/landing-pages/rainy-days.json', line: 1, isNewFile: true },
    ]);
    expect(isValid(rig)).toBe(true);
    await rig.build();
    expect(rig.read('dist/sitemap.xml') + rig.read('dist/deals.json')).not.toContain('rainy-days');
    await rig.build({ drafts: true });
    expect(rig.read('dist/rainy-days.html')).toContain('Draft: Rainy days');
    expect(rig.read('dist/rainy-days.html')).toContain('nobody has written this page yet');
  });

  it('is about what it is given', () => {
    const rig = withGuides();
    newPage(rig, {
      ...{ title: 'The harbor this weekend', pageType: 'events', timeFrame: 'weekend' },
      ...{ category: 'shows', neighborhood: 'harbor' },
    });
    expect(JSON.parse(rig.read('content/landing-pages/the-harbor-this-weekend.json'))).toMatchObject({
      ...{
        title: 'The harbor this weekend',
        pageType: 'events',
        isTimeSensitive: true,
        timeFrame: 'weekend',
      },
      ...{ locationSpecific: 'harbor', selection: { anyOf: [{ categories: ['shows'] }] } },
      ...{ publishedDate: '2026-11-20', related: ['things-to-do', 'today', 'weekend'] },
    });
    expect(isValid(rig)).toBe(true);
  });

  it('makes the first pages of a city together, since each leads on to two others', () => {
    const rig = createRig();
    const { hint } = refusal(rig, () => newPage(rig, { slug: 'rainy-days' }));
    expect(hint).toContain('city-deals new landing-page rainy-days --with second-page third-page');
    const { report } = newPage(rig, { slug: 'rainy-days', companions: ['sunny-days', 'snow-days'] });
    expect(report.entries.map(({ path: at }) => at)).toEqual(['/rainy-days', '/sunny-days', '/snow-days']);
    expect(isValid(rig)).toBe(true);
  });

  it('makes all of them or none, where the disk is full after the first', () => {
    const rig = createRig();
    const before = rig.snapshot('content');
    const disk = rig.deps.fs;
    let writes = 0;
    const fs: Deps['fs'] = {
      ...disk,
      write(file, text) {
        if (++writes > 1) throw systemError('ENOSPC');
        disk.write(file, text);
      },
    };
    const pages = { slug: 'rainy-days', companions: ['sunny-days', 'snow-days'] };
    expect(newPage(rig, pages, withDisk(rig, fs))).toMatchObject({ code: 1, codes: ['CD705'] });
    expect(rig.snapshot('content')).toEqual(before);
  });

  it.each<[string, Partial<NewLandingPageOptions>, string]>([
    ['a slug with capitals', { slug: 'Rainy Days' }, 'city-deals new landing-page rainy-days'],
    ['a companion with capitals', { slug: 'rain', companions: ['Sun'] }, 'city-deals new landing-page sun'],
    ['a page that is there', { slug: 'weekend' }, 'files are never overwritten'],
    ['an unknown category', { slug: 'rain', category: 'show' }, 'Did you mean "shows"?'],
  ])('refuses %s, with a way out', (_, options, hint) => {
    const rig = withGuides();
    expect(refusal(rig, () => newPage(rig, options)).hint).toContain(hint);
  });

  it.each(['about', 'search', 'deals', 'harbor-day', 'harbor-events'])(
    'writes nothing where the path belongs to another page: %s',
    (slug) => {
      const rig = withGuides();
      const before = rig.snapshot('.');
      expect(newPage(rig, { slug })).toMatchObject({ code: 1, codes: ['CD310'] });
      expect(rig.snapshot('.')).toEqual(before);
    },
  );

  it('makes of any words a valid page, or refuses and changes nothing', () => {
    const rig = withGuides();
    const before = rig.snapshot('.');
    const words = fc.option(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 100 }),
        fc.stringMatching(/^[a-z0-9-]{1,20}$/),
        fc.constantFrom('../x', 'about', 'today', '{year}', '{range}', 'index', '404'),
      ),
    );
    fc.assert(
      fc.property(words, words, fc.constantFrom(null, 'today' as const), (slug, title, timeFrame) => {
        let code: ExitCode;
        try {
          ({ code } = newPage(rig, { slug, title, timeFrame }));
        } catch (error) {
          expect(error).toBeInstanceOf(UsageError);
          code = 2;
        }
        const after = rig.snapshot('.');
        const made = Object.keys(after).filter((file) => after[file] !== before[file]);
        expect(made).toHaveLength(code === 0 ? 1 : 0);
        for (const file of made) {
          expect(file).toMatch(/^content\/landing-pages\/[a-z0-9-]+\.json$/);
          expect(isValid(rig)).toBe(true);
          rig.edit({ [file.replace('content/', '')]: null });
        }
      }),
      propertyRuns(100),
    );
  });
});
