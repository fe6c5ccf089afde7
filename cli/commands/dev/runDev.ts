import { randomBytes } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { openSite, type SiteRequest } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { createBuildQueue } from './buildQueue.ts';
import { type Change, changeOf, codeFolders } from './change.ts';
import type { TextAt } from './crash.ts';
import { createDevBundler, type DevBundler } from './devBundler.ts';
import { createDevReporter } from './devReporter.ts';
import { createDueTimer } from './dueTimer.ts';
import { createLiveSite, type LiveSite } from './liveSite.ts';
import { type LiveServer, type Served, serveLive } from './serveLive.ts';
import { readSiteFolder } from './siteFolder.ts';
import { createSiteUpdater, type SiteUpdate } from './siteUpdater.ts';
import { watchFolders } from './watchFolders.ts';

export interface DevOptions extends SiteRequest {
  readonly port: number;
}

/** A build that is under way when the server is stopped may take this long to end. */
const patienceAtEnd = 3_000;

/**
 * `city-deals dev`: serves the site until it is stopped, built anew whenever content, templates, client or styles are
 * saved, or the time has come. Pages that are open follow, and show what is at fault. No output folder is touched.
 */
export async function runDev(deps: Deps, options: DevOptions): Promise<ExitCode> {
  // What is wrong with the instant is wrong for good; what is wrong with the content can be mended.
  if (options.now !== null) openSite(deps, options);
  const stopped = signal();
  const sources = path.dirname(path.dirname(realpathSync(process.argv[1] ?? '')));
  const live = createLiveSite(randomBytes(4).toString('hex'));
  const firstBuild = createGate();
  const ownFile: Served['ownFile'] = (name) =>
    readFileSync(path.join(sources, 'cli', 'commands', 'dev', 'page', name), 'utf8');
  const server = await listen({ live, ready: firstBuild.opened, ownFile }, options.port);
  const workshop = await createDevBundler({
    sources,
    bundle: path.dirname(deps.engine().renderWorker),
    scratch: path.join(sources, 'node_modules', '.cache', 'city-deals-dev', `${server.port}`),
  });
  live.showStyles(workshop.styles());
  const onFirstBuild = () => {
    firstBuild.open();
    deps.print(`The site is at http://localhost:${server.port}/ — stop it with Ctrl+C.`);
  };
  try {
    await follow(deps, options, { sources, workshop, live, onFirstBuild, stopped });
    return 0;
  } finally {
    await server.close();
    await workshop.close();
  }
}

async function listen(served: Served, port: number): Promise<LiveServer> {
  try {
    return await serveLive(served, port);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    throw new UsageError(`The server cannot listen at port ${port} (${code}).`, 'Name another with --port.');
  }
}

interface Working {
  readonly sources: string;
  readonly workshop: DevBundler;
  readonly live: LiveSite;
  readonly onFirstBuild: () => void;
  readonly stopped: Promise<void>;
}

/** Keeps the site as its files are, until it is stopped. */
async function follow(deps: Deps, options: DevOptions, working: Working): Promise<void> {
  const { sources, onFirstBuild, stopped } = working;
  const content = path.resolve(deps.cwd, options.content);
  const update = createTurn(deps, options, working);
  let fail = (_: unknown) => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const timer = createDueTimer(deps.now, () => turns.add([{ kind: 'time' }]));
  const turns = createBuildQueue<Change>(async (changes) => {
    const turn = await update(changes);
    if (changes.some(({ kind }) => kind === 'start')) onFirstBuild();
    if (options.now === null && turn.result?.kind === 'built') timer.set(dueAfter(turn.result.summary));
  }, fail);
  const roots = [content, ...codeFolders.map((folder) => path.join(sources, folder))];
  const watching = watchFolders(roots, (files) =>
    turns.add(files.flatMap((file) => changeOf(file, { content, sources }) ?? [])),
  );
  try {
    turns.add([{ kind: 'start' }]);
    await Promise.race([stopped, failed]);
  } finally {
    watching.close();
    timer.set(null);
    await Promise.race([turns.idle(), wait(patienceAtEnd, null, { ref: false })]);
  }
}

/** One turn of work, with what the terminal is told of it. */
function createTurn(deps: Deps, { content, now }: DevOptions, working: Working) {
  const { sources, workshop, live, stopped } = working;
  const { cwd, report, fs } = deps;
  const textAt: TextAt = (file) =>
    [path.resolve(cwd, file), path.resolve(sources, file)].flatMap((place) => textOf(place) ?? [])[0];
  const update = createSiteUpdater({
    ...{ workshop, live, textAt },
    buildArgs: [
      ...['build', '--json', '--no-social-images', `--content=${content}`, `--out=${workshop.out}`],
      ...(now === null ? [] : [`--now=${now}`]),
    ],
    readSite: () => readSiteFolder(fs, workshop.out),
  });
  const narrate = createDevReporter({ cwd, report, sources, textAt });
  // What is cut off at the end is at nobody's fault.
  let isOver = false;
  stopped.then(() => {
    isOver = true;
  });
  return async (changes: readonly Change[]): Promise<SiteUpdate> => {
    const start = deps.stopwatch();
    const turn = await update(changes);
    if (!isOver) narrate(turn, deps.stopwatch() - start);
    return turn;
  };
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const dueAfter = ({ nextDue }: { nextDue: string | null }) => (nextDue === null ? null : Date.parse(nextDue));

/** A promise that others wait for until it is opened. */
function createGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

const signal = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
