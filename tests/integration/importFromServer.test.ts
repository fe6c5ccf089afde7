import type { IncomingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { serve, serveSecurely } from '../support/feedServer.ts';
import { importFeeds, plainMap, putFiles } from '../support/feeds.ts';
import { isValid } from '../support/newContent.ts';
import { photo, truncatedPhoto } from '../support/photos.ts';
import { createRig } from '../support/rig.ts';

const header = 'id,title,vendor,price,about,ends,area\n';
const soup = `${header}s1,Soup,Sample Soups,5,Hot,,\n`;

/** A rig whose map names a feed at an origin of this machine. */
function serverRig(source: string, map: object = {}) {
  const rig = createRig();
  const setMap = (changes: object) =>
    putFiles(rig, { 'feeds/partner.json': { ...plainMap, source, ...map, ...changes } });
  setMap({});
  const run = (options: Parameters<typeof importFeeds>[1] = {}) =>
    importFeeds(rig, { allowLocal: true, ...options });
  return { rig, run, setMap };
}

/** A server that has one version of a feed, and remembers what it was asked. */
async function versionedFeed(headers: Record<string, string>) {
  const asked: IncomingHttpHeaders[] = [];
  const state = { headers, text: soup };
  const origin = await serve((request, response) => {
    asked.push(request.headers);
    const isSame =
      request.headers['if-none-match'] === state.headers.etag &&
      request.headers['if-modified-since'] === state.headers['last-modified'];
    if (isSame && Object.keys(state.headers).length > 0) response.writeHead(304).end();
    else response.writeHead(200, state.headers).end(state.text);
  });
  const lastConditions = () => {
    const { 'if-none-match': etag, 'if-modified-since': since } = asked.at(-1) ?? {};
    return [etag, since].filter((value) => value !== undefined);
  };
  return { source: `${origin}/feed.csv`, state, lastConditions };
}

describe('a feed of a server', () => {
  it.each([
    ['ETag', { etag: '"v1"' }],
    ['Last-Modified', { 'last-modified': 'Fri, 20 Nov 2026 04:00:00 GMT' }],
  ])('is not sent again while its %s stays', async (_, headers) => {
    const { source, lastConditions } = await versionedFeed(headers);
    const { rig, run } = serverRig(source);
    expect((await run()).feed).toMatchObject({ notModified: false, new: [{ slug: 'soup-2' }] });
    expect(lastConditions()).toEqual([]);
    const before = rig.snapshot('.');
    expect(await run({ now: '2026-11-25' })).toMatchObject({ code: 0, feed: { notModified: true } });
    expect(lastConditions()).toEqual(Object.values(headers));
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('is sent whole when its map, the city or the day decides otherwise about it', async () => {
    const { source, lastConditions } = await versionedFeed({ etag: '"v1"' });
    const { rig, run, setMap } = serverRig(source);
    await run();
    setMap({ expiresAfterDays: 30 });
    expect((await run()).feed.notModified).toBe(false);
    expect(lastConditions()).toEqual([]);
    expect((await run()).feed.notModified).toBe(true);
    expect((await run({ now: '2026-11-25' })).feed.notModified).toBe(false);
    const [food, shows] = JSON.parse(rig.read('content/categories.json'));
    rig.edit({ 'categories.json': [{ ...food, label: 'Eating' }, shows] });
    expect((await run({ now: '2026-11-25' })).feed.notModified).toBe(false);
    expect((await run({ now: '2026-11-25', fetchImages: true })).feed.notModified).toBe(false);
  });

  it('is forgotten once another feed was imported in its place', async () => {
    const { source, state, lastConditions } = await versionedFeed({ etag: '"v1"' });
    const { rig, run } = serverRig(source);
    await run();
    putFiles(rig, { 'by-hand.csv': soup.replace(',5,', ',6,') });
    await run({ source: 'by-hand.csv' });
    expect((await run()).feed.changed).toHaveLength(1);
    state.headers = {};
    await run();
    state.headers = { etag: '"v1"' };
    expect((await run()).feed.notModified).toBe(false);
    expect(lastConditions()).toEqual([]);
  });

  it('is remembered only if it was not refused', async () => {
    const { source, state } = await versionedFeed({ etag: '"v1"' });
    const { run } = serverRig(source);
    await run();
    Object.assign(state, { text: header, headers: { etag: '"v2"' } });
    expect((await run()).codes).toEqual(['CD711', 'CD708']);
    expect((await run()).codes).toEqual(['CD711', 'CD708']);
  });

  const half = (response: ServerResponse, text: string | Buffer) => {
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  };
  const packed = gzipSync(`${soup}${'s,S,S,5,,,\n'.repeat(5000)}`);
  it.each<[string, RequestListener, string]>([
    ['stops before its length', (_, r) => half(r.setHeader('Content-Length', soup.length), soup), 'cut off'],
    ['stops between chunks', (_, r) => half(r, soup), 'cut off'],
    ['stops within gzip', (_, r) => r.end(packed.subarray(0, packed.length / 2)), 'cut off'],
    [
      'is a zip bomb',
      (_, r) => r.end(gzipSync(Buffer.alloc(30_000_000, `${'a'.repeat(999)}\n`))),
      'times its size',
    ],
    ['redirects for ever', (q, r) => r.writeHead(302, { location: `${q.url}x` }).end(), 'more than 5 times'],
    ['redirects to a file', (_, r) => r.writeHead(302, { location: 'file:///etc/passwd' }).end(), 'https:'],
    ['redirects nowhere', (_, r) => r.writeHead(302, { location: 'https://[' }).end(), 'invalid address'],
    [
      'is a page to log in',
      (_, r) => r.end('<!DOCTYPE html><title>Log in</title>'),
      'page instead of a feed',
    ],
    ['needs a key', (_, r) => r.writeHead(403).end(), '403'],
    ['is gone', (_, r) => r.writeHead(404).end(soup), '404'],
    ['is down', (_, r) => r.destroy(), 'closed early'],
  ])('is refused whole if it %s', async (_, listener, words) => {
    let isFirst = true;
    const origin = await serve((request, response) => {
      if (isFirst) response.setHeader('ETag', '"v1"').end(soup);
      else listener(request, response);
      isFirst = false;
    });
    const { rig, run } = serverRig(`${origin}/feed.csv?key=secret`);
    await run();
    const before = rig.snapshot('.');
    const { code, feed } = await run();
    expect(code).toBe(1);
    expect(feed.diagnostics.map((item) => item.problem).join()).toContain(words);
    expect(JSON.stringify(feed)).not.toContain('secret');
    expect(rig.snapshot('.')).toEqual(before);
  });

  it('is of a public address only, unless it is allowed', async () => {
    const { run } = serverRig('https://127.0.0.1:9/feed.csv');
    const { code, feed } = await run({ allowLocal: false });
    expect([code, feed.diagnostics[0]?.problem]).toEqual([
      1,
      'The address is of this machine or a private network.',
    ]);
  });
});

/** A server of pictures, and a rig whose feed has a deal for each of them. */
async function pictureRig(pictures: Readonly<Record<string, Buffer | string>>) {
  const asked: string[] = [];
  const origin = await serveSecurely(({ url = '' }, response) => {
    asked.push(url);
    const picture = pictures[url.slice(1)];
    if (picture === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  });
  const rig = createRig();
  const deal = (name: string) => `${name},Meal ${name},Kitchen ${name},5,Good,${origin}/${name}\n`;
  const fields = { ...plainMap.fields, imageUrl: 'image' };
  const feedOf = (names: readonly string[]) =>
    `id,title,vendor,price,about,image\n${names.map(deal).join('')}`;
  putFiles(rig, {
    'feeds/partner.json': { ...plainMap, fields },
    feed: feedOf([...Object.keys(pictures), 'gone']),
  });
  const run = (options: Parameters<typeof importFeeds>[1] = {}) =>
    importFeeds(rig, { source: 'feed', fetchImages: true, allowLocal: true, ...options });
  /** The picture of each deal by the name of its row. */
  const shown = () =>
    Object.fromEntries(
      Object.values(rig.snapshot('content/deals'))
        .flatMap((bytes) => JSON.parse(Buffer.from(bytes, 'base64').toString()))
        .filter(({ feed }) => feed)
        .map(({ feed, imageUrl }) => [feed.id, imageUrl]),
    );
  return { rig, run, asked, shown, origin, feedOf };
}

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c63' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
const poster = 'images/poster.svg';

describe('pictures of a feed', () => {
  it('come into the content by what they are, and deals with any other get a poster', async () => {
    const { rig, run, shown } = await pictureRig({
      'photo.php': await photo({ width: 700, height: 400 }),
      'named.jpg': await photo({ format: 'webp' }),
      'cut.jpg': await truncatedPhoto(),
      'head.png': (await photo({ format: 'png' })).subarray(0, 60),
      'drawing.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script></svg>',
      'page.png': '<!doctype html><p>Not found',
      'heavy.png': Buffer.concat([await flat(8, 8), Buffer.alloc(10_000_000)]),
      'tall.png': await flat(8, 17_000),
      'bomb.png': await flat(10_001, 10_000),
    });
    expect(await run()).toMatchObject({ code: 0, feed: { counts: { rejected: 0 } } });
    const files = Object.keys(rig.snapshot('content/images/feeds/partner'));
    expect(files.map((file) => file.replace(/^[0-9a-f]{20}/, '')).sort()).toEqual(['.jpg', '.webp']);
    const { 'photo.php': kept, 'named.jpg': renamed, ...others } = shown();
    expect([kept, renamed].map((file) => files.includes(file.replace('images/feeds/partner/', '')))).toEqual([
      true,
      true,
    ]);
    expect(new Set(Object.values(others))).toEqual(new Set([poster]));
    expect(isValid(rig)).toBe(true);
    expect((await rig.build()).code).toBe(0);
  });

  it('are loaded once, and used from then on', async () => {
    const { rig, run, asked, shown } = await pictureRig({ 'a.jpg': await photo() });
    await run();
    const before = [rig.snapshot('.'), shown()];
    expect(asked.sort()).toEqual(['/a.jpg', '/gone']);
    expect((await run()).feed.unchanged).toBe(2);
    expect([rig.snapshot('.'), shown()]).toEqual(before);
    await run({ fetchImages: false });
    expect(shown()['a.jpg']).toMatch(/^images\/feeds\//);
    expect(asked.filter((url) => url === '/a.jpg')).toHaveLength(1);
  });

  it('of private addresses are not asked for', async () => {
    const { run, asked, shown } = await pictureRig({ 'a.jpg': await photo() });
    await run({ allowLocal: false });
    expect(asked).toEqual([]);
    expect(shown()).toEqual({ 'a.jpg': poster, gone: poster });
  });

  it('are not loaded for a feed that is refused, nor with --dry-run', async () => {
    const { rig, run, asked, feedOf } = await pictureRig({ 'a.jpg': await photo() });
    await run({ dryRun: true });
    putFiles(rig, { feed: `${feedOf(['a.jpg'])}b,,,,,\nc,,,,,\n` });
    expect((await run()).codes).toContain('CD709');
    expect(asked).toEqual([]);
    expect(rig.snapshot('content/images/feeds')).toEqual({});
  });
});
