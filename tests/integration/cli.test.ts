import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/freePort.ts';
import { sampleOf } from '../support/fullRun.ts';
import { createRig } from '../support/rig.ts';
import { launcher, runProgram } from '../support/sampleSite.ts';

function folder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'city-deals-cli-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

describe('the command', () => {
  it('prints its version, and its help when nothing is asked of it', async () => {
    const version = await runProgram(['--version']);
    expect(version).toMatchObject({ code: 0, stdout: '0.1.0\n', stderr: '' });
    const help = await runProgram([]);
    expect(help.code).toBe(0);
    for (const name of ['build', 'validate', 'preview', 'schema']) expect(help.stdout).toContain(name);
  });

  it('does its work where nobody reads what it prints any more', async () => {
    const child = spawn(process.execPath, [launcher, 'help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let said = '';
    child.stderr.on('data', (piece) => {
      said += piece;
    });
    const [code] = await once(child, 'close');
    expect({ code, said }).toEqual({ code: 0, said: '' });
  });

  const mistakes: readonly (readonly [readonly string[], string])[] = [
    [['biuld'], 'Did you mean build?'],
    [['build', '--conten', 'x'], 'Did you mean --content?'],
    [['build', '--jobs', 'many'], 'whole number from 1 to 64'],
    [['build', '--shard', '4/3'], 'such as 1/4'],
    [['build', '--now', 'next friday'], 'ISO 8601'],
    [['validate', '--format', 'xml'], 'Allowed choices are text, json'],
    [['preview', '--port', '0'], 'whole number from 1 to 65535'],
    [['build', 'data/content'], 'too many arguments'],
  ];

  it.each(sampleOf(mistakes, 3))(
    'ends with 2 and a way out when it is typed wrong: %j',
    async (args, hint) => {
      const { code, stdout, stderr } = await runProgram(args);
      expect(code).toBe(2);
      expect(stderr).toContain(hint);
      expect(stderr).not.toMatch(/\n\s+at /);
      expect(stdout).toBe('');
    },
  );

  it('prints a summary in words, without progress or colors in a pipe', async () => {
    const rig = createRig();
    const { code, stdout, stderr } = await runProgram(
      ['build', '--content', 'content', '--now', '2026-11-20'],
      rig.folder,
    );
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain('\u001b');
    expect(stderr).not.toContain('Rendering');
    expect(stdout).toContain('rendered, 0 kept, 0 removed');
    expect(stdout).toContain('built for     '.trim());
    expect(stdout).toContain('2026-11-20T00:00:00-08:00 (America/Los_Angeles)');
    expect(stdout).toMatch(/next rebuild +due \d{4}-/);
    expect(stderr).toContain('CD401 deal-ended');
  });

  it('prints one summary object with --json', async () => {
    const rig = createRig();
    const args = ['build', '--content', 'content', '--now', '2026-11-20T12:00:00Z', '--json'];
    const summary = JSON.parse((await runProgram(args, rig.folder)).stdout);
    expect(Object.keys(summary)).toEqual(
      expect.arrayContaining(['pages', 'bytes', 'ms', 'nextDue', 'warnings']),
    );
    expect(summary.pages).toMatchObject({ kept: 0, removed: 0, rendered: summary.pages.total });
    expect(summary.bytes).toBeGreaterThan(100_000);
  });

  it('gives diagnostics as JSON to other programs', async () => {
    const rig = createRig();
    rig.edit({ 'deals/food.json': '[{ "id": "x", }]' });
    const args = ['validate', '--content', 'content', '--format', 'json'];
    const { code, stdout, stderr } = await runProgram(args, rig.folder);
    expect(code).toBe(1);
    expect(stderr).toBe('');
    const { ok, diagnostics } = JSON.parse(stdout);
    expect(ok).toBe(false);
    expect(diagnostics[0]).toMatchObject({
      code: 'CD105',
      file: 'content/deals/food.json',
      line: 1,
      column: 15,
    });
  });

  it('says where a site is to come from when there is none to preview', async () => {
    const { code, stderr } = await runProgram(['preview'], folder());
    expect(code).toBe(1);
    expect(stderr).toContain('Run "city-deals build" first');
  });

  /** Previews `site` while `look` looks at it, from its address on. */
  async function previewing(site: string, look: (url: string) => Promise<void>): Promise<void> {
    const port = await freePort();
    const server = spawn(process.execPath, [launcher, 'preview', '--out', site, '--port', String(port)]);
    const ended = once(server, 'exit');
    try {
      await expect
        .poll(() => fetch(`http://localhost:${port}/`).then((response) => response.text(), String))
        .toBe('<h1>A site</h1>');
      await look(`http://localhost:${port}`);
    } finally {
      server.kill('SIGINT');
    }
    expect((await ended)[0]).toBe(0);
  }

  it('previews a site without files of headers and redirects', async () => {
    const site = folder();
    writeFileSync(path.join(site, 'index.html'), '<h1>A site</h1>');
    await previewing(site, async (url) => {
      expect((await fetch(`${url}/nothing`)).status).toBe(404);
    });
  });

  it.each([
    ['/deal/old-name', '/deal/new-name'],
    ['/offer/tacos', '/deal/tacos'],
    ['/caf%C3%A9', '/co%C3%B1ac'],
    // The page is for hosts that do not read the file.
    ['/also-a-page', '/deal/new-name'],
  ])('leads from %s to %s in a preview as a host does', async (from, to) => {
    const site = folder();
    writeFileSync(path.join(site, 'index.html'), '<h1>A site</h1>');
    writeFileSync(path.join(site, 'also-a-page.html'), '<h1>A page</h1>');
    const lines = ['/deal/old-name /deal/new-name', '/offer/:slug /deal/:slug', '/caf%C3%A9 /co%C3%B1ac'];
    const redirects = [...lines, '/also-a-page /deal/new-name'].map((line) => `${line} 301\n`).join('');
    writeFileSync(path.join(site, '_redirects'), redirects);
    await previewing(site, async (url) => {
      const { status, headers } = await fetch(url + from, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, to]);
    });
  });

  it('writes JSON Schemas that say which keys a deal has', async () => {
    const target = folder();
    const { code, stdout } = await runProgram(['schema', '--out', 'schemas'], target);
    expect(code).toBe(0);
    expect(stdout).toContain('deals/*.json');
    const files = readdirSync(path.join(target, 'schemas'));
    expect(files).toEqual([
      'categories.schema.json',
      'clicks.schema.json',
      'deals.schema.json',
      'feed.schema.json',
      'holiday-page.schema.json',
      'holiday.schema.json',
      'landing-page.schema.json',
      'map.schema.json',
      'messages.schema.json',
      'neighborhoods.schema.json',
      'page.schema.json',
      'questions.schema.json',
      'site-part.schema.json',
      'site.schema.json',
      'theme.schema.json',
      'vendors.schema.json',
    ]);
    const deals = JSON.parse(readFileSync(path.join(target, 'schemas', 'deals.schema.json'), 'utf8'));
    const { entry } = deals.$defs;
    expect(entry.additionalProperties).toBe(false);
    expect(entry.required).toEqual(expect.arrayContaining(['slug', 'title', 'publishedDate']));
    expect(entry.required).not.toContain('startDate');
  });

  it('lists in JSON Schemas what the content has, and says why where it does not know', async () => {
    const rig = createRig();
    const schema = () => JSON.parse(rig.read('.schemas/deals.schema.json'));
    const args = ['schema', '--content', 'content'];
    const { code, stderr } = await runProgram(args, rig.folder);
    expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('category 2, ') });
    expect(schema().$defs.category.enum).toEqual(['food', 'shows']);
    rig.edit({ 'categories.json': '[' });
    expect((await runProgram(args, rig.folder)).stderr).toContain('not readable: content/categories.json');
    expect(schema().$defs).not.toHaveProperty('category');
    const nowhere = await runProgram(['schema'], rig.folder);
    expect(nowhere.code).toBe(0);
    expect(nowhere.stderr).toContain('Missing or not readable: data/content');
    expect(Object.keys(schema().$defs)).toEqual(['entry']);
  });

  it('tells VS Code which schema a file has, and whether all of that is current', async () => {
    const rig = createRig();
    const args = ['schema', '--content', 'content', '--vscode'];
    mkdirSync(path.join(rig.folder, '.vscode'));
    const settings = '.vscode/settings.json';
    writeFileSync(path.join(rig.folder, settings), '{\n  // Ours.\n  "editor.tabSize": 2\n}\n');
    const before = await runProgram([...args, '--check'], rig.folder);
    expect(before.code).toBe(1);
    expect(before.stdout).toContain(`${settings}  is out of date`);
    expect(rig.read(settings)).not.toContain('schemas');
    expect((await runProgram(args, rig.folder)).code).toBe(0);
    const written = rig.read(settings);
    expect(written).toContain('// Ours.\n  "editor.tabSize": 2');
    expect(written).toContain('"url": "./.schemas/deals.schema.json"');
    expect(written).toContain('"content/deals/*.json"');
    expect((await runProgram([...args, '--check'], rig.folder)).code).toBe(0);
    expect((await runProgram(args, rig.folder)).code).toBe(0);
    expect(rig.read(settings)).toBe(written);
    rig.edit({ 'vendors.json': [{ id: 'new-vendor', name: 'A new vendor' }] });
    expect((await runProgram([...args, '--check'], rig.folder)).stdout).toContain('deals.schema.json');
  });

  it('changes nothing if the settings of VS Code cannot be read, or would be elsewhere', async () => {
    const rig = createRig();
    mkdirSync(path.join(rig.folder, '.vscode'));
    writeFileSync(path.join(rig.folder, '.vscode', 'settings.json'), '{');
    const args = ['schema', '--content', 'content', '--vscode'];
    const broken = await runProgram(args, rig.folder);
    expect(broken).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was changed') });
    expect(existsSync(path.join(rig.folder, '.schemas'))).toBe(false);
    const notThere = await runProgram(
      ['schema', '--content', 'content', '--out', 'content/site.json/x'],
      rig.folder,
    );
    expect(notThere).toMatchObject({ code: 1, stderr: expect.stringContaining('could not be written') });
    const outside = await runProgram(
      ['schema', '--content', '../content', '--vscode'],
      path.join(rig.folder, '.vscode'),
    );
    expect(outside).toMatchObject({ code: 2, stderr: expect.stringContaining('is outside of') });
  });
});
