import { describe, expect, it } from 'vitest';
import type { ImportReport } from '../../../../../cli/commands/clicks/importReport.ts';
import { printImportReport } from '../../../../../cli/commands/clicks/importReport.ts';

const noneIgnored = {
  failed: 0,
  unknownDeal: 0,
  bot: 0,
  undated: 0,
  future: 0,
  closed: 0,
  earlierImport: 0,
  repeat: 0,
};

const counts = {
  lines: 1204,
  notUnderstood: 2,
  clicks: 22,
  counted: 14,
  ignored: { ...noneIgnored, bot: 3, repeat: 5 },
};

const report: ImportReport = {
  ...counts,
  dryRun: false,
  ledger: 'data/clicks.json',
  replaces: null,
  closedBefore: '2026-11-19',
  deals: [
    { slug: 'soup', before: 998, after: 1010 },
    { slug: 'jazz-night', before: 0, after: 2 },
  ],
  logs: [
    { file: 'a.log', ...counts },
    { file: '-', ...counts },
  ],
};

describe('cli/commands/clicks/importReport', () => {
  it('prints the changes, and why other clicks did not count', () => {
    expect(printImportReport(report)).toBe(
      `Imported 14 clicks from 2 logs into data/clicks.json: 2 deals changed.

  deal        before  after
  soup           998   1010  +12
  jazz-night       0      2   +2

  lines read                  1204
    in an unknown format         2
  click records                 22
    counted                     14
    by bots                      3
    repeated on the same day     5
  Clicks from 2026-11-19 on can still be imported.`,
    );
  });

  it.each([
    [{ dryRun: true }, '14 new clicks from 2 logs; nothing was written.'],
    [{ counted: 1 }, 'Imported 1 click from 2 logs into data/clicks.json: 2 deals changed.'],
    [{ counted: 0, deals: [] }, 'No new clicks from 2 logs; nothing was written.'],
    [
      { counted: 0, deals: [], replaces: 'data/content/.clicks.json' },
      'Imported 0 clicks from 2 logs into data/clicks.json: 0 deals changed.',
    ],
  ])('begins with a summary: %j', (fields, headline) => {
    expect(printImportReport({ ...report, ...fields }).split('\n')[0]).toBe(headline);
  });

  it('says which earlier record is not read any more', () => {
    expect(printImportReport({ ...report, replaces: 'data/content/.clicks.json' })).toContain(
      '\n  data/clicks.json replaces data/content/.clicks.json, which you can remove.',
    );
  });

  it('prints no date if no click was ever counted', () => {
    const text = printImportReport({ ...report, counted: 0, deals: [], closedBefore: null });
    expect(text).not.toContain('can still be imported');
  });
});
