import * as path from 'node:path';
import { keyFile } from '../../../data/model/routes.ts';
import { apiUrl } from '../../../data/schema/hosted.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { TextOf } from '../../diagnostics/printDiagnostic.ts';
import { expectSystemError } from '../../files/fileSystem.ts';
import { type Network, nodeNetwork } from '../../network/network.ts';
import { batchesOf, notification } from '../../outputs/indexNow.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure } from '../../program/failure.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { type Changes, findChanges, pagesAfterSending, pathsToSend } from './changes.ts';
import { type NotifiedState, type OutputFolder, readNotified, writeNotified } from './notifiedState.ts';
import { notBuilt, notDelivered } from './notifyDiagnostics.ts';
import { type NotifyReport, printNotifyReport } from './notifyReport.ts';
import { findObstacles } from './obstacles.ts';
import { readBuiltPages } from './readBuiltPages.ts';
import { sendNotification } from './sendNotification.ts';

export interface NotifyOptions {
  readonly content: string;
  readonly out: string;
  readonly send: boolean;
  readonly endpoint: string;
  readonly json: boolean;
}

/** The state that a run of the command starts from. */
interface Notification {
  readonly config: SiteConfig;
  /** The state of the last notification; `null` if they were never notified of this site. */
  readonly notified: NotifiedState | null;
  readonly changes: Changes;
  readonly obstacles: readonly Diagnostic[];
}

/** The notifications that were accepted. */
type Sent = NotifyReport['sent'];

/**
 * `city-deals notify`: prints which pages of the built site are new, changed or removed since search engines were last
 * notified, and notifies them with `--send`. Accepted notifications are recorded even if a later one fails.
 */
export async function runNotify(
  deps: Deps,
  options: NotifyOptions,
  network: Network = nodeNetwork(deps.now),
): Promise<ExitCode> {
  checkEndpoint(options.endpoint);
  const fail = (diagnostics: readonly Diagnostic[], sent: Sent = [], textOf?: TextOf) =>
    reportFailure(
      deps,
      { diagnostics, textOf, ...(options.send ? { consequence: consequenceOf(sent) } : {}) },
      options.json && { sent },
    );
  const opened = openSite(deps, { content: options.content, now: null });
  if (!opened.ok) return fail(opened.diagnostics, [], opened.textOf);
  const out = { folder: path.resolve(deps.cwd, options.out), label: options.out };
  const prepared = prepare(deps, options, out, opened.site.config);
  if ('code' in prepared) return fail([prepared]);
  if (!options.send) return succeed(deps, options, prepared, []);
  if (prepared.obstacles.length > 0) return fail(prepared.obstacles);
  const { sent, failure } = await sendAll(deps, options.endpoint, out, prepared, network);
  return failure ? fail([failure], sent) : succeed(deps, options, prepared, sent);
}

function checkEndpoint(endpoint: string): void {
  const parsed = apiUrl.safeParse(endpoint);
  if (parsed.success) return;
  throw new UsageError(
    `"${endpoint}" is not a valid endpoint.`,
    `Use ${parsed.error.issues[0]?.message ?? 'another address'} with --endpoint, or leave out the option.`,
  );
}

const consequenceOf = (sent: Sent) =>
  sent.length === 0 ? 'Nothing was sent' : `${countAddresses(sent)} addresses were sent before`;

const countAddresses = (sent: Sent) => sent.reduce((sum, { addresses }) => sum + addresses, 0);

function prepare(
  { fs }: Deps,
  options: NotifyOptions,
  out: OutputFolder,
  config: SiteConfig,
): Notification | Diagnostic {
  try {
    const built = readBuiltPages(fs, out, config.origin);
    if ('code' in built) return built;
    const recorded = readNotified(fs, out);
    if (recorded !== null && 'code' in recorded) return recorded;
    // The key of this site is not valid for the pages of another one.
    const notified = recorded?.origin === config.origin ? recorded : null;
    const file = path.join(out.folder, keyFile(config.indexNow?.key ?? ''));
    const publishedKey = config.indexNow && fs.exists(file) ? fs.readText(file) : null;
    return {
      config,
      notified,
      changes: findChanges(notified?.pages ?? new Map(), built),
      obstacles: findObstacles(config, options, publishedKey),
    };
  } catch (error) {
    const { code, path: failedPath = out.folder } = expectSystemError(error);
    const file = path.relative(out.folder, failedPath);
    return notBuilt(`${out.label}/${file}`, `This file of the site is missing or cannot be read (${code}).`);
  }
}

async function sendAll(
  deps: Deps,
  endpoint: string,
  out: OutputFolder,
  { config, notified, changes }: Notification,
  network: Network,
): Promise<{ readonly sent: Sent; readonly failure: Diagnostic | null }> {
  const site = { origin: config.origin, key: config.indexNow?.key ?? '' };
  const sent: { addresses: number; status: number }[] = [];
  const sentPaths: string[] = [];
  const onRetry = (status: number | null, delayMs: number) => {
    const reason = status === null ? 'No response' : `Response ${status}`;
    deps.report({ type: 'note', text: `${reason}: trying again in ${delayMs / 1000} s.` });
  };
  const record = (notifiedAt: string) => {
    const pages = pagesAfterSending(notified?.pages ?? new Map(), changes, sentPaths);
    return writeNotified(deps.fs, out, { origin: site.origin, notifiedAt, pages });
  };
  const batches = batchesOf(pathsToSend(changes));
  // Withdrawn pages and new fingerprints are not sent, but still change what is recorded.
  if (batches.length === 0) return { sent, failure: notified && record(notified.notifiedAt) };
  for (const batch of batches) {
    const delivery = await sendNotification(network, endpoint, notification(site, batch), onRetry);
    if (delivery.kind !== 'accepted') return { sent, failure: notDelivered(endpoint, delivery, site) };
    sent.push({ addresses: batch.length, status: delivery.status });
    sentPaths.push(...batch);
    const failure = record(new Date(network.now()).toISOString());
    if (failure) return { sent, failure };
  }
  return { sent, failure: null };
}

function succeed(
  { print }: Deps,
  { send, out, json }: NotifyOptions,
  { config: { origin }, notified, changes, obstacles }: Notification,
  sent: Sent,
): ExitCode {
  const toAddresses = (paths: readonly string[]) => paths.map((page) => origin + page);
  const report: NotifyReport = {
    send,
    out,
    origin,
    notifiedBefore: notified?.notifiedAt ?? null,
    added: toAddresses(changes.added),
    changed: toAddresses(changes.changed),
    removed: toAddresses(changes.removed),
    withdrawn: toAddresses(changes.withdrawn),
    unchanged: changes.unchanged,
    sent,
    obstacles: obstacles.map(({ problem, hint }) => (hint === null ? problem : `${problem} ${hint}`)),
  };
  print(json ? JSON.stringify(report) : printNotifyReport(report));
  return 0;
}
