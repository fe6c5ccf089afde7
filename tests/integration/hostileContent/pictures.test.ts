import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../support/fullRun.ts';
import { build, contentWith } from '../../support/hostile/cases.ts';
import { pictureFaults } from '../../support/hostile/pictureFaults.ts';
import { pictureUses } from '../../support/hostile/pictureUses.ts';

const faultsByName = await pictureFaults();

describe('photos that are none, or not what they say', () => {
  it.each(sampleOf(Object.entries(faultsByName), 6))(
    'are refused by their names, or shown: %s',
    async (_, bytes) => {
      const faults: string[] = [];
      for (const ending of ['jpg', 'png', 'svg']) {
        for (const [use, files] of Object.entries(pictureUses(ending, bytes))) {
          const verdict = await build(contentWith(files));
          faults.push(...verdict.faults.map((fault) => `${use} ${ending}: ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
});
