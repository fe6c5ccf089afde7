import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { copySources } from '../support/copySources.mjs';
import { type DevServer, startDev } from '../support/dev.ts';
import { isFullRun } from '../support/fullRun.ts';
import { runProgram } from '../support/sampleSite.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

const patience = { timeout: 60_000, interval: 25 };
const scratch = path.join(root, 'node_modules', '.cache', 'city-deals-dev');

/** The small city in a folder of its own. */
function writeCity(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-dev-'));
  writeContent(path.join(folder, 'content'));
  return folder;
}

function writeContent(folder: string): void {
  for (const [name, content] of Object.entries(smallCity())) write(path.join(folder, name), content);
}

function write(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

const overlayOf = ({ states }: DevServer) => states.at(-1)?.overlay ?? '';

describe('the development server at work on content', () => {
  let folder: string;
  let dev: DevServer;
  const file = (name: string) => path.join(folder, 'content', name);
  const soup = (title: string) => [
    sampleDeal('soup', { title, featured: true }),
    sampleDeal('bread'),
    sampleDeal('noodles'),
  ];
  /** Resolves once the page of the soup has the title `title`. */
  const shows = (title: string) =>
    expect.poll(async () => /<h1>(.*?)<\/h1>/.exec(await dev.page('/deal/soup'))?.[1], patience).toBe(title);

  beforeAll(async () => {
    folder = writeCity();
    dev = await startDev(['--content', 'content'], { cwd: folder });
  });
  afterAll(async () => {
    await dev?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves pages as a static host does, with the headers of the site', async () => {
    const page = await fetch(`${dev.url}/deal/soup`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    const moved = async (at: string) => {
      const { status, headers } = await fetch(dev.url + at, { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await moved('/deal/soup.html?from=mail')).toEqual([301, '/deal/soup?from=mail']);
    expect(await moved('/deals/')).toEqual([301, '/deals']);
    const lost = await fetch(`${dev.url}/nowhere`);
    expect([lost.status, await lost.text()]).toEqual([404, expect.stringContaining('/@dev/reload.js')]);
    for (const hidden of [
      '/_headers',
      '/.city-deals-lock',
      '/../package.json',
      '/%2e%2e/package.json',
      '/%00',
    ])
      expect([hidden, (await fetch(dev.url + hidden)).status]).toEqual([hidden, 404]);
    expect((await fetch(dev.url, { method: 'POST' })).status).toBe(405);
  });

  it('builds what was saved, notifies open pages, and prints one line', async () => {
    const before = dev.states.at(-1)?.build;
    write(file('deals/food.json'), soup('Soup of the day'));
    await shows('Soup of the day');
    await expect.poll(() => dev.states.at(-1)?.build, patience).not.toBe(before);
    await expect
      .poll(dev.printed, patience)
      .toMatch(/^\d+ of \d+ pages built in \d+ ms: content\/deals\/food\.json$/m);
    expect(existsSync(path.join(folder, 'dist'))).toBe(false);
  });

  it('shows another look at once, and what is wrong with one', async () => {
    const page = () => dev.page('/deal/soup');
    write(file('theme.json'), { accent: '#6d28d9' });
    await expect.poll(page, patience).toContain('--teal:light-dark(#6d28d9,');
    write(file('theme.json'), { theme: 'harbor', radius: 4 });
    await expect.poll(page, patience).toContain('--round-l:0.25rem');
    write(file('theme.json'), { accent: '#ffd166' });
    await expect.poll(() => overlayOf(dev), patience).toContain('CD331');
    rmSync(file('theme.json'));
    await expect.poll(() => overlayOf(dev), patience).toBe('');
    await expect.poll(page, patience).toContain('--teal:light-dark(#0c5f5b,#62cdc0)');
  });

  it('draws the brand anew when one of its files comes or goes', async () => {
    const mark = async () => /assets\/mark-[0-9a-f]+\.svg/.exec(await dev.page('/deal/soup'))?.[0];
    const site = smallCity()['site.json'];
    write(file('site.json'), { ...site, brand: {} });
    await expect.poll(mark, patience).toBeDefined();
    const drawn = await mark();
    write(file('brand/mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"/>');
    await expect.poll(mark, patience).not.toBe(drawn);
    rmSync(file('brand'), { recursive: true });
    await expect.poll(mark, patience).toBe(drawn);
    write(file('site.json'), site);
    await expect.poll(mark, patience).toBeUndefined();
  });

  it('builds again when clicks were imported', async () => {
    const clicks = { soup: 5 };
    write(path.join(folder, 'clicks.json'), { version: 2, closedBefore: null, visits: {}, clicks });
    await expect.poll(dev.printed, patience).toMatch(/^\d+ of \d+ pages built in \d+ ms: clicks\.json$/m);
    expect(JSON.parse(await dev.page('/deals.json')).deals).toContainEqual(
      expect.objectContaining({ slug: 'soup', clicks: 15 }),
    );
  });

  it('does not notify open pages of a save that changes nothing', async () => {
    const count = dev.states.length;
    write(file('deals/food.json'), `${JSON.stringify(soup('Soup of the day'))}\n`);
    await expect.poll(dev.printed, patience).toMatch(/^0 of \d+ pages built/m);
    expect(dev.states.length).toBe(count);
  });

  it('shows a syntax error in the terminal and in every page until it is fixed', async () => {
    const sound = JSON.stringify(soup('Soup of the day'), null, 2);
    write(file('deals/food.json'), sound.replace('"slug": "soup",', '"slug": "soup"'));
    await expect.poll(() => overlayOf(dev), patience).toContain('CD105 json-syntax');
    const page = await dev.page('/about');
    expect(page).toContain('<template shadowrootmode="open">');
    expect(page).toMatch(/<p class="place">content\/deals\/food\.json:\d+:\d+<\/p>/);
    expect(page).toContain('&quot;slug&quot;: &quot;soup&quot;');
    expect(dev.printed()).toContain('error CD105 json-syntax  content/deals/food.json:');
    write(file('deals/food.json'), sound);
    await expect.poll(() => overlayOf(dev), patience).toBe('');
    expect(await dev.page('/about')).not.toContain('<template');
  });

  it('lists drafts under review with what is wrong with them, and takes them off when they are not drafts any more', async () => {
    const reviewing = await startDev(['--content', 'content', '--review'], { cwd: folder });
    const panel = () => reviewing.states.at(-1)?.panel ?? '';
    const title = 'A cake for the afternoon';
    const texts = {
      title,
      summary: 'A cake of two layers with a pot of tea, at the counter or in the garden.',
    };
    try {
      expect(await reviewing.page('/about')).toContain('<summary>0 drafts</summary>');
      write(file('deals/new.json'), sampleDeal('cake', { draft: true, category: 'fod' }));
      await expect.poll(panel, patience).toContain('<summary>1 draft, 1 to work on</summary>');
      expect(panel()).toContain('CD303 unknown-category');
      write(file('deals/new.json'), sampleDeal('cake', { draft: true, ...texts }));
      await expect.poll(panel, patience).toContain('<summary>1 draft, none to work on</summary>');
    } finally {
      rmSync(file('deals/new.json'));
      await reviewing.stop();
    }
  });

  it('notices files that are saved by renaming another onto them, again and again', async () => {
    for (const title of ['First by rename', 'Second by rename', 'Third by rename']) {
      write(file('deals/.food.json.swp'), soup(title));
      renameSync(file('deals/.food.json.swp'), file('deals/food.json'));
      await shows(title);
    }
  });

  it('shows a draft, which no build publishes', async () => {
    const draft = sampleDeal('secret-supper', { title: 'Secret supper', draft: true });
    write(file('deals/draft.json'), [draft]);
    await expect
      .poll(async () => /<h1>(.*?)<\/h1>/.exec(await dev.page('/deal/secret-supper'))?.[1], patience)
      .toBe('Secret supper');
    expect(await dev.page('/deals')).toContain('Secret supper');
    const out = path.join(folder, 'published');
    const { code, stderr } = await runProgram([
      'build',
      '--content',
      file(''),
      '--out',
      out,
      '--no-social-images',
    ]);
    expect([code, stderr]).toEqual([0, expect.any(String)]);
    const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(50);
    const naming = files
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((name) => /secret.?supper/i.test(name + readFileSync(name, 'latin1')));
    expect(naming).toEqual([]);
    rmSync(file('deals/draft.json'));
  });

  it('notices files that are added, renamed and removed', async () => {
    const status = async (at: string) => (await fetch(dev.url + at)).status;
    write(file('deals/late.json'), [sampleDeal('late')]);
    await expect.poll(() => status('/deal/late'), patience).toBe(200);
    renameSync(file('deals/late.json'), file('deals/later.json'));
    write(file('deals/later.json'), [sampleDeal('later')]);
    await expect.poll(() => status('/deal/later'), patience).toBe(200);
    await expect.poll(() => status('/deal/late'), patience).toBe(404);
    rmSync(file('deals/later.json'));
    await expect.poll(() => status('/deal/later'), patience).toBe(404);
  });

  it('builds many simultaneous saves together', async () => {
    const builds = () => dev.printed().match(/ pages built in /g)?.length ?? 0;
    const before = builds();
    for (let index = 0; index < 40; index++)
      write(file(`deals/many-${index}.json`), [sampleDeal(`many-${index}`)]);
    await expect.poll(async () => (await fetch(`${dev.url}/deal/many-39`)).status, patience).toBe(200);
    expect(builds() - before).toBeLessThan(6);
    expect(dev.printed()).toMatch(/pages built in \d+ ms: content\/deals\/many-\d+\.json, .* and \d+ more$/m);
    for (let index = 0; index < 40; index++) rmSync(file(`deals/many-${index}.json`));
    await expect.poll(async () => (await fetch(`${dev.url}/deal/many-39`)).status, patience).toBe(404);
  });

  it('keeps running while the content folder is away for a moment, or replaced', async () => {
    renameSync(path.join(folder, 'content'), path.join(folder, 'away'));
    await expect.poll(() => overlayOf(dev), patience).toContain('CD101');
    renameSync(path.join(folder, 'away'), path.join(folder, 'content'));
    await expect.poll(() => overlayOf(dev), patience).toBe('');
    write(file('deals/food.json'), soup('Back again'));
    await shows('Back again');
  });

  it('moves on to the next port where one is taken', async () => {
    const { port } = new URL(dev.url);
    const second = await startDev(['--content', 'content', '--port', port], { cwd: folder });
    expect(second.url).not.toBe(dev.url);
    expect(second.printed()).toContain(`Port ${port} is used by another program, so the site is on port `);
    expect(await second.page('/about')).toContain('Who we are.');
    expect(await second.stop()).toBe(0);
  });
});

describe('the development server', () => {
  it('stops with Ctrl+C, even with open pages, and leaves nothing behind', async () => {
    const folder = writeCity();
    const dev = await startDev(['--content', 'content'], { cwd: folder });
    const { port } = new URL(dev.url);
    const own = () =>
      (existsSync(scratch) ? readdirSync(scratch) : []).filter((name) => name.startsWith(`${port}-`));
    expect(own()).not.toEqual([]);
    expect(await dev.stop()).toBe(0);
    expect(own()).toEqual([]);
    await expect(fetch(dev.url)).rejects.toThrow();
    rmSync(folder, { recursive: true });
  });

  it('starts with invalid content, shows that, and serves the site once it is fixed', async () => {
    const folder = writeCity();
    const site = path.join(folder, 'content', 'site.json');
    const sound = readFileSync(site, 'utf8');
    write(site, sound.replace('"Port Sample Deals"', '5'));
    const dev = await startDev(['--content', 'content'], { cwd: folder });
    const first = await fetch(`${dev.url}/about`);
    expect([first.status, await first.text()]).toEqual([503, expect.stringMatching(/CD203 .*reload\.js/s)]);
    write(site, sound);
    await expect.poll(() => dev.page('/about'), patience).toContain('Who we are.');
    await dev.stop();
    rmSync(folder, { recursive: true });
  });

  it('builds what becomes due while it runs', async () => {
    const folder = writeCity();
    // An hour before midnight of the city, when the noodles end; as soon as there is a certain file, that hour is over.
    const late = Date.parse('2027-01-31T23:00:00-08:00') - Date.now();
    const hourIsOver = path.join(folder, 'hour-is-over');
    const clock = `import { existsSync } from 'node:fs';
      const { now } = Date, { setTimeout } = globalThis;
      Date.now = () => now() + ${late} + (existsSync(${JSON.stringify(hourIsOver)}) ? 3_600_000 : 0);
      globalThis.setTimeout = (act, ms, ...rest) => setTimeout(act, Math.min(ms, 1_000), ...rest);`;
    const dev = await startDev(['--content', 'content'], {
      ...{ cwd: folder, now: null },
      env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}` },
    });
    const isEnded = async () => /This deal has ended/.test(await dev.page('/deal/noodles'));
    expect(await isEnded()).toBe(false);
    write(hourIsOver, '');
    await expect.poll(isEnded, patience).toBe(true);
    const line = /^[1-9]\d* of \d+ pages built in \d+ ms: they were due$/m;
    await expect.poll(dev.printed, patience).toMatch(line);
    expect(dev.printed().match(/they were due/g)).toHaveLength(1);
    await dev.stop();
    rmSync(folder, { recursive: true });
  });

  it('refuses an invalid instant', async () => {
    await expect(startDev([], { now: 'someday' })).rejects.toThrow(/ended with 2:\nerror: "someday"/);
  });
});

describe('the development server at work on code', () => {
  let sources: string;
  let dev: DevServer;
  const edit = (name: string, change: (text: string) => string) => {
    const file = path.join(sources, name);
    const before = readFileSync(file, 'utf8');
    const after = change(before);
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    return () => writeFileSync(file, before);
  };
  const page = () => dev.page('/about');
  const pageHas = async (text: string) => (await page()).includes(text);

  beforeAll(async () => {
    sources = copySources();
    // Each change of the code renders all pages: those of the sample city would take most of the time.
    rmSync(path.join(sources, 'data', 'content'), { recursive: true });
    writeContent(path.join(sources, 'data', 'content'));
    dev = await startDev([], { cwd: sources, sources });
  });
  afterAll(async () => {
    await dev?.stop();
    rmSync(sources, { recursive: true, force: true });
  });

  it('shows a template after it was saved', async () => {
    const undo = edit('templates/pages/ProsePage.tsx', (text) => text.replace('<h1>', '<h1 data-edited="">'));
    await expect.poll(() => pageHas('<h1 data-edited="">'), patience).toBe(true);
    undo();
    await expect.poll(() => pageHas('data-edited'), patience).toBe(false);
  });

  it('shows where code has a syntax error, and recovers', async () => {
    const undo = edit('templates/pages/ProsePage.tsx', (text) => text.replace('<h1>', '<h1'));
    await expect
      .poll(() => overlayOf(dev), patience)
      .toMatch(/place">templates\/pages\/ProsePage\.tsx:\d+:\d+</);
    expect(await page()).toContain('shadowrootmode');
    undo();
    await expect.poll(() => overlayOf(dev), patience).toBe('');
  });

  it.runIf(isFullRun)('shows where code throws, and recovers', async () => {
    const undo = edit('templates/pages/ProsePage.tsx', (text) =>
      text.replace(
        /return \(?\s*</,
        (start) => `const lost = undefined as unknown as { name: string };\n  lost.name;\n  ${start}`,
      ),
    );
    await expect.poll(() => overlayOf(dev), patience).toMatch(/place">templates\/pages\/ProsePage\.tsx:\d+</);
    expect(overlayOf(dev)).toContain('Cannot read properties of undefined');
    undo();
    await expect.poll(() => overlayOf(dev), patience).toBe('');
  });

  it('swaps a style sheet and builds the pages without a reload', async () => {
    const { build, styles } = dev.states.at(-1) ?? {};
    const undo = edit('client/styles/parts/footer.css', (text) => `${text}\n.edited {\n  color: red;\n}\n`);
    await expect.poll(() => dev.states.at(-1)?.styles, patience).not.toBe(styles);
    await expect.poll(() => pageHas('.edited{color:red}'), patience).toBe(true);
    expect(dev.states.at(-1)?.build).toBe(build);
    const sheet = await fetch(`${dev.url}/@dev/styles/prose.css`);
    expect([sheet.headers.get('content-type'), await sheet.text()]).toEqual([
      'text/css; charset=utf-8',
      expect.stringContaining('.edited{color:red}'),
    ]);
    undo();
    await expect.poll(() => pageHas('.edited'), patience).toBe(false);
  });

  it.runIf(isFullRun)('keeps the last styles while a style sheet has an error', async () => {
    const undo = edit('client/styles/parts/footer.css', (text) => `${text}\n.edited { color: red;\n`);
    await expect
      .poll(() => overlayOf(dev), patience)
      .toMatch(/place">client\/styles\/parts\/footer\.css:\d+:\d+</);
    expect((await page()).includes('.edited{')).toBe(false);
    undo();
    await expect.poll(() => overlayOf(dev), patience).toBe('');
  });

  it.runIf(isFullRun)('serves an island and a lazy style sheet after they were saved', async () => {
    const build = () => dev.states.at(-1)?.build;
    const scripts = async () => /\/assets\/enhance-\w+\.js/.exec(await page())?.[0];
    const [before, script] = [build(), await scripts()];
    edit('client/styles/lazy/settings.css', (text) => `${text}\n.edited {\n  color: red;\n}\n`);
    await expect.poll(build, patience).not.toBe(before);
    await expect.poll(scripts, patience).not.toBe(script);
    const later = await scripts();
    edit('client/islands/entries/catalog/chat-block.ts', (text) => `${text}\nconsole.debug('edited');\n`);
    await expect.poll(scripts, patience).not.toBe(later);
  });
});
