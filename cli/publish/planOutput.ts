import { eachInCatalogue } from '../../data/messages/eachInCatalogue.ts';
import { inCatalogue } from '../../data/messages/t.ts';
import { digest } from '../files/hash.ts';
import { siteFiles, siteMaps } from '../outputs/siteFiles.ts';
import { createPosters } from '../plan/images/posters.ts';
import { createPlanMemory } from '../plan/planMemory.ts';
import { type PlannedSite, planSite } from '../plan/planSite.ts';
import { planSocialImages, type SocialImages, withSocialImages } from '../plan/socialImages.ts';
import type { BuildJob } from './buildJob.ts';
import { type ClientMessages, clientMessages } from './clientMessages.ts';
import { type Manifest, manifestEntries, planHash } from './manifest.ts';
import {
  type OutputAsset,
  type OutputFile,
  type OutputPage,
  outputAssets,
  outputPages,
} from './outputFiles.ts';
import { createFingerprinter, type Fingerprinter, sharedHash } from './render/fingerprint.ts';
import { createPageFingerprints, type PageFingerprints } from './render/pageFingerprints.ts';
import { isInShard } from './shard.ts';
import { createTextFiles, type TextFiles } from './textFiles.ts';

/** Everything that a build wants in the output folder. */
export interface OutputPlan {
  readonly planned: PlannedSite;
  /** The pages that this build is for: those of its shard. */
  readonly pages: readonly OutputPage[];
  readonly assets: readonly OutputAsset[];
  /** Texts for programs, such as the feed. */
  readonly siteFiles: TextFiles;
  /** Texts that name every page. */
  readonly siteMaps: TextFiles;
  /** For shards, the hash of the plan of the whole site (`planHash`); `null` for a whole site. */
  readonly wholeSiteHash: string | null;
  readonly client: ClientMessages;
  /** The part of fingerprints that all pages share. */
  readonly sharedHash: string;
  readonly fingerprintOf: Fingerprinter;
  readonly fingerprints: PageFingerprints;
}

/** Plans `job.site`, and all files that it consists of, of which `before` names those of the last build. Nothing is read or written. */
export function planOutput(job: BuildJob, before: Manifest | null): OutputPlan {
  const { site, engine, shard } = job;
  const { planned, socialImages } = planPages(job);
  const client = clientMessages(engine, site.messages);
  const shared = sharedHash(
    `${engine.ownCode?.sharedHash ?? engine.hash} ${digest(JSON.stringify(site.messages))}`,
    planned.chrome,
  );
  const fingerprintOf = createFingerprinter(shared, engine.ownCode?.hashes);
  const fingerprints = createPageFingerprints(job.cache, fingerprintOf, {
    shared,
    code: engine.ownCode?.hashes,
  });
  const allPages = outputPages(planned.pages, fingerprints);
  const pages = shard ? allPages.filter(({ page }) => isInShard(page.path, shard)) : allPages;
  const imagesOf = (shown: readonly OutputPage[]) =>
    shown.flatMap(({ page }) => socialImages.get(page.path) ?? []);
  const assetsFor = (shown: readonly OutputPage[]) =>
    outputAssets(site, planned, client.files, imagesOf(shown));
  const isPublished = (file: string, hash: string) => before?.files[file]?.hash === hash;
  const texts = createTextFiles(
    () => eachInCatalogue(site.messages, siteFiles(site, planned, client.assets, job.cache)),
    { isPublished, cache: job.cache },
  );
  const maps = createTextFiles(() => eachInCatalogue(site.messages, siteMaps(site, planned)), {
    isPublished,
  });
  const allFiles = () => [...assetsFor(allPages), ...texts.files, ...maps.files];
  return {
    planned,
    pages,
    assets: assetsFor(pages),
    siteFiles: texts,
    siteMaps: maps,
    wholeSiteHash: shard && planHash(manifestEntries(allPages, allFiles())),
    client,
    sharedHash: shared,
    fingerprintOf,
    fingerprints,
  };
}

function planPages({ site, now, socialImages, engine, cache }: BuildJob): {
  planned: PlannedSite;
  socialImages: SocialImages;
} {
  const planned = planSite(site, now, createPlanMemory(site, createPosters(site, cache)));
  if (!socialImages) return { planned, socialImages: new Map() };
  const images = inCatalogue(site.messages, () => planSocialImages(site, planned, engine.socialHash));
  return { planned: withSocialImages(site, planned, images), socialImages: images };
}

/** All files of a plan besides its pages. */
export const otherFiles = ({ assets, siteFiles, siteMaps }: OutputPlan): OutputFile[] => [
  ...assets,
  ...siteFiles.files,
  ...siteMaps.files,
];
