import { readdirSync, readFileSync, statSync } from 'node:fs';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runCheck } from '../../cli/commands/check/runCheck.ts';
import { runSchedule } from '../../cli/commands/schedule/runSchedule.ts';
import { runValidate } from '../../cli/commands/validate/runValidate.ts';
import { askBatch, type PrintedAnswer } from '../support/askBatch.ts';
import { mismatches, readAssistantCases } from '../support/assistantCases.ts';
import { namesIn, namesOf } from '../support/cityNames.ts';
import { isFullRun, sampleOf } from '../support/fullRun.ts';
import { createRig, testInstant } from '../support/rig.ts';
import { type BuiltCity, buildCity } from '../support/sampleSite.ts';
import { secondCity, secondCityTalk } from '../support/secondCity.ts';

/** The JSON objects that `command` prints, in a folder of its own. */
async function printedBy<T>(
  command: (deps: ReturnType<typeof createRig>['deps']) => number | Promise<number>,
) {
  const rig = createRig({});
  expect(await command(rig.deps)).toBe(0);
  return rig.printed.map((text) => JSON.parse(text) as T);
}

interface ValidateReport {
  readonly ok: boolean;
  readonly diagnostics: readonly { readonly code: string }[];
}

/** The pages of the city as they are at `now`, as plain words, by their paths. */
async function pagesAt(now: string): Promise<(page: string) => string> {
  const rig = createRig({});
  expect((await rig.build({ content: secondCity, now })).code).toBe(0);
  return (page) =>
    rig
      .read(`dist${page}.html`)
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
}

/** Days on which time is hard somewhere in the country, in a city where it never is. */
const instants = [
  testInstant,
  '2027-03-14T07:30:00Z',
  '2027-07-05T02:30:00Z',
  '2027-09-06T06:59:59Z',
  '2027-11-07T08:30:00Z',
  '2028-02-29T19:00:00Z',
  '2028-11-05T07:00:00Z',
  '2028-12-31T12:00:00Z',
];

describe('a second city', () => {
  it('is valid, with warnings only of what it says in sentences, as content did before it had fields and references for it', async () => {
    const options = { content: secondCity, now: testInstant, format: 'json' } as const;
    const [report] = await printedBy<ValidateReport>((deps) => runValidate(deps, options));
    expect(report?.ok).toBe(true);
    expect(new Set(report?.diagnostics.map(({ code }) => code))).toEqual(new Set(['CD407', 'CD408']));
  });

  it.each(sampleOf(instants, 8))('is built at %s so that a check finds nothing', async (now) => {
    const rig = createRig({});
    const { code, summary } = await rig.build({ content: secondCity, now });
    expect(code).toBe(0);
    expect(summary.pages.total).toBeGreaterThan(90);
    const dues = new Date(summary.nextDue ?? 0).toISOString();
    expect(dues).toMatch(/T07:00:00\.000Z$/);
    rig.printed.length = 0;
    const options = { content: secondCity, out: 'dist', now, external: false, format: 'json' } as const;
    expect(await runCheck(rig.deps, options)).toBe(0);
    expect(JSON.parse(rig.printed.join('')).findings).toEqual([]);
  });
});

describe('time in the second city', () => {
  it('turns at its own midnights, which are at 7:00 UTC on every day', async () => {
    // Clocks elsewhere go forward in March.
    const [until, count] = isFullRun ? ['2028-12-31T12:00:00Z', 772] : ['2027-04-10T12:00:00Z', 141];
    const options = { content: secondCity, now: testInstant, until, format: 'json' } as const;
    const [schedule = []] = await printedBy<{ due: string }[]>((deps) => runSchedule(deps, options));
    const days = Array.from({ length: schedule.length }, (_, index) =>
      new Date(Date.UTC(2026, 10, 21 + index, 7)).toISOString(),
    );
    expect(schedule.map(({ due }) => due)).toEqual(days);
    expect(schedule.length).toBe(count);
  });

  const midnights = [
    // In the east it is the next day for three hours already, and the clocks go forward.
    ['2027-03-14T06:59:59Z', 'Saturday, March 13', 'Mar 12–14'],
    ['2027-03-14T07:00:00Z', 'Sunday, March 14', 'Mar 12–14'],
    ['2027-03-15T07:00:00Z', 'Monday, March 15', 'Mar 19–21'],
    ['2027-11-08T06:30:00Z', 'Sunday, November 7', 'Nov 5–7'],
    ['2027-11-08T07:00:00Z', 'Monday, November 8', 'Nov 12–14'],
    // Labor Day makes the weekend longer.
    ['2027-09-07T06:59:59Z', 'Monday, September 6', 'Sep 3–6'],
    ['2028-01-01T06:59:59Z', 'Friday, December 31', 'Dec 31–Jan 2'],
  ] as const;

  it.each(sampleOf(midnights, 6))('is at %s still or already %s', async (now, today, weekend) => {
    const page = await pagesAt(now);
    expect(page('/things-to-do-in-tucson-today')).toContain(`Today, ${today}`);
    expect(page('/tucson-this-weekend')).toContain(`This Weekend, ${weekend}`);
  });

  it.each([
    ['2027-07-05T06:59:59Z', 'Sunday, July 4, 2027', 'Monday, September 6, 2027'],
    ['2027-09-07T07:00:00Z', 'Tuesday, July 4, 2028', 'Monday, September 4, 2028'],
  ])('is at %s about its own coming holidays', async (now, fourth, laborDay) => {
    const page = await pagesAt(now);
    expect(page('/fourth-of-july')).toContain(fourth);
    expect(page('/fourth-of-july/where-to-watch')).toContain(fourth);
    expect(page('/labor-day')).toContain(laborDay);
  });
});

describe('the guide of the second city', () => {
  const cases = readAssistantCases(secondCityTalk);
  const told = askBatch(secondCityTalk, secondCity);

  it('is tried on conversations of its own', () => {
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(15);
  });

  it.each(cases.map((example) => [example.id, example.why, example] as const))('%s: %s', (id, _, example) => {
    const answer = told.get(id)?.at(-1);
    expect(answer).toBeDefined();
    expect(mismatches(example, answer as PrintedAnswer), JSON.stringify(example.turns)).toEqual([]);
  });

  it('shows deals of its own catalogue, and speaks of its own city', () => {
    const answers = [...told.values()].flat();
    const slugs = new Set(answers.flatMap(({ deals }) => deals.map(({ slug }) => slug)));
    expect(slugs.size).toBeGreaterThan(4);
    for (const slug of slugs) expect(dealSlugs()).toContain(slug);
    const words = answers.map(({ reply, followUp }) => `${reply} ${followUp}`).join(' ');
    expect(words).toContain('Tucson');
  });
});

describe('what is published of the second city', () => {
  let site: BuiltCity;
  beforeAll(async () => {
    site = await buildCity(() => secondCity);
  });
  afterAll(() => site?.remove());

  it('names nothing of the first city, in no file', () => {
    const first = namesOf(path.join(root, 'data', 'content'));
    const files = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter(
      (file) => statSync(path.join(site.out, file)).isFile() && !/\.(?:png|woff2|ico)$/.test(file),
    );
    expect(files.length).toBeGreaterThan(200);
    const found = files.flatMap((file) =>
      namesIn(readFileSync(path.join(site.out, file), 'utf8'), first).map((name) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('says in whose name it speaks, and that its offers are samples', () => {
    const home = readFileSync(path.join(site.out, 'index.html'), 'utf8');
    for (const words of ['Old Pueblo', 'Tucson', 'Ask Javi', 'Sample offers', 'Eat &amp; Sip'])
      expect(home).toContain(words);
  });
});

const dealSlugs = (): string[] =>
  readdirSync(path.join(secondCity, 'deals')).flatMap((file) =>
    (JSON.parse(readFileSync(path.join(secondCity, 'deals', file), 'utf8')) as { slug: string }[]).map(
      ({ slug }) => slug,
    ),
  );
