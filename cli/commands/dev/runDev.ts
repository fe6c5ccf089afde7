import { randomBytes } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownCodeFolders } from '../../content/ownCodeFiles.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import { expectSystemError } from '../../files/fileSystem.ts';
import { cacheFolder } from '../../program/cacheFolder.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { openSite, type SiteRequest } from '../../program/openSite.ts';
import { noPort, portNotice } from '../../program/portNotice.ts';
import { aborted, stopSignal } from '../../program/stopSignal.ts';
import { createBuildQueue, createDueTimer } from './buildQueue.ts';
import { type Change, classifyChange, codeFolders } from './change.ts';
import { createDevBundler, type DevBundler } from './devBundler.ts';
import { createDevReporter } from './devReporter.ts';
import { createLiveSite, type LiveSite } from './liveSite.ts';
import { reviewDrafts } from './review/draftReviews.ts';
import { reviewMarkup } from './review/reviewMarkup.ts';
import { type LiveServer, type Served, serveLive } from './serveLive.ts';
import { readSiteFolder } from './siteFolder.ts';
import { createSiteUpdater, type SiteUpdate } from './siteUpdater.ts';
import { watchFolders } from './watchFolders.ts';
import { watchLedger } from './watchLedger.ts';

export interface DevOptions extends SiteRequest {
  readonly port: number;
  /** Whether pages have a panel with all drafts and what is wrong with them. */
  readonly review: boolean;
}

/** How long a build may take to finish when the server is stopped, in milliseconds. */
const stopTimeout = 3_000;

/**
 * `city-deals dev`: serves the site until it is stopped, and builds it again whenever content, templates, client or
 * styles are saved, or pages become due. Open pages follow and show problems. No output folder is touched.
 */
export async function runDev(deps: Deps, options: DevOptions): Promise<ExitCode> {
  // An invalid instant cannot be fixed while the server runs; invalid content can.
  if (options.now !== null) openSite(deps, options);
  const stopped = stopSignal();
  const sources = path.dirname(path.dirname(realpathSync(process.argv[1] ?? '')));
  const live = createLiveSite(randomBytes(4).toString('hex'));
  const firstBuild = deferred();
  const ownFile: Served['ownFile'] = (name) =>
    readFileSync(path.join(sources, 'cli', 'commands', 'dev', 'page', name), 'utf8');
  const server = await listen({ live, ready: firstBuild.promise, ownFile }, options.port);
  const bundler = await createDevBundler({
    sources,
    bundle: path.dirname(deps.engine().renderWorker),
    cache: cacheFolder(deps.cwd),
    port: server.port,
  });
  live.showStyles(bundler.styles());
  const onFirstBuild = () => {
    firstBuild.resolve();
    const notice = portNotice(options.port, server.port, 'EADDRINUSE');
    if (notice !== null) deps.report({ type: 'note', text: notice });
    deps.print(`The site is at http://localhost:${server.port}/ — stop it with Ctrl+C.`);
  };
  try {
    await keepUpToDate(deps, options, { sources, bundler, live, onFirstBuild, stopped });
    return 0;
  } finally {
    await server.close();
    await bundler.close();
  }
}

async function listen(served: Served, port: number): Promise<LiveServer> {
  try {
    return await serveLive(served, port);
  } catch (error) {
    const { code } = expectSystemError(error);
    throw noPort(port, code);
  }
}

interface DevWork {
  /** The folder of the program's sources. */
  readonly sources: string;
  readonly bundler: DevBundler;
  readonly live: LiveSite;
  readonly onFirstBuild: () => void;
  readonly stopped: AbortSignal;
}

/** Updates the site whenever its files change or pages become due, until the server is stopped. */
async function keepUpToDate(deps: Deps, options: DevOptions, work: DevWork): Promise<void> {
  const { sources, onFirstBuild, stopped } = work;
  const content = path.resolve(deps.cwd, options.content);
  const update = createReportedUpdater(deps, options, work);
  const failure = deferred();
  const timer = createDueTimer(deps.now, () => queue.add([{ kind: 'time' }]));
  const queue = createBuildQueue<Change>(async (changes) => {
    const { build } = await update(changes);
    if (changes.some(({ kind }) => kind === 'start')) onFirstBuild();
    if (options.now === null && build?.kind === 'built') timer.set(dueAfter(build.summary));
  }, failure.reject);
  const roots = [
    content,
    ...ownCodeFolders.map((folder) => path.join(deps.cwd, folder)),
    ...codeFolders.map((folder) => path.join(sources, folder)),
  ];
  const ledger = watchLedger(deps.fs, content, (file) => queue.add([{ kind: 'content', file }]));
  const watcher = watchFolders(roots, (files) => {
    ledger.refresh();
    const places = { content, ledger: ledger.file(), project: deps.cwd, sources };
    queue.add(files.flatMap((file) => classifyChange(file, places) ?? []));
  });
  try {
    queue.add([{ kind: 'start' }]);
    await Promise.race([aborted(stopped), failure.promise]);
  } finally {
    watcher.close();
    ledger.close();
    timer.set(null);
    await Promise.race([queue.idle(), wait(stopTimeout, null, { ref: false })]);
  }
}

/** An updater whose updates are reported in the terminal. */
function createReportedUpdater(deps: Deps, { content, now, review }: DevOptions, work: DevWork) {
  const { sources, bundler, live, stopped } = work;
  const { cwd, report, fs } = deps;
  const textOf: TextOf = (file) =>
    readIfThere(path.resolve(cwd, file)) ?? readIfThere(path.resolve(sources, file));
  const update = createSiteUpdater({
    ...{ bundler, live, textOf },
    buildArgs: [
      ...[
        'build',
        '--json',
        '--drafts',
        '--no-social-images',
        `--content=${content}`,
        `--out=${bundler.out}`,
      ],
      ...(now === null ? [] : [`--now=${now}`]),
    ],
    readSite: () => readSiteFolder(fs, bundler.out),
  });
  const reportUpdate = createDevReporter({ cwd, report, sources, textOf });
  return async (changes: readonly Change[]): Promise<SiteUpdate> => {
    const start = deps.stopwatch();
    const result = await update(changes);
    if (review) live.showReview(reviewMarkup(reviewDrafts(deps, { content, now }, bundler.out)));
    // A build that was interrupted by stopping the server is not reported.
    if (!stopped.aborted) reportUpdate(result, deps.stopwatch() - start);
    return result;
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const dueAfter = ({ nextDue }: { nextDue: string | null }) => (nextDue === null ? null : Date.parse(nextDue));

/** A promise with the functions that settle it. */
function deferred() {
  let resolve = () => {};
  let reject = (_: unknown) => {};
  const promise = new Promise<void>((...callbacks) => {
    [resolve, reject] = callbacks;
  });
  return { promise, resolve, reject };
}
