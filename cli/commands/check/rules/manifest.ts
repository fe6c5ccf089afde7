import { createZone } from '../../../../data/model/time/zone.ts';
import { temporarySuffix } from '../../../files/fileSystem.ts';
import { isAsWritten, manifestFiles } from '../../../publish/intactFiles.ts';
import { journalFile } from '../../../publish/lastBuild.ts';
import type { Manifest } from '../../../publish/manifest.ts';
import { manifestFile } from '../../../publish/manifestHead.ts';
import type { BuiltSite } from '../builtSite.ts';
import type { ReportOnSite, SiteRule } from '../rule.ts';

/** Files that hosts and owners add to a site. */
const ownerFiles =
  /^(?:\.|CNAME$|ads\.txt$|[A-Za-z0-9-]{8,128}\.txt$|google[0-9a-f]+\.html$|BingSiteAuth\.xml$)/;

/** The output folder contains exactly what the last build wrote (CD801 to CD804, CD806, CD807). */
export const manifestRule: SiteRule = (site, _pages, report) => {
  const { manifest, files } = site;
  const unfinished = [...files].find((file) => file === journalFile || file.endsWith(temporarySuffix));
  if (unfinished !== undefined) {
    report('CD806', null, unfinished, {
      problem: 'The last build was interrupted: the folder may contain files of two builds.',
      hint: 'Run "city-deals build".',
    });
  }
  if (!manifest) {
    const why = files.has(manifestFile) ? 'cannot be read' : 'is missing';
    report('CD801', null, manifestFile, {
      problem: `The build manifest ${why}.`,
      hint: 'Run "city-deals build": without the manifest it is unknown which files belong to the site.',
    });
    return;
  }
  if (manifest.shard !== undefined) {
    report('CD807', null, manifestFile, {
      problem: `The folder contains only part ${manifest.shard} of the site.`,
      hint: 'Merge the parts and check the whole site.',
    });
  }
  checkFiles(site, manifest, report);
};

function checkFiles(site: BuiltSite, manifest: Manifest, report: ReportOnSite): void {
  const expected = manifestFiles(manifest);
  const pageOf = new Map(Object.entries(manifest.pages).map(([page, { file }]) => [file, page]));
  for (const [file, entry] of expected) {
    const page = pageOf.get(file) ?? null;
    if (!site.files.has(file)) {
      report('CD802', page, file, {
        problem: `${file} is missing, but the last build wrote it.`,
        hint: 'Run "city-deals build".',
      });
    } else if (!isAsWritten(site.read(file), entry)) {
      report('CD803', page, file, {
        problem: `${file} was changed after the build wrote it.`,
        hint: 'Run "city-deals build --clean", and make the change in the content or the templates instead.',
      });
    }
  }
  for (const file of site.files) {
    const isExpected = expected.has(file) || file === manifestFile || file === journalFile;
    if (isExpected || file.endsWith(temporarySuffix) || ownerFiles.test(file)) continue;
    report('CD804', null, file, {
      problem: `${file} was not written by a build.`,
      hint: 'It is published with the site: remove it unless you put it there on purpose.',
    });
  }
}

/** No page is out of date (CD805). */
export const rebuildRule: SiteRule = ({ manifest, now, facts }, _pages, report) => {
  if (!manifest) return;
  const stale = Object.entries(manifest.pages)
    .flatMap(([path, { file, validUntil }]) => {
      const staleSince = validUntil === null ? Number.POSITIVE_INFINITY : Date.parse(validUntil);
      return staleSince <= now ? [{ path, file, staleSince }] : [];
    })
    .sort((a, b) => a.staleSince - b.staleSince);
  const [first] = stale;
  if (!first) return;
  const { path, file, staleSince } = first;
  const since = createZone(facts?.timeZone ?? 'UTC').format(staleSince);
  const more = stale.length === 1 ? '' : `, and ${stale.length - 1} more since then`;
  report('CD805', path, file, {
    problem: `A rebuild is due: ${path} went stale at ${since}${more}.`,
    hint: 'Run "city-deals build".',
  });
};
