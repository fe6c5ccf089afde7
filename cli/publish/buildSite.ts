import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import type { BuildJob } from './buildJob.ts';
import { type BuildOutcome, createManifest, type FinishedBuild, outcomeOf } from './buildOutcome.ts';
import type { OutputPage } from './outputFiles.ts';
import { type OutputPlan, otherFiles, planOutput } from './planOutput.ts';
import { planPublish } from './planPublish.ts';
import { publish, publishPhases, readOutputState } from './publish.ts';
import { createPageRenderer, type PageRenderer } from './render/renderPages.ts';
import type { TextFiles } from './textFiles.ts';
import { writeAssets } from './writeAssets.ts';
import type { WrittenFiles } from './writtenFile.ts';

/** A site after a build. */
export interface PublishedBuild {
  readonly outcome: BuildOutcome;
  /** Its files, relative to the output folder. */
  readonly files: readonly string[];
}

/**
 * Plans `job.site`, compares it with the output folder, then renders and publishes what differs. The folder must be
 * locked. Rejects with BrokenPictures or ChangedContent before any page is touched.
 */
export async function buildSite(fs: FileSystem, job: BuildJob): Promise<PublishedBuild> {
  const before = readOutputState(fs, job.out, job.intactSince);
  const output = planOutput(job, before.manifest);
  const changes = planPublish([...output.pages, ...otherFiles(output)], before, job.clean);
  const written = await renderAndPublish(fs, { job, output, before, changes });
  rememberFingerprints(output, written);
  const outcome = outcomeOf(fs, { job, output, before, changes, written });
  return { outcome, files: [...changes.write.map(({ file }) => file), ...changes.keep] };
}

/** Keeps the fingerprints of all pages, also of those that were rendered without having one before. */
function rememberFingerprints({ pages, fingerprints }: OutputPlan, written: WrittenFiles): void {
  for (const { page, file } of pages) {
    const { fingerprint } = written.get(file) ?? {};
    if (fingerprint !== undefined) fingerprints.add(page, fingerprint);
  }
  fingerprints.store();
}

/** Writes the files that have changed. Returns all files that this build or an earlier one has written. */
async function renderAndPublish(
  fs: FileSystem,
  build: Omit<FinishedBuild, 'written'>,
): Promise<WrittenFiles> {
  const { job, output, before, changes } = build;
  const toWrite = new Set(changes.write.map(({ file }) => file));
  const isDue = ({ file }: { readonly file: string }) => toWrite.has(file);
  const pages = output.pages.filter(isDue);
  const render = await createRenderer(fs, job, output, pages.length);
  const isInner = (page: OutputPage) => !isEntrance(page);
  return publish(fs, job.out, {
    plan: changes,
    before,
    writeAssets: () => writeAssets(fs, job, output, output.assets.filter(isDue)),
    writePages: () => renderPhases(render, publishPhases(pages.filter(isInner), before)),
    writeSiteFiles: () => writeTexts(fs, job.out, output.siteFiles.due(isDue)),
    writeEntrances: () => render(pages.filter(isEntrance)),
    writeSiteMaps: () => writeTexts(fs, job.out, output.siteMaps.due(isDue)),
    manifest: (written) => createManifest({ ...build, written }),
  });
}

const isEntrance = ({ page }: OutputPage) => page.kind === 'home' || page.kind === 'not-found';

function createRenderer(
  fs: FileSystem,
  job: BuildJob,
  output: OutputPlan,
  total: number,
): Promise<PageRenderer> {
  const { site, engine, out, jobs, onProgress } = job;
  const { planned, client, sharedHash, fingerprintOf } = output;
  let done = 0;
  return createPageRenderer(
    fs,
    {
      chrome: planned.chrome,
      messages: site.messages,
      assets: client.assets,
      out,
      sharedHash,
      ownCode: engine.ownCode,
    },
    {
      worker: engine.renderWorker,
      jobs,
      fingerprintOf,
      onPage: () => onProgress('Rendering page', ++done, total),
    },
  );
}

async function renderPhases(
  render: PageRenderer,
  phases: readonly (readonly OutputPage[])[],
): Promise<WrittenFiles> {
  const rendered: WrittenFiles[] = [];
  for (const pages of phases) rendered.push(await render(pages));
  return new Map(rendered.flatMap((files) => [...files]));
}

function writeTexts(fs: FileSystem, out: string, texts: ReturnType<TextFiles['due']>): WrittenFiles {
  const written = new Map<string, { bytes: number }>();
  for (const [file, content] of texts) {
    fs.write(path.join(out, file), content);
    written.set(file, { bytes: content.length });
  }
  return written;
}
