import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../support/fullRun.ts';
import { build, check, contentWith } from '../../support/hostile/cases.ts';
import { drawingFaults } from '../../support/hostile/drawingFaults.ts';
import { pictureUses } from '../../support/hostile/pictureUses.ts';

describe('SVG files that are no pictures, or more than pictures', () => {
  it.each(sampleOf(Object.entries(drawingFaults), 6))(
    'are refused with the place that names them, or shown: %s',
    async (_, svg) => {
      const faults: string[] = [];
      for (const [use, files] of Object.entries(pictureUses('svg', svg))) {
        const content = contentWith(files);
        const { isValid, faults: found } = check(content);
        const all = isValid ? (await build(content)).faults : found;
        faults.push(...all.map((fault) => `${use}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it.each(
    Object.entries(drawingFaults).filter(([name]) =>
      /script|event|entity of|entity from|billion words|uses of|itself/.test(name),
    ),
  )('are never taken %s', (_, svg) => {
    for (const [use, files] of Object.entries(pictureUses('svg', svg))) {
      expect(check(contentWith(files)).isValid, use).toBe(false);
    }
  });
});
