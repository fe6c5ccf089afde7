import * as path from 'node:path';
import { slugFromText } from '../../../../data/model/slugFromText.ts';
import type { PlaceSurroundings } from '../../../content/checkDeal.ts';
import type { ContentStage } from '../../../content/importJournal.ts';
import type { FileSystem } from '../../../files/fileSystem.ts';
import { BadValue, rejection } from '../mapping/rejection.ts';
import { type RejectedRows, reject } from './collectRows.ts';
import { type DealEntry, dealFileText, entriesOf, replaceEntry } from './dealFile.ts';
import type { FeedDeal, FeedState } from './feedState.ts';
import { fieldsOfOffer, type HeldOffer } from './heldOffers.ts';
import { changedFields, type MergeRules, mergedEntry, newEntry, withdrawnEntry } from './mergeDeal.ts';
import { problemOfEntry } from './validEntry.ts';

/** A deal that an import touches. */
export interface TouchedDeal {
  readonly slug: string;
  readonly title: string;
  /** Relative to the content folder. */
  readonly file: string;
}

/** What an import does to the content. */
export interface FeedChanges {
  readonly new: TouchedDeal[];
  readonly changed: (TouchedDeal & { readonly fields: readonly string[] })[];
  readonly returned: TouchedDeal[];
  readonly gone: TouchedDeal[];
  unchanged: number;
}

/** Where changes are staged. */
export interface StagingArea extends PlaceSurroundings {
  readonly fs: FileSystem;
  readonly folder: string;
  readonly stage: ContentStage;
  /** Places the picture of a deal. */
  readonly withPicture: (fields: DealEntry) => DealEntry;
}

/** An import while its changes are staged. */
interface Staging {
  readonly area: StagingArea;
  readonly rules: MergeRules;
  readonly rejections: RejectedRows;
  readonly slugs: ReturnType<typeof createSlugs>;
  readonly changes: FeedChanges;
}

/** Stages new and changed deals of the chosen offers, and withdraws `gone`. Deals that would not be valid are rejected. */
export function stageChanges(
  area: StagingArea,
  {
    state,
    chosen,
    gone,
  }: { readonly state: FeedState; readonly chosen: readonly HeldOffer[]; readonly gone: readonly FeedDeal[] },
  rules: MergeRules,
  rejections: RejectedRows,
): FeedChanges {
  const changes: FeedChanges = { new: [], changed: [], returned: [], gone: [], unchanged: 0 };
  const staging = { area, rules, rejections, slugs: createSlugs(state.taken), changes };
  for (const offer of chosen) {
    const deal = state.own.get(offer.id);
    const fields = area.withPicture(fieldsOfOffer(offer));
    if (deal === undefined) addDeal(staging, offer, fields);
    else changeDeal(staging, offer, deal, fields);
  }
  for (const deal of gone) withdrawDeal(staging, deal);
  return changes;
}

function addDeal(staging: Staging, offer: HeldOffer, fields: DealEntry): void {
  const { area, rules, slugs, changes } = staging;
  const slug = slugs.peek(String(fields.title), `${rules.feed}-${offer.id}`);
  const entry = newEntry(fields, { id: offer.id, slug }, rules);
  if (!isAccepted(staging, offer, entry)) return;
  slugs.take(slug);
  const file = `deals/${slug}.json`;
  area.stage.write(file, dealFileText(entry));
  changes.new.push(touched(entry, file));
}

function changeDeal(staging: Staging, offer: HeldOffer, deal: FeedDeal, fields: DealEntry): void {
  const { area, rules, changes } = staging;
  const before = readEntry(area, deal);
  const after = mergedEntry(before, fields, rules);
  if (after === before) {
    changes.unchanged += 1;
    return;
  }
  if (!isAccepted(staging, offer, after)) return;
  writeEntry(area, deal, after);
  const item = touched(after, deal.file);
  if (deal.isWithdrawn && after.withdrawnDate === undefined) changes.returned.push(item);
  else changes.changed.push({ ...item, fields: changedFields(before, after) });
}

function withdrawDeal({ area, rules, changes }: Staging, deal: FeedDeal): void {
  const before = readEntry(area, deal);
  const after = withdrawnEntry(before, rules.today);
  if (after === before) return;
  writeEntry(area, deal, after);
  changes.gone.push(touched(after, deal.file));
}

/** Whether the deal of an offer is valid; the row is rejected if it is not. */
function isAccepted({ area, rejections }: Staging, offer: HeldOffer, entry: DealEntry): boolean {
  const problem = problemOfEntry(entry, area);
  if (problem !== null)
    reject(rejections, rejection(offer.line, offer.id, new BadValue('invalid', null, null, problem)));
  return problem === null;
}

const touched = ({ slug, title }: DealEntry, file: string): TouchedDeal => ({
  slug: String(slug),
  title: String(title),
  file,
});

const textOf = ({ fs, folder, stage }: StagingArea, file: string) =>
  stage.read(file) ?? fs.readText(path.join(folder, file));

const readEntry = (area: StagingArea, { file, index }: FeedDeal): DealEntry =>
  entriesOf(textOf(area, file))[index] ?? {};

const writeEntry = (area: StagingArea, { file, index }: FeedDeal, entry: DealEntry): void =>
  area.stage.write(file, replaceEntry(textOf(area, file), index, entry));

const longest = 80;

/** Gives out slugs that no other deal has. */
function createSlugs(taken: ReadonlySet<string>) {
  const given = new Set<string>();
  const numbers = new Map<string, number>();
  const isFree = (slug: string) => !taken.has(slug) && !given.has(slug);
  return {
    /** A free slug for a title without one for `otherwise`. */
    peek(title: string, otherwise: string): string {
      const base = slugFromText(title) || slugFromText(otherwise) || 'deal';
      if (isFree(base)) return base;
      for (let number = numbers.get(base) ?? 2; ; number += 1) {
        numbers.set(base, number);
        const slug = `${base.slice(0, longest - 1 - String(number).length).replace(/-$/, '')}-${number}`;
        if (isFree(slug)) return slug;
      }
    },
    take(slug: string): void {
      given.add(slug);
    },
  };
}
