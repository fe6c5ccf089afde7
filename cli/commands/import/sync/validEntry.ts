import { dealSchema } from '../../../../data/schema/deal.ts';
import { checkDeal, type PlaceSurroundings } from '../../../content/checkDeal.ts';
import { createDraft } from '../../../content/draft.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/sourceFile.ts';
import type { DealEntry } from './dealFile.ts';

/** The first problem that `validate` would find in a deal, as sentences; `null` if it is valid by itself. */
export function problemOfEntry(entry: DealEntry, surroundings: PlaceSurroundings): string | null {
  const diagnostics: Diagnostic[] = [];
  const draft = createDraft(dealSchema, entry, nowhere, [], diagnostics);
  const first = diagnostics[0] ?? checkDeal(draft, surroundings)[0];
  return first === undefined ? null : [first.problem, first.hint].filter((text) => text !== null).join(' ');
}

/** The deal is not in a file yet. */
const nowhere: SourceFile = { path: '', readText: () => '', locate: () => null };
