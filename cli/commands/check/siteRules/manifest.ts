import { formatInstant } from '../../../../data/model/time/zone.ts';
import { temporarySuffix } from '../../../files/fileSystem.ts';
import { digest } from '../../../files/hash.ts';
import { journalFile } from '../../../publish/lastBuild.ts';
import { manifestFile } from '../../../publish/manifestHead.ts';
import type { BuiltSite } from '../builtSite.ts';
import type { FoundOnSite } from '../finding.ts';
import type { SiteRule } from './siteRule.ts';

/** Files that hosts and owners put beside a site. */
const ownersFiles =
  /^(?:\.|CNAME$|ads\.txt$|[A-Za-z0-9-]{8,128}\.txt$|google[0-9a-f]+\.html$|BingSiteAuth\.xml$)/;

/** The output folder holds what the last build says, no less, no more and nothing else (CD801 to CD804, CD806, CD807). */
export const manifestRule: SiteRule = (site, _pages, found) => {
  const { manifest, files } = site;
  const unfinished = [...files].filter((file) => file === journalFile || file.endsWith(temporarySuffix));
  if (unfinished.length > 0) {
    found('CD806', null, unfinished[0] ?? '', {
      problem: 'The last build was cut off: files may be of two builds.',
      hint: 'Build again.',
    });
  }
  if (!manifest) {
    const why = files.has(manifestFile) ? 'cannot be read' : 'is not there';
    return found('CD801', null, manifestFile, {
      problem: `The account of the build ${why}.`,
      hint: 'Build again; without it nobody knows which files belong to the site.',
    });
  }
  if (manifest.shard !== undefined) {
    found('CD807', null, manifestFile, {
      problem: `The folder holds part ${manifest.shard} of a site.`,
      hint: 'Join the parts, and check the whole.',
    });
  }
  checkFiles(site, manifest, found);
};

function checkFiles(site: BuiltSite, manifest: NonNullable<BuiltSite['manifest']>, found: FoundOnSite): void {
  const known = new Map<string, { bytes: number; hash: string; page: string | null }>();
  for (const [page, { file, bytes }] of Object.entries(manifest.pages))
    known.set(file, { bytes, hash: '', page });
  for (const [file, { bytes, hash }] of Object.entries(manifest.files))
    known.set(file, { bytes, hash, page: null });
  for (const [file, { bytes, hash, page }] of known) {
    if (!site.files.has(file)) {
      found('CD802', page, file, {
        problem: `The build made ${file}, which is not there.`,
        hint: 'Build again.',
      });
    } else if (site.sizeOf(file) !== bytes || (hash !== '' && digest(site.read(file)) !== hash)) {
      found('CD803', page, file, {
        problem: `${file} is not what the build made.`,
        hint: 'Build again with --clean, and change content or templates instead of what is made of them.',
      });
    }
  }
  for (const file of site.files) {
    const isKnown = known.has(file) || file === manifestFile || file === journalFile;
    if (isKnown || file.endsWith(temporarySuffix) || ownersFiles.test(file)) continue;
    found('CD804', null, file, {
      problem: `No build made ${file}.`,
      hint: 'It is published with the site: remove it if it is not meant to be.',
    });
  }
}

/** No page says what is over (CD805). */
export const rebuildRule: SiteRule = ({ manifest, now, facts }, _pages, found) => {
  if (!manifest) return;
  const due = Object.entries(manifest.pages)
    .filter(([, { validUntil }]) => validUntil !== null && Date.parse(validUntil) <= now)
    .sort(([, a], [, b]) => Date.parse(a.validUntil ?? '') - Date.parse(b.validUntil ?? ''));
  const [first] = due;
  if (!first) return;
  const since = formatInstant(Date.parse(first[1].validUntil ?? ''), facts?.timeZone ?? 'UTC');
  const more = due.length === 1 ? '' : `, and ${due.length - 1} more since then`;
  found('CD805', first[0], first[1].file, {
    problem: `A rebuild is due: ${first[0]} went stale at ${since}${more}.`,
    hint: 'Run "city-deals build".',
  });
};
