import * as path from 'node:path';
import { notFoundPath } from '../../../data/model/routes.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import type { OutputFile } from '../../publish/outputFiles.ts';
import { type PublishPlan, planPublish } from '../../publish/planPublish.ts';
import { isSiteMap, leadsToChunks, publish, publishPhases, readOutputState } from '../../publish/publish.ts';
import type { WrittenFiles } from '../../publish/writtenFile.ts';
import type { MergedSite } from './mergeManifests.ts';
import type { PartDisk } from './partDisk.ts';

interface MergedPage extends OutputFile {
  readonly path: string;
}

const entrances: readonly string[] = ['/', notFoundPath];

/**
 * Brings the output folder up to date with a merged site, in the order in which builds publish, and returns what it
 * did. The output folder and the folders of the parts must be locked.
 */
export async function publishMerged(
  fs: FileSystem,
  disk: PartDisk,
  out: string,
  { manifest, folderOf }: MergedSite,
  onFile: (done: number, total: number) => void,
): Promise<PublishPlan> {
  const pages = Object.entries(manifest.pages).map(
    ([page, { file, fingerprint }]): MergedPage => ({ path: page, file, fingerprint: () => fingerprint }),
  );
  const files = Object.entries(manifest.files).map(
    ([file, { hash }]): OutputFile => ({ file, fingerprint: () => hash }),
  );
  const state = readOutputState(fs, out, null);
  const plan = planPublish([...pages, ...files], state, false);
  const toWrite = new Set(plan.write.map(({ file }) => file));
  const isToWrite = ({ file }: OutputFile) => toWrite.has(file);
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
  const filesToWrite = files.filter(isToWrite);
  // Assets have their hash in their names, so the manifest lists none for them.
  const isAsset = (output: OutputFile) => output.fingerprint() === '';
  const textsToWrite = filesToWrite.filter((file) => !isAsset(file));
  const pagesToWrite = pages.filter(isToWrite);
  const isEntrance = (page: MergedPage) => entrances.includes(page.path);
  const isInner = (page: MergedPage) => !isEntrance(page);
  await publish(fs, out, {
    plan,
    before: state,
    writeAssets: async () => placeAll(filesToWrite.filter(isAsset)),
    writePages: async () => placeAll(publishPhases(pagesToWrite.filter(isInner), state).flat()),
    writeSiteFiles: () => {
      const texts = textsToWrite.filter((file) => !isSiteMap(file));
      return placeAll([...texts.filter((file) => !leadsToChunks(file)), ...texts.filter(leadsToChunks)]);
    },
    writeEntrances: async () => placeAll(pagesToWrite.filter(isEntrance)),
    writeSiteMaps: () => placeAll(textsToWrite.filter(isSiteMap)),
    manifest: () => manifest,
  });
  return plan;
}
