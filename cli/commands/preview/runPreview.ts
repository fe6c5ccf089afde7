import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemErrorCode } from '../../files/fileSystem.ts';
import { decodePath, parseRedirects } from '../../hosting/hostResponses.ts';
import { parseHeaders } from '../../outputs/headers.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, siteNotBuilt } from '../../program/failure.ts';
import { noPort, portNotice, portsTried } from '../../program/portNotice.ts';
import { stopSignal } from '../../program/stopSignal.ts';

export interface PreviewOptions {
  readonly out: string;
  readonly port: number;
}

/** `city-deals preview`: serves the built site as a static host would, headers and redirects included, until it is stopped. */
export async function runPreview(deps: Deps, options: PreviewOptions): Promise<ExitCode> {
  const out = path.resolve(deps.cwd, options.out);
  if (!deps.fs.exists(path.join(out, 'index.html'))) {
    return reportFailure(deps, { diagnostics: [siteNotBuilt(options.out)] });
  }
  const { port, code } = await freePort(options.port);
  const notice = portNotice(options.port, port, code);
  const configFolder = mkdtempSync(path.join(tmpdir(), 'city-deals-preview-'));
  const config = path.join(configFolder, 'serve.json');
  writeFileSync(config, JSON.stringify(serveConfig(out, deps)));
  if (notice !== null) deps.report({ type: 'note', text: notice });
  const onListening = () => deps.print(`The site is at http://localhost:${port}/ — stop it with Ctrl+C.`);
  try {
    return await serve({ out, config, port, onListening });
  } finally {
    rmSync(configFolder, { recursive: true, force: true });
  }
}

/** A configuration with which `serve` answers as the hosts of docs/hosting do. */
function serveConfig(out: string, { fs }: Deps) {
  const text = (name: string) => {
    const file = path.join(out, name);
    return fs.exists(file) ? fs.readText(file) : '';
  };
  const rules = parseHeaders(text('_headers'));
  return {
    cleanUrls: true,
    trailingSlash: false,
    directoryListing: false,
    // `serve` compares decoded paths, and encodes where it leads to.
    redirects: parseRedirects(text('_redirects')).map(({ from, to }) => ({
      source: decodePath(from),
      destination: decodePath(to),
      type: 301,
    })),
    // `serve` rejects an empty list.
    ...(rules.length > 0 && {
      headers: rules.map(([pattern, headers]) => ({
        source: pattern.replace(/^\//, '').replace(/\*$/, '**'),
        headers: headers.map(([key, value]) => ({ key, value })),
      })),
    }),
  };
}

interface Served {
  readonly out: string;
  /** The file of the configuration. */
  readonly config: string;
  readonly port: number;
  readonly onListening: () => void;
}

async function serve({ out, config, port, onListening }: Served): Promise<ExitCode> {
  const program = createRequire(import.meta.url).resolve('serve/build/main.js');
  const args = [program, out, '--config', config, '--listen', `tcp://127.0.0.1:${port}`];
  const child = spawn(process.execPath, [...args, '--no-clipboard', '--no-request-logging'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NO_UPDATE_CHECK: '1' },
  });
  stopSignal().addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
  const ended = new Promise<ExitCode>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code === 0 || signal !== null ? 0 : 70));
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  while (isRunning() && !(await isListening(port))) await Promise.race([ended, wait(retryMs)]);
  if (isRunning()) onListening();
  return ended;
}

/** How long to wait for the server before asking again, in milliseconds. */
const retryMs = 20;

/** Whether a server answers at a port of this machine. */
function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/** The first free port from `wanted` on, and why it is not that one. Throws UsageError if there is none. */
async function freePort(wanted: number): Promise<{ port: number; code: string | null }> {
  let code: string | null = null;
  for (let port = wanted; port <= Math.min(wanted + portsTried, 65_535); port++) {
    const problem = await problemOfPort(port);
    if (problem === null) return { port, code };
    code ??= problem;
  }
  throw noPort(wanted, code);
}

/** The code of the system's error for a port, such as "EADDRINUSE"; `null` if it is free. */
function problemOfPort(port: number): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(systemErrorCode(error) ?? 'unknown'));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(null)));
  });
}
