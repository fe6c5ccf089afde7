import { brandFiles } from '../../../data/schema/siteCity.ts';
import { drawSkyline } from '../../art/brand/drawSkyline.ts';
import type { SkylineKind } from '../../art/brand/skylineKinds.ts';
import { writeContentEdits } from '../../content/contentEdits.ts';
import type { Site } from '../../content/site.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';

export interface NewBrandOptions {
  /** The content folder, as typed. */
  readonly content: string;
  /** What the skyline shows; `null` for what builds draw. */
  readonly skyline: SkylineKind | null;
}

/** `city-deals new brand`: writes the pictures that builds draw for the city as files of the content, to be edited. */
export function runNewBrand(deps: Deps, { content, skyline }: NewBrandOptions): ExitCode {
  const opened = openSite(deps, { content, now: null });
  if (!opened.ok) return reportFailure(deps, untouched(opened.diagnostics, opened.textOf));
  const files = new Map(opened.site.drawnFiles);
  if (skyline !== null) files.set(brandFiles.skyline, skylineOf(opened.site, skyline));
  const edits = Array.from(files, ([file, after]) => ({ file, before: null, after }));
  const problem = writeContentEdits(deps.fs, opened.folder, content, edits);
  if (problem) return reportFailure(deps, untouched([problem]));
  const written = edits.map(({ file }) => `${content}/${file}`);
  deps.print(
    written.join('\n') || 'The content has a file for every drawing of the brand. Nothing was written.',
  );
  return 0;
}

/** The drawing of the city, if the content has none; else throws UsageError. */
function skylineOf({ config: { brand, city }, drawnFiles }: Site, kind: SkylineKind): string {
  if (drawnFiles.has(brandFiles.skyline)) return drawSkyline(city.name, kind);
  throw new UsageError(
    `The content has a skyline already, ${brand.skyline}.`,
    'Leave out --skyline, or remove the file first: files are never overwritten.',
  );
}
