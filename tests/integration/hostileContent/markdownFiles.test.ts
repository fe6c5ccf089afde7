import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../support/fullRun.ts';
import { build, contentWith } from '../../support/hostile/cases.ts';
import { markdownFaults } from '../../support/hostile/markdownFaults.ts';

describe('pages of text that are no text, or more than text', () => {
  it.each(sampleOf(Object.entries(markdownFaults), 6))(
    'are refused at their place, or shown as words: %s',
    async (_, text) => {
      const { faults } = await build(contentWith({ 'pages/team.md': text }));
      expect(faults).toEqual([]);
    },
  );

  it.each(
    Object.keys(markdownFaults).filter((name) =>
      /^a (?:link.*(?:script|data|file|blob|scheme)|picture (?!that is data))/.test(name),
    ),
  )('are never taken with %s', async (name) => {
    const { isValid } = await build(contentWith({ 'pages/team.md': markdownFaults[name] }));
    expect(isValid).toBe(false);
  });
});
