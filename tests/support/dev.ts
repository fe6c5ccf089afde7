import { spawn } from 'node:child_process';
import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import type { LiveState } from '../../cli/commands/dev/liveSite.ts';
import { freePort } from './freePort.ts';
import { testInstant } from './rig.ts';

/** A development server as a process. */
export interface DevServer {
  readonly url: string;
  readonly pid: number;
  /** All that was printed, on either stream. */
  printed(): string;
  /** All states that open pages received. */
  readonly states: readonly LiveState[];
  page(path: string): Promise<string>;
  /** Stops it as Ctrl+C does, and returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `city-deals dev` in `cwd`, with the launcher of the sources at `sources`, at a free port unless the arguments name one, and follows it as a page does. */
export async function startDev(
  args: readonly string[],
  { cwd = root, sources = root, now = testInstant as string | null, env = {} as NodeJS.ProcessEnv } = {},
): Promise<DevServer> {
  const instant = now === null ? [] : ['--now', now];
  const port = args.includes('--port') ? [] : ['--port', String(await freePort())];
  const launcher = path.join(sources, 'cli', 'bin.mjs');
  const child = spawn(process.execPath, [launcher, 'dev', ...args, ...port, ...instant], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        printed += text;
        const found = /http:\/\/localhost:\d+/.exec(printed)?.[0];
        if (found) resolve(found);
      });
    }
    child.once('close', (code) => reject(new Error(`dev ended with ${code}:\n${printed}`)));
  });
  const states: LiveState[] = [];
  // Ends when the server does.
  const following = followStates(url, states).catch(() => {});
  return {
    url,
    pid: child.pid ?? 0,
    printed: () => printed,
    states,
    page: async (at) => (await fetch(url + at)).text(),
    async stop() {
      child.kill('SIGINT');
      await following;
      return ended;
    },
  };
}

async function followStates(url: string, states: LiveState[]): Promise<void> {
  const { body } = await fetch(`${url}/@dev/events`);
  let rest = '';
  for await (const chunk of body ?? []) {
    const parts = (rest + Buffer.from(chunk).toString('utf8')).split('\n\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      const data = /^data: (.*)$/m.exec(part)?.[1];
      if (data !== undefined) states.push(JSON.parse(data));
    }
  }
}
