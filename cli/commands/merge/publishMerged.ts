import * as path from 'node:path';
import { notFoundPath } from '../../../data/model/routes.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import type { WrittenFiles } from '../../publish/manifest.ts';
import type { OutputFile } from '../../publish/outputFiles.ts';
import { type PublishPlan, planPublish } from '../../publish/planPublish.ts';
import { isSiteMap, leadsToChunks, publish, publishPhases, readOutputState } from '../../publish/publish.ts';
import type { MergedSite } from './part.ts';
import type { PartDisk } from './partDisk.ts';

/** A page of a joined site, and its file. */
interface JoinedPage extends OutputFile {
  readonly path: string;
}

const entrances: readonly string[] = ['/', notFoundPath];

/**
 * Brings the output folder up to date with a joined site, in the order of builds, and says what was to be done. The
 * folder must be locked, and those of the parts too.
 */
export async function publishMerged(
  fs: FileSystem,
  disk: PartDisk,
  out: string,
  { manifest, folderOf }: MergedSite,
  onFile: (done: number, total: number) => void,
): Promise<PublishPlan> {
  const pages = Object.entries(manifest.pages).map(
    ([page, { file, fingerprint }]): JoinedPage => ({ path: page, file, fingerprint: () => fingerprint }),
  );
  const files = Object.entries(manifest.files).map(
    ([file, { hash }]): OutputFile => ({ file, fingerprint: () => hash }),
  );
  const state = readOutputState(fs, out);
  const plan = planPublish([...pages, ...files], state, false);
  const toWrite = new Set(plan.write.map(({ file }) => file));
  const isDue = ({ file }: OutputFile) => toWrite.has(file);
  let done = 0;
  const place = ({ file }: OutputFile) => {
    const folder = folderOf.get(file);
    if (folder === undefined) throw new Error(`No part has the file ${file}`);
    disk.place(path.join(folder, file), path.join(out, file));
    onFile(++done, toWrite.size);
  };
  const placeAll = (placed: readonly OutputFile[]): WrittenFiles => {
    placed.forEach(place);
    // Their sizes are in `manifest`.
    return new Map();
  };
  const due = files.filter(isDue);
  const isAsset = (output: OutputFile) => output.fingerprint() === '';
  const dueTexts = due.filter((file) => !isAsset(file));
  const duePages = pages.filter(isDue);
  const isEntrance = (page: JoinedPage) => entrances.includes(page.path);
  const isInner = (page: JoinedPage) => !isEntrance(page);
  await publish(fs, out, {
    plan,
    before: state,
    writeAssets: async () => placeAll(due.filter(isAsset)),
    writePages: async () => placeAll(publishPhases(duePages.filter(isInner), state).flat()),
    writeSiteFiles: () => {
      const texts = dueTexts.filter((file) => !isSiteMap(file));
      return placeAll([...texts.filter((file) => !leadsToChunks(file)), ...texts.filter(leadsToChunks)]);
    },
    writeEntrances: async () => placeAll(duePages.filter(isEntrance)),
    writeSiteMaps: () => placeAll(dueTexts.filter(isSiteMap)),
    manifest: () => manifest,
  });
  return plan;
}
