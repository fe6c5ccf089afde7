import { describe, expect, it } from 'vitest';
import { readDetailsChunk } from '../../data/model/deals/dealDetails.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { sampleDeal } from '../support/smallCity.ts';

const questions = [
  { asked: ['what is it', '¿qué es?'], says: ['Summary of jazz.', 'Second paragraph.'] },
  { asked: ['can I just show up'], fact: 'booking' },
  { asked: ['is there wifi'] },
];
const file = 'questions/jazz.json';

/** The small city has a deal that has ended, of which every build warns. */
const ended = 'CD401';
const codesOf = (diagnostics: readonly { readonly code: string }[]) => diagnostics.map(({ code }) => code);

/** What browsers get to know about a deal; `undefined` if no chunk has it. */
function detailsOf(rig: Rig, slug: string) {
  const chunks = Object.entries(rig.snapshot())
    .filter(([name]) => name.startsWith('deals/details/'))
    .map(([, bytes]) => readDetailsChunk(JSON.parse(Buffer.from(bytes, 'base64').toString())));
  return chunks.flatMap((chunk) => chunk?.deals[slug] ?? [])[0];
}

/** The files that differ between two snapshots, without the manifest. */
const changedFiles = (before: Record<string, string>, after: Record<string, string>) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name] && name !== 'build-manifest.json')
    .sort();

describe('questions about deals', () => {
  it('are published with the details of their deal, and say nothing else', async () => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    rig.edit({ [file]: questions });
    const { code, diagnostics } = await rig.build();
    expect([code, codesOf(diagnostics)]).toEqual([0, [ended]]);
    expect(detailsOf(rig, 'jazz')?.questions).toEqual(questions);
    expect(detailsOf(rig, 'soup')).not.toHaveProperty('questions');
    expect(changedFiles(before, rig.snapshot())).toEqual([
      expect.stringMatching(/^deals\/details\/\d\.json$/),
    ]);
  });

  it('are published again when they change, and go with their file', async () => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    rig.edit({ [file]: questions });
    await rig.build();
    rig.edit({ [file]: [{ asked: ['is there a bar'] }] });
    await rig.build();
    expect(detailsOf(rig, 'jazz')?.questions).toEqual([{ asked: ['is there a bar'] }]);
    rig.edit({ [file]: null });
    await rig.build();
    expect(changedFiles(before, rig.snapshot())).toEqual([]);
  });

  it('of a draft are checked and not published', async () => {
    const rig = createRig();
    const pie = { 'deals/pie.json': sampleDeal('pie', { draft: true }) };
    rig.edit({ ...pie, 'questions/pie.json': [{ asked: ['what is it'], says: ['Summary of pie.'] }] });
    const built = await rig.build();
    expect([built.code, codesOf(built.diagnostics)]).toEqual([0, [ended]]);
    const published = Object.values(rig.snapshot()).map((bytes) => Buffer.from(bytes, 'base64').toString());
    expect(published.filter((text) => text.includes('what is it'))).toEqual([]);
    expect(detailsOf(rig, 'pie')).toBeUndefined();
    rig.edit({ 'questions/pie.json': [{ asked: ['what is it'], says: ['A pie.'] }] });
    const edited = await rig.build();
    expect([edited.code, codesOf(edited.diagnostics).sort()]).toEqual([0, [ended, 'CD412']]);
  });

  it('are left out once their line is edited, with a warning that has the line as it is now', async () => {
    const rig = createRig();
    rig.edit({ [file]: questions });
    await rig.build();
    rig.edit({ 'deals/shows.json': [sampleDeal('jazz', { summary: 'Summary of jazz tonight.' })] });
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(0);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'CD412',
        severity: 'warning',
        file: 'content/questions/jazz.json',
        hint: 'Did you mean "Summary of jazz tonight."?',
      }),
    );
    expect(detailsOf(rig, 'jazz')?.questions).toEqual(questions.slice(1));
  });

  it('warn and stop no build when their deal is removed', async () => {
    const rig = createRig();
    await rig.build();
    const before = rig.snapshot();
    rig.edit({ 'questions/juzz.json': questions });
    const { code, diagnostics } = await rig.build();
    expect([code, codesOf(diagnostics).sort()]).toEqual([0, [ended, 'CD414']]);
    expect(changedFiles(before, rig.snapshot())).toEqual([]);
  });

  it('have each message once, with its first answer', async () => {
    const rig = createRig();
    rig.edit({ [file]: [...questions, { asked: ['Is there WIFI?', 'wi-fi'], fact: 'included' }] });
    const { code, diagnostics } = await rig.build();
    expect([code, codesOf(diagnostics).sort()]).toEqual([0, [ended, 'CD413']]);
    expect(detailsOf(rig, 'jazz')?.questions).toEqual([...questions, { asked: ['wi-fi'], fact: 'included' }]);
  });

  it('stop a build if their shape is wrong, all in one run', async () => {
    const rig = createRig();
    rig.edit({
      [file]: [
        { asked: [], fact: 'wifi' },
        { asked: ['a', 'A!'], says: ['Summary of jazz.'], fact: 'price' },
        { asked: ['b', 'B?'], says: ['No such line.'] },
      ],
      'questions/juzz.json': [{ asked: ['c'], answer: 'd' }],
    });
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(1);
    expect(diagnostics.map((item) => `${item.code} ${item.file}`).sort()).toEqual([
      'CD202 content/questions/juzz.json',
      'CD204 content/questions/jazz.json',
      'CD205 content/questions/jazz.json',
      'CD206 content/questions/jazz.json',
    ]);
  });
});
