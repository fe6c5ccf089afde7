import * as path from 'node:path';
import { inCatalogue } from '../../../data/messages/t.ts';
import { dealPath } from '../../../data/model/routes.ts';
import { slugFromText } from '../../../data/model/slugFromText.ts';
import { isRealDate } from '../../../data/model/time/calendar.ts';
import { formatDate } from '../../../data/model/time/localDate.ts';
import { createZone } from '../../../data/model/time/zone.ts';
import { formatValue } from '../../diagnostics/diagnostic.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { UsageError } from '../../program/usageError.ts';
import { type AddOptions, addContent, failOnExistingContent } from './addContent.ts';
import { composeDeal, type DealFields } from './composeDeal.ts';
import { checkNames, type ExistingContent, readExistingContent } from './existingContent.ts';
import { chooseSlug, freeSlug } from './slug.ts';

export interface NewDealOptions extends AddOptions, DealFields {
  /** `null` to derive it from the title. */
  readonly slug: string | null;
  /** The file of deals to add it to, as typed; `null` for a file of its own. */
  readonly into: string | null;
}

/** `city-deals new deal`: adds a deal to the content that is valid from the start. */
export function runNewDeal(deps: Deps, options: NewDealOptions): ExitCode {
  const { fs, cwd } = deps;
  const folder = path.resolve(cwd, options.content);
  const title = options.title?.trim() || null;
  const slug = chooseSlug({ kind: 'deal', slug: options.slug, title });
  const existing = readExistingContent(fs, folder);
  if (!existing) return failOnExistingContent(deps, options);
  checkNames(options, existing);
  const today = createZone(existing.config.city.timeZone).dateAt(deps.now());
  checkExpiry(options.expires, today);
  refuseTakenSlug(slug, existing, options.content);
  const file = options.into === null ? `deals/${slug}.json` : dealsFileOf(options.into, folder, cwd);
  if (options.into === null && fs.exists(path.join(folder, file))) {
    throw new UsageError(
      `The file ${options.content}/${file} already exists.`,
      `To add to it, use: --into ${file}`,
    );
  }
  const draft = composeDeal(slug, { ...options, title }, existing, today);
  const at = inCatalogue(existing.messages, () => dealPath(slug));
  return addContent(deps, options, [{ kind: 'deal', slug, path: at, file, draft }]);
}

function checkExpiry(expires: string | null, today: string): void {
  if (expires === null) return;
  if (!isRealDate(expires)) {
    throw new UsageError(
      `${formatValue(expires)} is not a date.`,
      'Write the last day of the deal as YYYY-MM-DD, such as 2027-08-31.',
    );
  }
  if (expires >= today) return;
  throw new UsageError(
    `The deal would have ended on ${formatDate(expires)} already: today is ${formatDate(today)} in the city.`,
    'Give its last day with --expires.',
  );
}

function refuseTakenSlug(slug: string, { dealPlace }: ExistingContent, label: string): void {
  const place = dealPlace(slug);
  if (place === null) return;
  throw new UsageError(
    `The slug "${slug}" is already used, at ${label}/${place}.`,
    `Choose another, such as "${freeSlug(slug, (other) => dealPlace(other) !== null)}".`,
  );
}

const dealsFile = /^deals\/[A-Za-z0-9][A-Za-z0-9 ._-]*\.json$/;

/**
 * The file of deals that `into` names, relative to the content folder. `into` is a path in that folder, or one in the
 * current folder, as shells complete it. Throws UsageError for any other file.
 */
export function dealsFileOf(into: string, folder: string, cwd: string): string {
  const files = [path.resolve(cwd, into), path.resolve(folder, into)].map((file) =>
    path.relative(folder, file).split(path.sep).join('/'),
  );
  const dealsPath = files.find((file) => dealsFile.test(file));
  if (dealsPath !== undefined) return dealsPath;
  const name = slugFromText(path.basename(into, '.json')) || 'wellness';
  throw new UsageError(
    `${formatValue(into)} is not a file of deals.`,
    `Name a JSON file in the folder "deals" of the content, such as: --into deals/${name}.json`,
  );
}
