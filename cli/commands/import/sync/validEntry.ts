import { dealSchema } from '../../../../data/schema/deal.ts';
import type { Vendor } from '../../../../data/schema/vendor.ts';
import { checkDeal } from '../../../content/checkDeal.ts';
import { createDraft, type Draft } from '../../../content/draft.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/sourceFile.ts';
import type { DealEntry } from './dealFile.ts';

/** The first problem that `validate` would find in a deal; `null` if it is valid by itself. */
export function problemOfEntry(entry: DealEntry, vendors: readonly Draft<Vendor>[]): Diagnostic | null {
  const diagnostics: Diagnostic[] = [];
  const draft = createDraft(dealSchema, entry, nowhere, [], diagnostics);
  return diagnostics[0] ?? checkDeal(draft, vendors)[0] ?? null;
}

/** The deal is not in a file yet. */
const nowhere: SourceFile = { path: '', readText: () => '', locate: () => null };
