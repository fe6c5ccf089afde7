import { show, suggestion } from '../../diagnostics/zodIssues.ts';
import { UsageError } from '../../program/usageError.ts';
import type { Surroundings } from './surroundings.ts';

/** What an operator named of the content; `null` where nothing. */
export interface NamesGiven {
  readonly category: string | null;
  readonly neighborhood: string | null;
}

/** Throws UsageError, with all that there are, where a category or a neighborhood is named that is not there. */
export function checkNames(given: NamesGiven, { categories, neighborhoods }: Surroundings): void {
  checkName('category', given.category, categories);
  checkName('neighborhood', given.neighborhood, neighborhoods);
}

function checkName(noun: string, name: string | null, known: readonly { readonly id: string }[]): void {
  const ids = known.map(({ id }) => id);
  if (name === null || ids.includes(name)) return;
  const near = suggestion(name, ids);
  throw new UsageError(
    `There is no ${noun} ${show(name)}.`,
    `${near === null ? '' : `${near} `}There are: ${ids.join(', ')}.`,
  );
}
