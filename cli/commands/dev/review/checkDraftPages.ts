import * as path from 'node:path';
import type { Deps } from '../../../program/deps.ts';
import type { OpenedSite } from '../../../program/openSite.ts';
import { readBuiltSite } from '../../check/builtSite.ts';
import { contentPlaces } from '../../check/contentPlaces.ts';
import { findingCodes } from '../../check/findingCodes.ts';
import { collectFindings, type Finding } from '../../check/findings.ts';
import { readPage } from '../../check/page.ts';
import { createPageRules } from '../../check/rules.ts';
import { siteFacts } from '../../check/siteFacts.ts';
import type { DevProblem } from '../devProblem.ts';

export interface DraftPages {
  /** The folder of the built site, absolute. */
  readonly out: string;
  /** The paths of the pages to check. */
  readonly paths: readonly string[];
  /** The content folder as typed. */
  readonly label: string;
}

/** What `check` says of pages of drafts, by their paths. It looks at each page alone, and not at the site around it. */
export function checkDraftPages(
  { fs }: Deps,
  { site, now, textOf }: Extract<OpenedSite, { ok: true }>,
  { out, paths, label }: DraftPages,
): ReadonlyMap<string, readonly DevProblem[]> {
  if (!fs.exists(path.join(out, 'index.html'))) return new Map();
  const built = readBuiltSite(fs, out, siteFacts(site), now);
  const findings = collectFindings();
  const rules = createPageRules();
  for (const at of paths) {
    const file = built.pages.get(at);
    if (file === undefined) continue;
    const page = readPage(at, file, built.read(file), built.origin);
    for (const rule of rules) rule(page, built, (code, details) => findings.addOnPage(page, code, details));
  }
  const all = findings.list(contentPlaces(site, label, textOf));
  return new Map(
    paths.map((at) => [at, all.filter(({ pages }) => pages.includes(at)).map(problemOfFinding)]),
  );
}

function problemOfFinding({ code, file, range, output, problem, expected, hint }: Finding): DevProblem {
  const place = file !== null && range !== null ? `${file}:${range.start.line}` : (file ?? output);
  return {
    name: `${code} ${findingCodes[code][0]}`,
    place,
    problem,
    frame: [],
    related: null,
    expected,
    hint,
  };
}
