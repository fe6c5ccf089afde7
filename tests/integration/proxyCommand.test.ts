import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parseProxySettings, proxySettingsSchema } from '../../cli/commands/proxy/proxySettings.ts';
import { freePort } from '../support/freePort.ts';
import { beginStream, playModel } from '../support/modelServer.ts';
import { asked, modelEvents, question, secret, siteOrigin } from '../support/proxy.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { launcher } from '../support/sampleSite.ts';
import { smallCity } from '../support/smallCity.ts';

const proxyPort = await freePort();
const models = { small: 'model-s', standard: 'model-m' };

/** A small city whose assistant has a hosted model; none where there is no address. */
function rigWith(baseUrl: string | null): Rig {
  const city = smallCity();
  const site = city['site.json'] as { assistant: object };
  const assistant = { ...site.assistant, ...(baseUrl === null ? {} : { hosted: { baseUrl, models } }) };
  return createRig({ ...city, 'site.json': { ...site, origin: siteOrigin, assistant } });
}

/** The command as a process: what it printed, and what it ended with. */
function start({ folder }: Rig, args: readonly string[], key: string | null = secret) {
  const { CITY_DEALS_KEY: _, ...env } = process.env;
  const child = spawn(process.execPath, [launcher, 'proxy', '--content', 'content', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...env, ...(key === null ? {} : { CITY_DEALS_KEY: key }) },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (piece) => {
    printed.stdout += piece;
  });
  child.stderr.on('data', (piece) => {
    printed.stderr += piece;
  });
  const ended = once(child, 'close').then(([code]) => ({ code, ...printed }));
  const listening = async () => {
    while (!printed.stderr.includes('listens')) {
      if (child.exitCode !== null) throw new Error(`The proxy ended:\n${printed.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  return { child, ended, listening };
}

const dead = `http://127.0.0.1:${await freePort()}/v1`;
const serving = ['--port', String(proxyPort)];

describe('city-deals proxy', () => {
  it.each([
    ['no key', null, serving, 'the environment variable CITY_DEALS_KEY is not set'],
    ['an empty key', '', serving, 'the environment variable CITY_DEALS_KEY is not set'],
    ['no usable key', 'not a key', serving, 'CITY_DEALS_KEY does not hold a key'],
    ['a key as an option', secret, ['--key', 'sk-1'], "unknown option '--key'"],
    ['an origin of everybody', secret, ['--origin', '*'], '"*" is not valid'],
    [
      'an origin with a path',
      secret,
      ['--origin', 'https://a.example/x'],
      '"https://a.example/x" is not valid',
    ],
    ['no header', secret, ['--trust-header', 'a b'], 'Expected the name of a header'],
    ['no port', secret, ['--port', '0'], 'whole number from 1 to 65535'],
    [
      'less tokens a day than an answer has',
      secret,
      ['--daily-tokens', '20'],
      'at least as many tokens as one answer',
    ],
  ])('ends with 2 and a way out when it is given %s', async (_, key, args, hint) => {
    const { code, stdout, stderr } = await start(rigWith(dead), args, key).ended;
    expect(stderr).toContain(hint);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).not.toMatch(/not a key\b|SECRET|\n\s+at /);
  });

  it('ends with 2 where the content names no model', async () => {
    const { code, stderr } = await start(rigWith(null), serving).ended;
    expect(code).toBe(2);
    expect(stderr).toContain('content/site.json names no hosted model');
  });

  it('ends with 1 where the content is invalid', async () => {
    const { code, stderr } = await start(rigWith('http://api.example/v1'), serving).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('CD205');
  });

  it('ends with 2 where something else listens already', async () => {
    const other = createServer().listen(proxyPort, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { code, stderr } = await start(rigWith(dead), serving).ended;
    expect(code).toBe(2);
    expect(stderr).toContain(`cannot listen on port ${proxyPort} of 127.0.0.1 (EADDRINUSE)`);
  });

  it('prints the settings for other platforms, without needing a key', async () => {
    const args = ['--print-settings', '--origin', 'http://localhost:3000', '--daily-requests', '7'];
    const { code, stdout } = await start(rigWith(dead), args, null).ended;
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(1);
    const parsed = parseProxySettings(stdout);
    expect('settings' in parsed && parsed.settings).toMatchObject({
      origins: [siteOrigin, 'http://localhost:3000'],
      baseUrl: dead,
      models,
      limits: { perDay: { requests: 7, inputTokens: 16_000_000, outputTokens: 600_000 } },
    });
  });

  it('says in its help which limits a day has', async () => {
    const { stdout } = await start(rigWith(dead), ['--help'], null).ended;
    const { perDay } = proxySettingsSchema.shape.limits.parse({});
    expect(stdout).toMatch(new RegExp(`--daily-requests[^]*default: ${perDay.requests}\\b`));
    expect(stdout).toMatch(new RegExp(`--daily-input-tokens[^]*default: ${perDay.inputTokens}\\b`));
    expect(stdout).toMatch(new RegExp(`--daily-tokens[^]*default: ${perDay.outputTokens}\\b`));
    expect(stdout).toContain('CITY_DEALS_KEY');
  });

  it('answers until it is stopped, finishes what is under way, and prints the key nowhere', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const model = await playModel(async (call) => {
      beginStream(call).write(modelEvents(['Try ']).slice(0, 2).join(''));
      await finished;
      call.response.end(modelEvents(['soup.']).slice(1).join(''));
    });
    const { child, ended, listening } = start(rigWith(model.baseUrl), serving);
    await listening();
    const address = `http://127.0.0.1:${proxyPort}/v1/responses`;
    expect((await fetch(address, asked(question(), { Origin: 'https://evil.example' }))).status).toBe(403);
    const response = await fetch(address, asked(question({ stream: true, model: 'standard' })));
    const reader = response.body?.getReader();
    await reader?.read();
    child.kill('SIGTERM');
    await once(child.stderr, 'data');
    await expect(fetch(`http://127.0.0.1:${proxyPort}/health`)).rejects.toThrow();
    finish();
    let text = '';
    for (let next = await reader?.read(); next?.value; next = await reader?.read())
      text += new TextDecoder().decode(next.value);
    expect(text).toContain('response.completed');
    const { code, stdout, stderr } = await ended;
    expect(code).toBe(0);
    expect(model.calls[0]?.body.model).toBe('model-m');
    expect(model.calls[0]?.request.headers.authorization).toBe(`Bearer ${secret}`);
    const lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toEqual([
      { status: 403, ms: expect.any(Number), kind: 'origin_not_allowed' },
      { status: 200, ms: expect.any(Number), kind: 'ok', inputTokens: 300, outputTokens: 20 },
    ]);
    expect(stdout + stderr + text).not.toMatch(/SECRET|eat tonight/);
  });
});
