import * as path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiUrl } from '../../../data/schema/hosted.ts';
import type { SiteConfig } from '../../../data/schema/site.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { countFaults } from '../../diagnostics/diagnostic.ts';
import { diagnosticsJson } from '../../diagnostics/printDiagnostic.ts';
import { systemErrorCode } from '../../files/fileSystem.ts';
import { batchesOf, keyFile, notification } from '../../outputs/indexNow.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { type Changes, findChanges, knownAfter, newsOf } from './changes.ts';
import { readNotified, writeNotified } from './notifiedRecord.ts';
import type { NotifiedState } from './notifiedState.ts';
import { notBuilt, notDelivered } from './notifyFaults.ts';
import type { NotifyReport } from './notifyReport.ts';
import { obstacles } from './obstacles.ts';
import { printNotify } from './printNotify.ts';
import { readBuiltPages } from './readBuiltPages.ts';
import { type Network, sendNotification } from './sendNotification.ts';

export interface NotifyOptions {
  readonly content: string;
  readonly out: string;
  readonly send: boolean;
  readonly endpoint: string;
  readonly json: boolean;
}

/** What there is to tell, and what search engines knew before. */
interface News {
  readonly config: SiteConfig;
  readonly known: NotifiedState | null;
  readonly changes: Changes;
  readonly inTheWay: readonly Diagnostic[];
}

type TextOf = (file: string) => string | undefined;

/**
 * `city-deals notify`: says which pages of the built site are new, changed or gone since search engines were last told,
 * and tells them where it is asked to. What was accepted is remembered, also where the rest was not.
 */
export async function runNotify(
  deps: Deps,
  options: NotifyOptions,
  network: Network = { fetch, sleep, now: deps.now },
): Promise<ExitCode> {
  checkEndpoint(options.endpoint);
  const opened = openSite(deps, { content: options.content, now: null });
  if (!opened.ok) return fail(deps, options, opened.diagnostics, [], opened.textOf);
  const news = readNews(deps, options, opened.site.config);
  if ('code' in news) return fail(deps, options, [news]);
  if (!options.send) return finish(deps, options, news, []);
  if (news.inTheWay.length > 0) return fail(deps, options, news.inTheWay);
  const { sent, fault } = await send(deps, options, news, network);
  return fault ? fail(deps, options, [fault], sent) : finish(deps, options, news, sent);
}

function checkEndpoint(endpoint: string): void {
  const parsed = apiUrl.safeParse(endpoint);
  if (parsed.success) return;
  throw new UsageError(
    `"${endpoint}" is no address to send to.`,
    `Give ${parsed.error.issues[0]?.message ?? 'another address'} with --endpoint, or leave the option out.`,
  );
}

function readNews({ fs, cwd }: Deps, options: NotifyOptions, config: SiteConfig): News | Diagnostic {
  const out = path.resolve(cwd, options.out);
  try {
    const built = readBuiltPages(fs, out, options.out, config.origin);
    if ('code' in built) return built;
    const record = readNotified(fs, out, options.out);
    if (record !== null && 'code' in record) return record;
    // Of another site's pages nobody may be told with this one's key.
    const known = record?.origin === config.origin ? record : null;
    const key = path.join(out, keyFile(config.indexNow?.key ?? ''));
    const publishedKey = config.indexNow && fs.exists(key) ? fs.readText(key) : null;
    return {
      config,
      known,
      changes: findChanges(known?.pages ?? new Map(), built),
      inTheWay: obstacles(config, options, publishedKey),
    };
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    const failed = path.relative(out, (error as NodeJS.ErrnoException).path ?? out);
    return notBuilt(`${options.out}/${failed}`, `The site lacks this file, or it cannot be read (${code}).`);
  }
}

type Sent = NotifyReport['sent'];

async function send(
  deps: Deps,
  { endpoint, out: label }: NotifyOptions,
  { config, known, changes }: News,
  network: Network,
): Promise<{ readonly sent: Sent; readonly fault: Diagnostic | null }> {
  const site = { origin: config.origin, key: config.indexNow?.key ?? '' };
  const sent: { addresses: number; status: number }[] = [];
  const told: string[] = [];
  const onPause = (status: number | null, ms: number) =>
    deps.report({ type: 'note', text: `${status ?? 'No answer'}: trying again in ${ms / 1000} s.` });
  const remember = (notifiedAt: string) => {
    const pages = knownAfter(known?.pages ?? new Map(), changes, told);
    const state = { origin: site.origin, notifiedAt, pages };
    return writeNotified(deps.fs, path.resolve(deps.cwd, label), label, state);
  };
  const batches = batchesOf(newsOf(changes));
  // Pages that were withdrawn or only look another way are no news, and still another state.
  if (batches.length === 0) return { sent, fault: known && remember(known.notifiedAt) };
  for (const batch of batches) {
    const delivery = await sendNotification(network, endpoint, notification(site, batch), onPause);
    if (delivery.kind !== 'accepted') return { sent, fault: notDelivered(endpoint, delivery, site) };
    sent.push({ addresses: batch.length, status: delivery.status });
    told.push(...batch);
    const fault = remember(new Date(network.now()).toISOString());
    if (fault) return { sent, fault };
  }
  return { sent, fault: null };
}

function finish(deps: Deps, options: NotifyOptions, news: News, sent: Sent): ExitCode {
  const { config, known, changes, inTheWay } = news;
  const { origin } = config;
  const addresses = (paths: readonly string[]) => paths.map((page) => origin + page);
  const report: NotifyReport = {
    send: options.send,
    out: options.out,
    origin,
    notifiedBefore: known?.notifiedAt ?? null,
    added: addresses(changes.added),
    changed: addresses(changes.changed),
    removed: addresses(changes.removed),
    withdrawn: addresses(changes.withdrawn),
    unchanged: changes.unchanged,
    sent,
    obstacles: inTheWay.map(({ problem, hint }) => (hint === null ? problem : `${problem} ${hint}`)),
  };
  deps.print(options.json ? JSON.stringify(report) : printNotify(report));
  return 0;
}

function fail(
  deps: Deps,
  { send, json }: NotifyOptions,
  items: readonly Diagnostic[],
  sent: Sent = [],
  textOf: TextOf = () => undefined,
): ExitCode {
  deps.report({ type: 'diagnostics', items, textOf });
  const addresses = sent.reduce((sum, one) => sum + one.addresses, 0);
  const before =
    addresses > 0 ? `${addresses} addresses were sent before: ` : send ? 'Nothing was sent: ' : '';
  deps.report({ type: 'note', text: `${before}${countFaults(items)}.` });
  if (json) deps.print(JSON.stringify({ ...diagnosticsJson(items), sent }));
  return 1;
}
