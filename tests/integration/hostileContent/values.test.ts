import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../support/fullRun.ts';
import { build, check, contentWith, soundContent } from '../../support/hostile/cases.ts';
import { valueAt } from '../../support/hostile/schemaWalk.ts';
import { fileOf, type ValueCase, valueCases, walkedSpots } from '../../support/hostile/valueCases.ts';
import { walkedFiles } from '../../support/hostile/walkedFiles.ts';

/** A text has its own tests: what it says matters more than where. */
const isOfTexts = ({ mutation, spot }: ValueCase) =>
  mutation.types?.includes('string') || (spot.type === 'string' && mutation.name === 'as text');

const cases = valueCases().filter((found) => !isOfTexts(found));

async function faultsOf(found: ValueCase): Promise<string[]> {
  const content = contentWith(fileOf(found));
  const { isValid, faults } = check(content);
  const all = isValid ? (await build(content)).faults : faults;
  return all.map((fault) => `${found.name}: ${fault}`);
}

describe('values of content that are not what they should be', () => {
  it('start from a city that is sound and has every object and list that the schemas know', async () => {
    expect(await build(soundContent)).toEqual({ isValid: true, faults: [] });
    const unsaid = walkedSpots().filter(({ walked, spot }) => valueAt(walked.value, spot.path) === undefined);
    // What has values of its own can be walked only where it is said.
    const composed = unsaid.filter(({ spot }) => ['object', 'array', 'tuple', 'union'].includes(spot.type));
    expect(composed.map(({ walked, spot }) => walked.kind + spot.name)).toEqual([]);
  });

  it.each(walkedFiles.map(({ kind }) => kind))(
    'are refused at their place, or make a sound site: %s',
    async (kind) => {
      const own = cases.filter(({ walked }) => walked.kind === kind);
      const faults: string[] = [];
      for (const found of sampleOf(own, 24)) faults.push(...(await faultsOf(found)));
      expect(own.length).toBeGreaterThan(50);
      expect(faults).toEqual([]);
    },
  );
});
