import { beforeAll, describe, expect, it } from 'vitest';
import { sampleOf } from '../../support/fullRun.ts';
import { build, check, contentWith } from '../../support/hostile/cases.ts';
import { fileOf } from '../../support/hostile/valueCases.ts';
import {
  freePlaces,
  sampledWordCases,
  sayingEverywhere,
  textMutations,
} from '../../support/hostile/wordCases.ts';

describe('words of content', () => {
  let places: ReturnType<typeof freePlaces>;

  beforeAll(() => {
    places = freePlaces();
  });

  it('are refused at their place, or taken', () => {
    const cases = sampledWordCases();
    const faults = sampleOf(cases, 12).flatMap((found) =>
      check(contentWith(fileOf(found))).faults.map((fault) => `${found.name}: ${fault}`),
    );
    expect(cases.length).toBeGreaterThan(1500);
    expect(faults).toEqual([]);
  });

  it('may stand in most places of a city', () => {
    expect(places.length).toBeGreaterThan(150);
  });

  it.each(sampleOf(textMutations, 12).map(({ name, change }) => [name, change] as const))(
    'are shown as they are wherever they may stand: %s',
    async (name, change) => {
      const { files, count } = sayingEverywhere(places, change(''));
      expect(await build(contentWith(files))).toEqual({ isValid: true, faults: [] });
      if (name.startsWith('says ')) expect(count).toBeGreaterThan(60);
    },
  );
});
