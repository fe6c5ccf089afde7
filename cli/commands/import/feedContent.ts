import * as path from 'node:path';
import { createZone } from '../../../data/model/time/zone.ts';
import type { Vendor } from '../../../data/schema/vendor.ts';
import { cityItself } from '../../content/cityParts.ts';
import { createContentTexts } from '../../content/contentTexts.ts';
import type { Draft } from '../../content/draft.ts';
import { draftSite } from '../../content/draftSite.ts';
import { readSources } from '../../content/readSources.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Deps } from '../../program/deps.ts';
import { instantIn } from '../../program/instantIn.ts';
import type { FeedCity } from './mapping/feedCity.ts';

/** The content that feeds are imported into. */
export interface FeedContent extends FeedCity {
  /** Absolute. */
  readonly folder: string;
  /** As typed. */
  readonly label: string;
  readonly vendors: readonly Draft<Vendor>[];
}

/** Reads of the content what imports need; deals are read for each feed. Problems with anything else are not reported. */
export function readFeedContent(
  { fs, cwd, now }: Pick<Deps, 'fs' | 'cwd' | 'now'>,
  options: { readonly content: string; readonly now: string | null },
): FeedContent | Diagnostic[] {
  const label = options.content;
  const folder = path.resolve(cwd, label);
  const { sources, diagnostics } = readSources(fs, folder, createContentTexts(fs, folder));
  const drafts = draftSite(
    { ...sources, deals: [], pages: [], landingPages: [], questions: [], holidays: [], map: null },
    diagnostics,
  );
  const problems = diagnostics.filter(({ code }) => code !== 'CD108');
  const config = drafts.site?.value;
  if (!config || problems.length > 0) {
    return problems.map((item) => ({ ...item, file: item.file === '' ? label : `${label}/${item.file}` }));
  }
  const zone = createZone(config.city.timeZone);
  const instant = options.now === null ? now() : instantIn(options.now, config.city.timeZone);
  const neighborhoods = drafts.neighborhoods.flatMap(({ value }) => value ?? []);
  return {
    folder,
    label,
    today: zone.dateAt(instant),
    zone,
    currency: config.currency,
    categories: drafts.categories.flatMap(({ value }) => value ?? []),
    neighborhoods,
    itself: neighborhoods.length > 0 ? null : cityItself(config.city),
    vendors: drafts.vendors,
    drawings: sources.others.flatMap((file) => /^drawings\/([^/]+)\.svg$/.exec(file)?.[1] ?? []).sort(),
  };
}
