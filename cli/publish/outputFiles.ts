import type { Page } from '../../data/model/pages/page.ts';
import { fileOfPath } from '../../data/model/routes.ts';
import type { Site } from '../content/site.ts';
import { siteIcons } from '../plan/images/icons.ts';
import { photoFiles } from '../plan/images/photo.ts';
import { publishedFile } from '../plan/images/pictures.ts';
import type { Recipe } from '../plan/images/recipe.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { fingerprints } from './render/fingerprint.ts';

/** A page and the file in the output folder that it becomes. */
export class WantedPage {
  readonly page: Page;
  readonly file: string;
  readonly #fingerprintOf: (page: Page) => string;
  #fingerprint: string | null = null;

  constructor(page: Page, file: string, fingerprintOf: (page: Page) => string) {
    this.page = page;
    this.file = file;
    this.#fingerprintOf = fingerprintOf;
  }

  /** Made when it is first asked for: a page that is written for another reason needs none before. */
  get fingerprint(): string {
    this.#fingerprint ??= this.#fingerprintOf(this.page);
    return this.#fingerprint;
  }
}

/** A file beside the pages: a copy of a content file, of a file of the client, made of text or by a recipe. */
export type WantedFile = { readonly file: string; readonly fingerprint: string } & (
  | { readonly kind: 'content' | 'client'; readonly from: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'made'; readonly recipe: Recipe }
);

/** The pages of a plan, with their fingerprints under `engine`. */
export function wantedPages(planned: PlannedSite, engine: string): WantedPage[] {
  const fingerprintOf = fingerprints(engine, planned.chrome);
  const owners = new Map<string, string>();
  return planned.pages.map((page) => {
    const file = fileOfPath(page.path);
    const other = owners.get(file);
    if (other) throw new Error(`Two pages want the file ${file}: from ${other} and ${page.source}`);
    owners.set(file, page.source);
    return new WantedPage(page, file, fingerprintOf);
  });
}

/** What pages refer to. The names have hashes in them, so that a file never changes and needs no fingerprint. */
export function wantedAssets(
  site: Site,
  { posters, socialImages }: Pick<PlannedSite, 'posters' | 'socialImages'>,
  clientFiles: readonly string[],
): WantedFile[] {
  const made = (file: string, recipe: Recipe) => ({ kind: 'made' as const, file, recipe, fingerprint: '' });
  const assets: WantedFile[] = [
    ...clientFiles.map((file) => ({ kind: 'client' as const, file, from: file, fingerprint: '' })),
    ...[...posters.files].map(([file, text]) => ({ kind: 'text' as const, file, text, fingerprint: '' })),
    ...[...site.pictures.values()].flatMap((picture): WantedFile[] => {
      if (picture.kind === 'photo') return photoFiles(picture).map(({ file, recipe }) => made(file, recipe));
      if (picture.kind !== 'file') return [];
      return [{ kind: 'content', file: publishedFile(picture), from: picture.file, fingerprint: '' }];
    }),
    ...siteIcons(site).map(({ file, recipe }) => made(file, recipe)),
    ...[...socialImages].map(([file, card]) => made(file, { kind: 'social', card })),
  ];
  return [...new Map(assets.map((asset) => [asset.file, asset])).values()];
}
