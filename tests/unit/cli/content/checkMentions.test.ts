import { describe, expect, it } from 'vitest';
import { loadSite } from '../../../../cli/content/loadSite.ts';
import { sampleGuides, sampleLandingPage } from '../../../support/guideFixtures.ts';
import { sampleDeal, smallCity } from '../../../support/smallCity.ts';
import { memoryFileSystem } from '../support/memoryFileSystem.ts';

const page = 'landing-pages/things-to-do.json';

/** What is reported of a landing page with `fields`: code, the words that are pointed at, and problem. */
function reportsOn(fields: Record<string, unknown>) {
  const files: Record<string, unknown> = {
    ...smallCity(),
    ...sampleGuides(),
    'deals/food.json': [
      sampleDeal('soup', { title: 'Hot soup for two', expiryDate: undefined, vendor: 'The Slow Pot' }),
      sampleDeal('show', {
        title: 'Late comedy show, two seats',
        expiryDate: '2027-02-14',
        vendor: 'The Brick Cellar',
      }),
      sampleDeal('skate', { title: 'Roller-skate night', expiryDate: '2027-03-28', vendor: 'Orbit Rink' }),
    ],
    [page]: sampleLandingPage({
      selection: { heading: 'Worth it', picks: [{ deal: 'show', reason: 'Late comedy is best.' }] },
      ...fields,
    }),
  };
  const texts = Object.entries(files).map(([name, content]) => [
    `/content/${name}`,
    typeof content === 'string' ? content : JSON.stringify(content, null, 2),
  ]);
  const sources = Object.fromEntries(texts);
  const loaded = loadSite(memoryFileSystem(sources), '/content', 'content');
  const lines = String(sources[`/content/${page}`]).split('\n');
  return (loaded.ok ? loaded.warnings : loaded.diagnostics)
    .filter(({ file }) => file === `content/${page}`)
    .map(({ code, range, problem }) => [
      code,
      lines[(range?.start.line ?? 0) - 1]?.slice(
        (range?.start.column ?? 0) - 1,
        (range?.end.column ?? 0) - 1,
      ),
      problem,
    ]);
}

describe('cli/content/checkMentions', () => {
  it.each([
    ['a title', 'Try Late comedy show, two seats.', 'Late comedy show, two seats'],
    ['words of one title alone', 'Say \u201Chi\u201D, "bye" and see late comedy.', 'late comedy'],
    ['another form of them', 'Come for roller skating.', 'roller skating'],
    ['a vendor', 'Down in the Brick Cellar it is loud.', 'Brick Cellar'],
  ])('finds %s that nothing takes away when the deal ends', (_, description, words) => {
    const reports = reportsOn({ description });
    expect(reports.map(([code, pointedAt]) => [code, pointedAt])).toEqual([['CD408', words]]);
    expect(reports[0]?.[2]).toMatch(/, which ends on (?:February 14|March 28), 2027\.$/);
  });

  it.each([
    ['a reference', 'A plan. See {deal:show:late comedy}.'],
    ['a deal without an end', 'Hot soup for two from the Slow Pot.'],
    ['common words', 'Late in the night, a brick cellar and two seats.'],
  ])('lets %s be', (_, description) => {
    expect(reportsOn({ description })).toEqual([]);
  });
});

describe('cli/content/checkReferences', () => {
  it('points at a reference to a deal that does not exist, and at words that no placeholder has', () => {
    expect(reportsOn({ description: 'A "plan". See {deal:shw} now.' })).toEqual([
      ['CD315', '{deal:shw}', 'There is no deal "shw".'],
    ]);
    expect(reportsOn({ description: 'A plan {deals:show}.' })).toMatchObject([
      ['CD314', '"A plan {deals:show}."', 'There is no placeholder {deals:show} here.'],
    ]);
  });

  it('wants a text of which something is left, except in lists', () => {
    expect(reportsOn({ metaDescription: 'See {deal:show}.' })).toEqual([
      ['CD327', '"See {deal:show}."', 'Nothing of this text is left once its deals have ended.'],
    ]);
    const question = { question: 'Late?', answer: 'See {deal:show}.' };
    const fixed = { question: 'Early?', answer: 'No.' };
    expect(reportsOn({ questions: [question, fixed, fixed] })).toEqual([]);
  });

  it('measures what visitors read', () => {
    expect(reportsOn({ description: `${'x'.repeat(230)} {deal:show:a show|it}` })).toEqual([]);
    expect(reportsOn({ description: `${'x'.repeat(238)} {deal:show:a show|it}` })).toMatchObject([
      ['CD206', expect.anything(), '"description" has 245 characters.'],
    ]);
  });
});
