import * as path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inCatalogue } from '../../data/messages/t.ts';
import { dealPath } from '../../data/model/routes.ts';
import { build } from '../commands/build/runBuild.ts';
import type { Site } from '../content/site.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nextDue, planSite } from '../plan/planSite.ts';
import type { Deps } from '../program/deps.ts';
import { openSite } from '../program/openSite.ts';
import { processDeps } from '../program/processDeps.ts';
import type * as Public from './public.d.ts';

/*
 * What the package exports, with the types of public.d.ts.
 */

/** The whole content of each site that was loaded, of which programs see only a part. */
const contents = new WeakMap<Public.ContentSite, Site>();

const define: typeof Public.defineSite = ({ root, content, out, socialImages } = {}) =>
  Object.freeze({
    root: path.resolve(root ?? '.'),
    content: content ?? 'data/content',
    out: out ?? 'dist',
    socialImages: socialImages ?? true,
  });

const load: typeof Public.loadSite = (definition) => {
  const { root, content } = define(definition);
  const opened = openSite(
    depsIn(root, () => {}),
    { content, now: null },
  );
  if (!opened.ok) return { ok: false, problems: opened.diagnostics.map(problemOf) };
  const site = siteView(opened.site);
  contents.set(site, opened.site);
  return { ok: true, site, warnings: opened.warnings.map(problemOf) };
};

const plan: typeof Public.planSite = (site, now) => {
  const content = contents.get(site);
  if (!content) throw new TypeError('planSite plans a site that loadSite has returned, not a copy of it.');
  const { pages } = planSite(content, now.getTime());
  return {
    pages: pages.map(({ kind, path: at, canonicalPath, indexable, valid, source }) => ({
      ...{ kind, path: at, canonicalPath, indexable, source },
      validFrom: dateOf(valid.from),
      validUntil: dateOf(valid.until),
    })),
    nextDue: dateOf(nextDue(pages)),
  };
};

const buildDefined: typeof Public.buildSite = async (definition, settings = {}) => {
  const { root, content, out, socialImages } = define(definition);
  const summary = await build(depsIn(root, settings.onProgress ?? (() => {})), {
    ...{ content, out, socialImages },
    now: settings.now?.toISOString() ?? null,
    clean: settings.clean ?? false,
    force: settings.force ?? false,
    ...{ jobs: null, shard: null, json: false },
  });
  if ('diagnostics' in summary) return { ok: false, problems: summary.diagnostics.map(problemOf) };
  const { pages, files, bytes, nextDue: due } = summary;
  const { total, rendered, kept, removed } = pages;
  return {
    ok: true,
    warnings: summary.warnings.map(problemOf),
    built: {
      out: summary.out,
      pages: { total, rendered, kept, removed },
      ...{ files, bytes },
      nextDue: due === null ? null : new Date(due),
    },
  };
};

export { buildDefined as buildSite, define as defineSite, load as loadSite, plan as planSite };

const depsIn = (root: string, onProgress: NonNullable<Public.BuildSettings['onProgress']>): Deps =>
  processDeps(path.dirname(fileURLToPath(import.meta.url)), root, {
    print: () => {},
    report: (event) => {
      if (event.type === 'progress') onProgress(event.label, event.done, event.total);
    },
  });

const dateOf = (instant: number | null) => (instant === null ? null : new Date(instant));

function problemOf({ code, severity, file, range, problem, expected, hint }: Diagnostic): Public.SiteProblem {
  return {
    ...{ code, severity, file, problem },
    ...(range ? { line: range.start.line, column: range.start.column } : {}),
    ...(expected ? { expected } : {}),
    ...(hint ? { hint } : {}),
  };
}

const siteView = (site: Site): Public.ContentSite => inCatalogue(site.messages, () => viewOf(site));

function viewOf({ config, categories, neighborhoods, deals }: Site): Public.ContentSite {
  const groupOf = ({ id, label }: Public.ContentGroup) => ({ id, label });
  return {
    name: config.name,
    origin: config.origin,
    city: config.city.name,
    timeZone: config.city.timeZone,
    currency: config.currency,
    categories: categories.map(groupOf),
    neighborhoods: neighborhoods.map(groupOf),
    deals: deals.map(({ slug, title, summary, vendor, category, publishedDate, expiryDate, source }) => ({
      ...{ slug, path: dealPath(slug), title, summary, vendor: vendor.name, category, publishedDate },
      expiryDate: expiryDate ?? null,
      source,
    })),
  };
}
