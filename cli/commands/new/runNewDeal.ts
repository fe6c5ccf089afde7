import * as path from 'node:path';
import { dealPath } from '../../../data/model/routes.ts';
import { formatDate, isRealDate } from '../../../data/model/time/localDate.ts';
import { dateAt } from '../../../data/model/time/zone.ts';
import { show } from '../../diagnostics/zodIssues.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { UsageError } from '../../program/usageError.ts';
import { type AddOptions, addContent, failAsIs } from './addContent.ts';
import { chooseSlug, freeSlug } from './chooseSlug.ts';
import { composeDeal, type DealGiven } from './composeDeal.ts';
import { checkNames } from './knownNames.ts';
import { readSurroundings, type Surroundings } from './surroundings.ts';
import { dealsFileOf } from './targetFile.ts';

export interface NewDealOptions extends AddOptions, DealGiven {
  /** `null` for one made of the title. */
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
  const around = readSurroundings(fs, folder);
  if (!around) return failAsIs(deps, options);
  checkNames(options, around);
  const today = dateAt(deps.now(), around.config.city.timeZone);
  checkExpiry(options.expires, today);
  refuseTaken(slug, around, options.content);
  const file = options.into === null ? `deals/${slug}.json` : dealsFileOf(options.into, folder, cwd);
  if (options.into === null && fs.exists(path.join(folder, file))) {
    throw new UsageError(
      `There is a file ${options.content}/${file} already.`,
      `Add to it with: --into ${file}`,
    );
  }
  const draft = composeDeal(slug, { ...options, title }, around, today);
  return addContent(deps, options, [{ kind: 'deal', slug, path: dealPath(slug), file, draft }]);
}

function checkExpiry(expires: string | null, today: string): void {
  if (expires === null) return;
  if (!isRealDate(expires)) {
    throw new UsageError(
      `${show(expires)} is no day of the calendar.`,
      'Write the last day of the deal as YYYY-MM-DD, such as 2027-08-31.',
    );
  }
  if (expires >= today) return;
  throw new UsageError(
    `A new deal cannot have ended on ${formatDate(expires)}: today is ${formatDate(today)} in the city.`,
    'Give its last day with --expires.',
  );
}

function refuseTaken(slug: string, { dealPlace }: Surroundings, label: string): void {
  const place = dealPlace(slug);
  if (place === null) return;
  throw new UsageError(
    `The slug "${slug}" is taken, at ${label}/${place}.`,
    `Choose another, such as "${freeSlug(slug, (other) => dealPlace(other) !== null)}".`,
  );
}
