import * as path from 'node:path';
import { newestContentVersion } from '../../../data/schema/contentVersion.ts';
import {
  type ContentEdit,
  overlayFileSystem,
  readContentText,
  writeContentEdits,
} from '../../content/contentEdits.ts';
import { contentFiles, publicFolder } from '../../content/contentFiles.ts';
import { loadSite } from '../../content/loadSite.ts';
import { type FileSystem, systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { type Ask, StoppedAsking } from '../../program/terminal.ts';
import { UsageError } from '../../program/usageError.ts';
import type { JsonTexts } from './migration.ts';
import { planUpgrade, type UpgradePlan } from './planUpgrade.ts';
import { printSplit, printSteps } from './printUpgrade.ts';
import { contentVersionOf } from './siteVersion.ts';
import { splitDeals } from './splitDeals.ts';

export interface UpgradeOptions {
  /** The content folder as typed. */
  readonly content: string;
  readonly dryRun: boolean;
  /** Changes files without asking. */
  readonly yes: boolean;
  /** Shows every change. */
  readonly full: boolean;
  /** Gives each deal a file of its own, and does nothing else. */
  readonly split: boolean;
  readonly json: boolean;
}

/** Runs work with a function that asks on the terminal; `null` if nobody can be asked. */
export type WithAsk = (<Result>(work: (ask: Ask) => Promise<Result>) => Promise<Result>) | null;

/** What is to be changed, and how to say it. */
interface Proposal {
  readonly edits: readonly ContentEdit[];
  readonly text: string;
  readonly report: Readonly<Record<string, unknown>>;
  readonly none: string;
}

/** `city-deals upgrade-content`: brings content into the form of this version, after showing what that changes. */
export async function runUpgrade(deps: Deps, options: UpgradeOptions, withAsk: WithAsk): Promise<ExitCode> {
  const folder = path.resolve(deps.cwd, options.content);
  const texts = readJson(deps.fs, folder, options.content);
  const proposal = options.split ? proposeSplit(texts, options) : proposeUpgrade(texts, options);
  const { edits, report, text, none } = proposal;
  if (edits.length === 0) return finish(deps, options, { ...report, written: false }, none);
  if (!options.json) deps.print(text);
  const broken = problemsAfter(deps, options, folder, edits);
  if (broken !== null) return broken;
  if (options.dryRun)
    return finish(deps, options, { ...report, written: false }, 'Nothing was changed (--dry-run).');
  if (!options.yes && !(await isAgreed(edits, withAsk))) {
    return finish(deps, options, { ...report, written: false }, 'Nothing was changed.');
  }
  const problem = writeContentEdits(deps.fs, folder, options.content, edits);
  if (problem !== null) return reportFailure(deps, untouched([problem]), options.json);
  return finish(deps, options, { ...report, written: true }, `${countFiles(edits)} changed.`);
}

function finish({ print }: Deps, { json }: UpgradeOptions, report: object, text: string): ExitCode {
  print(json ? JSON.stringify(report) : text);
  return 0;
}

function readJson(fs: FileSystem, folder: string, label: string): JsonTexts {
  try {
    const files = contentFiles(fs, folder).filter(
      (file) => file.endsWith('.json') && !file.startsWith(publicFolder),
    );
    if (files.includes('site.json')) {
      return new Map(files.map((file) => [file, readContentText(fs, path.join(folder, file)) ?? '']));
    }
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
  }
  throw new UsageError(
    `There is no content in ${label}: it has no site.json that can be read.`,
    'Name the content folder with --content DIR.',
  );
}

function proposeUpgrade(texts: JsonTexts, { content, full }: UpgradeOptions): Proposal {
  const from = contentVersionOf(texts);
  if (from > newestContentVersion) {
    throw new UsageError(
      `The content has version ${from}, and this city-deals knows versions up to ${newestContentVersion}.`,
      'Install the city-deals that the site is built with: npm install',
    );
  }
  const plan = planUpgrade(texts, from);
  return {
    edits: plan.edits,
    text: `${printSteps(plan, content, full)}\n`,
    report: reportOf(plan),
    none: `The content has version ${from}, which is the newest. There is nothing to do.`,
  };
}

const reportOf = ({ from, to, steps, edits }: UpgradePlan) => ({
  ...{ from, to },
  steps: steps.map(({ name, about, files }) => ({ name, about, files: files.map(({ file }) => file) })),
  files: edits.map(({ file }) => file),
});

function proposeSplit(texts: JsonTexts, { content }: UpgradeOptions): Proposal {
  const edits = splitDeals(texts);
  const nameOf = ({ file }: ContentEdit) => file;
  return {
    edits,
    text: `${printSplit(edits, content)}\n`,
    report: {
      written: edits.filter(({ after }) => after !== null).map(nameOf),
      removed: edits.filter(({ after }) => after === null).map(nameOf),
    },
    none: 'Each deal has a file of its own already.',
  };
}

/**
 * Ends the command if valid content would not be valid any more, which would be a mistake of a migration; content that is
 * not valid anyway can still be upgraded, since that may be what it needs.
 */
function problemsAfter(
  deps: Deps,
  { content, json }: UpgradeOptions,
  folder: string,
  edits: readonly ContentEdit[],
): ExitCode | null {
  const texts = new Map(edits.map(({ file, after }) => [path.join(folder, file), after]));
  const after = loadSite(overlayFileSystem(deps.fs, texts), folder, content);
  if (after.ok || !loadSite(deps.fs, folder, content).ok) return null;
  return reportFailure(deps, untouched(after.diagnostics, after.textOf), json);
}

async function isAgreed(edits: readonly ContentEdit[], withAsk: WithAsk): Promise<boolean> {
  if (withAsk === null) {
    throw new UsageError(
      'Nobody can be asked here, so nothing was changed.',
      'Look at the changes with --dry-run, and make them with --yes.',
    );
  }
  try {
    const typed = await withAsk((ask) => ask(`Change ${countFiles(edits)}? (y/n)`, 'n'));
    return /^y(?:es)?$/i.test(typed.trim());
  } catch (error) {
    if (error instanceof StoppedAsking) return false;
    throw error;
  }
}

const countFiles = ({ length }: readonly ContentEdit[]) => (length === 1 ? '1 file' : `${length} files`);
