import * as path from 'node:path';
import { notFoundPath } from '../../../data/model/routes.ts';
import type { FileSystem } from '../../files/fileSystem.ts';
import { type PublishPlan, planPublish, type Wanted } from '../../publish/planPublish.ts';
import { publish, readOutputState } from '../../publish/publish.ts';
import { isFront, isSiteMap, wavesOf } from '../../publish/publishPhases.ts';
import type { MergedSite } from './part.ts';
import type { PartDisk } from './partDisk.ts';

/** A page of a joined site, and its file. */
interface JoinedPage extends Wanted {
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
    ([page, { file, fingerprint }]): JoinedPage => ({ path: page, file, fingerprint }),
  );
  const files = Object.entries(manifest.files).map(
    ([file, { hash }]): Wanted => ({ file, fingerprint: hash }),
  );
  const state = readOutputState(fs, out);
  const plan = planPublish([...pages, ...files], state, false);
  const toWrite = new Set(plan.write.map(({ file }) => file));
  const isDue = ({ file }: Wanted) => toWrite.has(file);
  let done = 0;
  const place = ({ file }: Wanted) => {
    const folder = folderOf.get(file);
    if (folder === undefined) throw new Error(`No part has the file ${file}`);
    disk.place(path.join(folder, file), path.join(out, file));
    onFile(++done, toWrite.size);
  };
  const due = files.filter(isDue);
  // What has a hash in its name is what pages refer to, and has none here.
  const isAsset = ({ fingerprint }: Wanted) => fingerprint === '';
  const dueTexts = due.filter((file) => !isAsset(file));
  const duePages = pages.filter(isDue);
  const isEntrance = (page: JoinedPage) => entrances.includes(page.path);
  const isInner = (page: JoinedPage) => !isEntrance(page);
  await publish(fs, out, {
    plan,
    writeAssets: async () => due.filter(isAsset).forEach(place),
    writePages: async () => wavesOf(duePages.filter(isInner), isEntrance, state).flat().forEach(place),
    writeSiteFiles: () => {
      const texts = dueTexts.filter((file) => !isSiteMap(file));
      texts.filter((file) => !isFront(file)).forEach(place);
      texts.filter(isFront).forEach(place);
    },
    writeEntrances: async () => duePages.filter(isEntrance).forEach(place),
    writeSiteMaps: () => dueTexts.filter(isSiteMap).forEach(place),
    manifest: () => manifest,
  });
  return plan;
}
