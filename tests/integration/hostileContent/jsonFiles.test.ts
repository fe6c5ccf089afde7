import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../support/fullRun.ts';
import { build, check, contentWith, soundContent } from '../../support/hostile/cases.ts';
import { jsonFaults } from '../../support/hostile/jsonFaults.ts';

/** A file that is one object, two that are lists, one of many that are alike, and one that may be left out. */
const files = [
  'site.json',
  'categories.json',
  'deals/food.json',
  'holidays/harbor-day/events.json',
  'map.json',
];
const textOf = (file: string) => soundContent.get(file)?.toString('utf8') ?? '';

describe('JSON files that are no JSON, or strange', () => {
  it.each(sampleOf(Object.entries(jsonFaults), 6))(
    'are refused at their place, or read: %s',
    async (_, change) => {
      const faults: string[] = [];
      for (const file of files) {
        const content = contentWith({ [file]: change(textOf(file)) });
        const { isValid, faults: found } = check(content);
        faults.push(...(isValid ? (await build(content)).faults : found).map((fault) => `${file}: ${fault}`));
      }
      expect(faults).toEqual([]);
    },
  );

  it('are refused wherever one is cut off', () => {
    const file = 'categories.json';
    const text = textOf(file).trimEnd();
    const wrong: string[] = [];
    for (const length of sampleOf(
      Array.from(text, (_, index) => index),
      6,
    )) {
      const { isValid, faults } = check(contentWith({ [file]: text.slice(0, length) }));
      if (isValid) wrong.push(`${length}: taken`);
      wrong.push(...faults.map((fault) => `${length}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });
});
