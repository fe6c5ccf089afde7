import { expect } from 'vitest';
import type { NewReport } from '../../cli/commands/new/newReport.ts';
import { type NewDealOptions, runNewDeal } from '../../cli/commands/new/runNewDeal.ts';
import { type NewLandingPageOptions, runNewLandingPage } from '../../cli/commands/new/runNewLandingPage.ts';
import { runValidate } from '../../cli/commands/validate/runValidate.ts';
import type { Deps, ExitCode } from '../../cli/program/deps.ts';
import { UsageError } from '../../cli/program/usageError.ts';
import { diagnosticsOf, type Rig } from './rig.ts';

/*
 * The commands that make content, run on the content of a rig.
 */

const noDeal: NewDealOptions = {
  ...{ content: 'content', dryRun: false, json: true, slug: null, into: null },
  ...{ title: null, price: null, was: null, category: null, neighborhood: null, vendor: null, expires: null },
};

const noPage: NewLandingPageOptions = {
  ...{ content: 'content', dryRun: false, json: true, slug: null, companions: [] },
  ...{ title: null, pageType: 'activities', timeFrame: null, category: null, neighborhood: null },
};

/** What a command came to: its exit code, what it reported, and its diagnostics. */
function run(rig: Rig, work: () => ExitCode) {
  rig.printed.length = 0;
  rig.events.length = 0;
  const code = work();
  const report: NewReport = JSON.parse(rig.printed.join(''));
  return { code, report, codes: diagnosticsOf(rig.events).map((item) => item.code) };
}

/** Runs `new deal` in a rig. */
export const newDeal = (rig: Rig, options: Partial<NewDealOptions>, deps: Deps = rig.deps) =>
  run(rig, () => runNewDeal(deps, { ...noDeal, ...options }));

/** Runs `new landing-page` in a rig. */
export const newPage = (rig: Rig, options: Partial<NewLandingPageOptions>, deps: Deps = rig.deps) =>
  run(rig, () => runNewLandingPage(deps, { ...noPage, ...options }));

/** The dependencies of a rig, with another disk. */
export const withDisk = (rig: Rig, fs: Deps['fs']): Deps => ({ ...rig.deps, fs });

/** Whether the content of a rig validates. */
export function isValid(rig: Rig): boolean {
  return runValidate(rig.deps, { content: 'content', now: null, format: 'text' }) === 0;
}

/** The refusal of a command that must have changed nothing. */
export function refusal(rig: Rig, work: () => unknown): UsageError {
  const before = rig.snapshot('.');
  try {
    work();
  } catch (error) {
    expect(rig.snapshot('.')).toEqual(before);
    if (error instanceof UsageError) return error;
    throw error;
  }
  throw new Error('It was not refused');
}
