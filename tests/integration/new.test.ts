import { describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../support/rig.ts';
import { runProgram } from '../support/sampleSite.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

describe('new, as typed', () => {
  const type = (rig: Rig, ...args: string[]) =>
    runProgram(['new', ...args, '--content', 'content'], rig.folder);

  it('says what to look at next and how to see it', async () => {
    const rig = createRig();
    const { code, stdout, stderr } = await type(
      rig,
      'deal',
      'stew',
      '--price',
      '18',
      '--into',
      'deals/food.json',
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Added the deal "stew" at content\/deals\/food\.json:\d+\.$/m);
    expect(stdout).toMatch(/content\/deals\/food\.json:\d+ {2}summary/);
    expect(stdout).not.toContain('discountPrice');
    expect(stdout).toContain('npx city-deals dev --content content');
    expect(stdout).toContain('http://localhost:3000/deal/stew');
  });

  it.each([
    [['deal', 'Rooftop', 'Yoga'], 'city-deals new deal rooftop-yoga'],
    [['deal', 'stew', '--price', '$18'], 'an amount above zero'],
    [['deal', 'stew', '--price', '0'], 'an amount above zero'],
    [['deal', 'stew', '--categroy', 'food'], 'Did you mean --category?'],
    [['dael', 'stew'], 'Did you mean deal?'],
    [['landing-page', 'rain', '--type', 'place'], 'Allowed choices are places, activities, events'],
  ])('ends with 2 and a way out when it is typed wrong: %j', async (args, hint) => {
    const rig = createRig();
    const before = rig.snapshot('.');
    const { code, stdout, stderr } = await type(rig, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(hint);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('keeps the deals that are there: none of them is another afterwards', async () => {
    const rig = createRig({ ...smallCity(), 'deals/food.json': JSON.stringify([sampleDeal('soup')]) });
    await type(rig, 'deal', 'stew', '--into', 'deals/food.json', '--json');
    const text = rig.read('content/deals/food.json');
    expect(text.startsWith(JSON.stringify([sampleDeal('soup')]).slice(0, -1))).toBe(true);
    expect(JSON.parse(text)).toHaveLength(2);
  });
});
