import * as path from 'node:path';
import { createZone } from '../../../data/model/time/zone.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { UsageError } from '../../program/usageError.ts';
import { type AddOptions, addContent, failOnExistingContent, type NewContent } from './addContent.ts';
import { composeLandingPage, type LandingPageFields } from './composeLandingPage.ts';
import { checkNames, type ExistingContent, readExistingContent } from './existingContent.ts';
import { checkSlug, chooseSlug } from './slug.ts';

export interface NewLandingPageOptions extends AddOptions, LandingPageFields {
  /** `null` to derive it from the title. */
  readonly slug: string | null;
  /** Slugs of more landing pages to add at the same time. */
  readonly companions: readonly string[];
}

const kind = 'landing-page';

/** `city-deals new landing-page`: adds a landing page to the content that is valid from the start. */
export function runNewLandingPage(deps: Deps, options: NewLandingPageOptions): ExitCode {
  const title = options.title?.trim() || null;
  const slug = chooseSlug({ kind, slug: options.slug, title });
  const companions = options.companions.map((name) => checkSlug(name, kind));
  const folder = path.resolve(deps.cwd, options.content);
  const existing = readExistingContent(deps.fs, folder);
  if (!existing) return failOnExistingContent(deps, options);
  checkNames(options, existing);
  const slugs = [...new Set([slug, ...companions])];
  for (const name of slugs) {
    if (!deps.fs.exists(path.join(folder, fileOf(name)))) continue;
    throw new UsageError(
      `The file ${options.content}/${fileOf(name)} already exists.`,
      'Choose another slug: files are never overwritten.',
    );
  }
  refuseTooFew(slugs, existing);
  const today = createZone(existing.config.city.timeZone).dateAt(deps.now());
  const items = slugs.map((name): NewContent => {
    const others = [...slugs, ...existing.landingPages].filter((other) => other !== name);
    const given = { ...options, title: name === slug ? title : null };
    const draft = composeLandingPage(name, given, existing, { others, today });
    return { kind, slug: name, path: `/${name}`, file: fileOf(name), draft };
  });
  return addContent(deps, options, items);
}

const fileOf = (slug: string) => `landing-pages/${slug}.json`;

/** Every landing page links to at least two others, so the first three can only be added together. */
function refuseTooFew(slugs: readonly string[], { landingPages }: ExistingContent): void {
  const missing = 3 - slugs.length - landingPages.length;
  if (missing <= 0) return;
  const names = missing === 1 ? 'second-page' : 'second-page third-page';
  const more = missing === 1 ? 'one more page' : 'two more pages';
  throw new UsageError(
    'A landing page links to at least two others, and there are not enough yet.',
    `Add ${more} at the same time: city-deals new landing-page ${slugs[0]} --with ${[...slugs.slice(1), names].join(' ')}`,
  );
}
