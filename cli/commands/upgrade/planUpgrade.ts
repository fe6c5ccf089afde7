import { applyEdits, type Edit } from 'jsonc-parser';
import { newestContentVersion } from '../../../data/schema/contentVersion.ts';
import type { ContentEdit } from '../../content/contentEdits.ts';
import type { JsonTexts, MigratedFile, Migration } from './migration.ts';
import { migrationsFrom } from './migrations.ts';
import { parseJsonTree } from './parseJsonTree.ts';
import { withVersion } from './siteVersion.ts';

/** What a step of an upgrade changes in a file. */
export interface FileStep {
  readonly file: string;
  readonly before: string;
  readonly edits: readonly Edit[];
}

/** A migration that changes something, or the new version in `site.json`. */
export interface UpgradeStep {
  readonly name: string;
  readonly about: string;
  readonly files: readonly FileStep[];
}

/** An upgrade of content, as steps for people and as edits for the disk. */
export interface UpgradePlan {
  readonly from: number;
  readonly to: number;
  readonly steps: readonly UpgradeStep[];
  readonly edits: readonly ContentEdit[];
}

/** How content of the version `from` gets the form of today's. Nothing of a file changes but what migrations name. */
export function planUpgrade(texts: JsonTexts, from: number): UpgradePlan {
  const current = new Map(texts);
  const apply = (name: string, about: string, editsOf: (file: MigratedFile) => readonly Edit[]) => {
    const files = [...current].flatMap(([file, before]) => stepOf(file, before, editsOf));
    for (const { file, before, edits } of files) current.set(file, applyTo(before, edits));
    return files.length === 0 ? [] : [{ name, about, files }];
  };
  const steps = migrationsFrom(from).flatMap(({ name, about, edits }: Migration) =>
    apply(name, about, edits),
  );
  const about = `Writes "contentVersion": ${newestContentVersion} into site.json, so that the next upgrade knows where to begin.`;
  const stamp =
    from < newestContentVersion ? apply('content-version', about, withVersion(newestContentVersion)) : [];
  const edits = [...texts].flatMap(([file, before]) => {
    const after = current.get(file) ?? before;
    return after === before ? [] : [{ file, before, after }];
  });
  return { from, to: newestContentVersion, steps: [...steps, ...stamp], edits };
}

function stepOf(file: string, before: string, editsOf: (file: MigratedFile) => readonly Edit[]): FileStep[] {
  const root = parseJsonTree(before);
  const edits = root === null ? [] : editsOf({ path: file, text: before, root });
  return edits.length === 0 ? [] : [{ file, before, edits }];
}

const applyTo = (text: string, edits: readonly Edit[]) => applyEdits(text, [...edits]);
