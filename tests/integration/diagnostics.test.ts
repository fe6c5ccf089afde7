import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import * as path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runClicksImport } from '../../cli/commands/clicks/runClicksImport.ts';
import { runNewDrawing } from '../../cli/commands/new/drawing/runNewDrawing.ts';
import { notifiedFile } from '../../cli/commands/notify/notifiedState.ts';
import { type DiagnosticCode, diagnosticCodes } from '../../cli/diagnostics/diagnosticCodes.ts';
import { printDiagnostic } from '../../cli/diagnostics/printDiagnostic.ts';
import type { FileSystem } from '../../cli/files/fileSystem.ts';
import { faultyFileSystem, systemError } from '../support/faultyFileSystem.ts';
import { importFeeds, plainMap, putFiles } from '../support/feeds.ts';
import { sampleGuides, sampleLandingPage } from '../support/guideFixtures.ts';
import { notifyBuilt, notifyOf, realSite } from '../support/notify.ts';
import { writeOwnCode } from '../support/ownCode.ts';
import { buildParts, merge } from '../support/parts.ts';
import { heicOf, pngOf } from '../support/photos.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { sampleDeal, smallCity } from '../support/smallCity.ts';

/*
 * What a newcomer reads when something is wrong: one file for each way to break the small city. To update
 * them: UPDATE_GOLDEN=1 npx vitest run tests/integration/diagnostics.test.ts. Then read the difference.
 */

const folder = path.join(root, 'tests', 'golden', 'diagnostics');
const city = smallCity();

type BuildOptions = NonNullable<Parameters<Rig['build']>[0]>;

interface Break {
  /** The code that is meant, and more where a code has several ways; the name of the golden. */
  readonly name: string;
  /** Content files in place of the small city's. */
  readonly files?: Record<string, unknown>;
  /** What cannot be said with content files. */
  readonly prepare?: (rig: Rig) => void;
  readonly options?: BuildOptions;
  /** What is done instead of a build. */
  readonly run?: (rig: Rig) => Promise<unknown>;
}

const soup = (fields: Record<string, unknown>) => ({ 'deals/food.json': [sampleDeal('soup', fields)] });
const site = (fields: Record<string, unknown>) => ({ 'site.json': { ...city['site.json'], ...fields } });
const text = (file: string) => `${JSON.stringify(city[file], null, 2)}\n`;
const about = (words: string) => ({
  'pages/about.md': String(city['pages/about.md']).replace('We like [deals](/deals).', words),
});
const questions = (...answers: Record<string, unknown>[]) => ({
  'questions/soup.json': answers.map((fields) => ({ asked: ['is there wi-fi'], ...fields })),
});
const nothing = Object.fromEntries(Object.keys(city).map((file) => [file, null]));

const emptyLedger = { version: 2, closedBefore: null, visits: {}, clicks: {} };

const guide = (fields: Record<string, unknown>) => ({
  ...sampleGuides(),
  'landing-pages/things-to-do.json': sampleLandingPage(fields),
});

const noPrices = { originalPrice: undefined, discountPrice: undefined };

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';

const breaks: readonly Break[] = [
  { name: 'CD101', options: { content: 'contents' } },
  {
    name: 'CD101-empty',
    files: { ...nothing, '.gitkeep': '' },
  },
  { name: 'CD102', files: { 'categories.json': null, 'catgories.json': city['categories.json'] } },
  {
    name: 'CD103',
    prepare: (rig) => symlinkSync('gone.json', path.join(rig.folder, 'content/deals/summer.json')),
  },
  { name: 'CD104', files: { 'neighborhoods.json': '' } },
  { name: 'CD105', files: { 'categories.json': text('categories.json').replace('"Food",', '"Food"') } },
  { name: 'CD105-cut-off', files: { 'deals/shows.json': text('deals/shows.json').slice(0, 420) } },
  { name: 'CD105-quotes', files: { 'deals/more.json': "[\n  { 'id': 'cake' }\n]\n" } },
  {
    name: 'CD105-twice',
    files: { 'categories.json': text('categories.json').replace('"label"', '"id": "x",\n    "label"') },
  },
  { name: 'CD105-comment', files: { 'deals/shows.json': '[\n  // later\n]\n' } },
  {
    name: 'CD106',
    files: { 'pages/about.md': '---\ntitle: About: us\nlastUpdated: 2026-05-01\n---\n\nHello.\n' },
  },
  {
    name: 'CD106-tab',
    files: { 'pages/about.md': '---\n\ttitle: About\n\tlastUpdated: 2026-05-01\n---\n\nHello.\n' },
  },
  { name: 'CD106-none', files: { 'pages/about.md': '# About\n\nWe like deals.\n' } },
  { name: 'CD107', files: { 'deals/food.json': Buffer.from('[{"title": "Caf\u00e9"}]', 'latin1') } },
  {
    name: 'CD108',
    files: { 'deals/food.json': [], 'deals/shows.json': [], ...site({ popularSearches: all() }) },
  },
  { name: 'CD109', files: { 'pages/About us.md': city['pages/about.md'] } },
  { name: 'CD201', files: soup({ title: undefined }) },
  { name: 'CD201-date', files: soup({ publishedDate: undefined }) },
  { name: 'CD201-file', files: { 'deals/cake.json': { ...sampleDeal('cake'), title: undefined } } },
  { name: 'CD202', files: soup({ familyfriendly: true }) },
  { name: 'CD202-unlike', files: soup({ coordinates: { lat: 1, lon: 2, height: 3 } }) },
  { name: 'CD203', files: soup({ originalPrice: '50' }) },
  { name: 'CD203-object', files: { 'deals/food.json': { deals: [] } } },
  { name: 'CD204', files: soup({ intensity: 'hgih' }) },
  { name: 'CD205', files: soup({ expiryDate: '2027-02-30' }) },
  { name: 'CD205-date', files: soup({ expiryDate: '6/30/2027' }) },
  { name: 'CD205-emoji', files: { 'deals/more.json': [sampleDeal('cake', { slug: '🎂' })] } },
  { name: 'CD205-origin', files: site({ origin: 'deals.port-sample.example/' }) },
  { name: 'CD206-swapped', files: soup({ coordinates: { lat: -122.3, lon: 47.6 } }) },
  { name: 'CD205-link', files: soup({ affiliateUrl: 'javascript:alert(1)' }) },
  { name: 'CD205-slug', files: { 'deals/more.json': [sampleDeal('cake', { slug: '../cake' })] } },
  { name: 'CD205-currency', files: site({ currency: '€' }) },
  { name: 'CD205-language', files: site({ language: 'pt_PT' }) },
  { name: 'CD205-country', files: site({ city: { ...own('city'), country: 'UK' } }) },
  { name: 'CD205-zone', files: site({ city: { ...own('city'), timeZone: 'America/Los_Angelos' } }) },
  { name: 'CD206', files: soup({ discountPercent: 120 }) },
  { name: 'CD206-long', files: soup({ summary: 'Soup and bread and soup again. '.repeat(8).trim() }) },
  { name: 'CD206-empty', files: { 'vendors.json': [] } },
  { name: 'CD206-keywords', files: site({ keywords: ['deals'] }) },
  { name: 'CD207', files: soup({ title: 'Soup &amp; <b>bread</b>' }) },
  { name: 'CD207-prose', files: about('We like\n<b>deals</b>.') },
  { name: 'CD207-markdown', files: soup({ restrictions: ['Not on [holidays](/memorial-day)'] }) },
  {
    name: 'CD207-long',
    files: soup({ description: `${'Soup as it should be. '.repeat(12)}\n\nThe **best** in town.` }),
  },
  { name: 'CD301', files: { 'deals/more.json': [sampleDeal('cake', { id: 'bread' })] } },
  { name: 'CD302', files: { 'deals/more.json': [sampleDeal('cake', { slug: 'bread' })] } },
  { name: 'CD303', files: soup({ category: 'foood' }) },
  { name: 'CD304', files: soup({ neighborhood: 'old-twon' }) },
  { name: 'CD304-label', files: soup({ neighborhood: 'Old Town' }) },
  { name: 'CD305', files: soup({ discountPrice: 60 }) },
  { name: 'CD306', files: soup({ discountPercent: 25 }) },
  {
    name: 'CD205-heic',
    files: soup({ imageUrl: 'images/IMG_0001.HEIC' }),
  },
  { name: 'CD205-picture', files: soup({ imageUrl: '../poster.svg' }) },
  { name: 'CD307', files: soup({ imageUrl: 'images/postr.svg' }) },
  {
    name: 'CD308',
    files: site({ promotion: { heading: 'Save', link: { label: 'Food', href: '/categories/foods' } } }),
  },
  { name: 'CD308-prose', files: about('Read on,\nand see [all deals](/deal).') },
  { name: 'CD309', files: soup({ startDate: '2027-07-01' }) },
  { name: 'CD310', files: { 'pages/search.md': city['pages/about.md'] } },
  {
    name: 'CD310-category',
    files: { 'categories.json': [...list('categories.json'), { ...food(), id: 'featured' }] },
  },
  { name: 'CD311', files: { ...soup({ imageUrl: 'images/soup.png' }), 'images/soup.png': 'not a picture' } },
  {
    name: 'CD311-heic',
    files: { ...soup({ imageUrl: 'images/soup.jpg' }), 'images/soup.jpg': heicOf(40, 30) },
  },
  {
    name: 'CD311-large',
    files: { ...soup({ imageUrl: 'images/soup.png' }), 'images/soup.png': pngOf(20_000, 14_400) },
  },
  { name: 'CD307-capitals', files: { ...soup({ imageUrl: 'images/IMG_1.jpg' }), 'images/IMG_1.JPG': '' } },
  { name: 'CD312', files: about('See [a site](http://vendor.example).') },
  { name: 'CD312-picture', files: about('![Soup](https://vendor.example/soup.png)') },
  { name: 'CD313', files: soup({ familyFriendly: true, adultsOnly: true }) },
  {
    name: 'CD314',
    files: guide({ description: 'On {rnage} in the port.', timeFrame: 'weekend', isTimeSensitive: true }),
  },
  {
    name: 'CD315',
    files: guide({ selection: { heading: 'Best', picks: [{ deal: 'suop', reason: 'It is warm.' }] } }),
  },
  { name: 'CD315-reference', files: guide({ description: 'A "plan". Begin with {deal:suop:soup}.' }) },
  { name: 'CD327', files: guide({ metaDescription: 'Begin with {deal:soup}.' }) },
  { name: 'CD329', files: { 'slots/footer.html': '<p>\n  <a onclick="go()">Go</a>\n</p>' } },
  { name: 'CD334', files: { 'messages.json': { 'deals.count': '{count, plural, few {# deals}}' } } },
  { name: 'CD335', files: { 'messages.json': { 'deal.more-in': 'More of this kind' } } },
  { name: 'CD336', files: site({ language: 'fr-CA' }) },
  {
    name: 'CD336-few',
    files: { ...site({ language: 'fr-CA' }), 'messages.json': { 'deal.get': 'J’y vais' } },
  },
  { name: 'CD330', files: { 'extra.css': '.card {\n  color: red' } },
  { name: 'CD331', files: { 'theme.json': { accent: '#3fa796' } } },
  {
    name: 'CD331-dark',
    files: { 'theme.json': { accent: { light: '#1d4ed8', dark: '#1d4ed8' }, text: { faint: '#9aa0a6' } } },
  },
  {
    name: 'CD331-tone',
    files: {
      'theme.json': {
        tones: {
          rose: { pale: '#fce4ec', soft: '#f8bbd0', mid: '#f48fb1', strong: '#d81b60', deep: '#ec407a' },
        },
      },
    },
  },
  {
    name: 'CD332',
    files: {
      'theme.json': { fonts: { display: { family: 'Own', file: 'fonts/own.woff2' } } },
      'fonts/own.woff2': 'no font',
    },
  },
  {
    name: 'CD332-missing',
    files: {
      'theme.json': { fonts: { text: { family: 'Own', file: 'fonts/onw.woff2' } } },
      'fonts/own.woff2': 'no font',
    },
  },
  { name: 'CD205-color', files: { 'theme.json': { accent: '0C5F5B', radius: 24 } } },
  { name: 'CD328', files: { 'public/robots.txt': 'User-agent: *' } },
  { name: 'CD316', files: guide({ related: ['weekend', 'todya'] }) },
  { name: 'CD201-guide', files: guide({ introduction: undefined }) },
  { name: 'CD205-guide', files: guide({ introduction: 'Too short.' }) },
  { name: 'CD205-frame', files: guide({ timeFrame: 'today' }) },
  { name: 'CD202-guide', files: guide({ isTimeSensitve: false }) },
  { name: 'CD304-guide', files: guide({ locationSpecific: 'harbour' }) },
  { name: 'CD310-guide', files: { ...sampleGuides(), 'landing-pages/about.json': sampleLandingPage() } },
  { name: 'CD201-art', files: soup({ imageUrl: undefined }) },
  {
    name: 'CD317',
    files: { ...soup({ imageUrl: undefined, art: { drawing: 'suop' } }), 'drawings/soup.svg': drawing },
  },
  {
    name: 'CD318',
    files: {
      ...soup({ imageUrl: undefined, art: { drawing: 'soup' } }),
      'drawings/soup.svg': drawing.replace('<path', '<script>alert(1)</script><path'),
    },
  },
  {
    name: 'CD317-label',
    files: { ...soup({ imageUrl: undefined, art: { drawing: 'Soup.svg' } }), 'drawings/soup.svg': drawing },
  },
  { name: 'CD319', files: soup({ coordinates: { lat: 47.6, lon: 122.3 } }) },
  {
    name: 'CD319-city',
    files: { ...site({ city: { ...own('city'), coordinates: { lat: -12, lon: 47.6 } } }), ...southern() },
  },
  { name: 'CD320', files: soup({ ...noPrices, discountPercent: undefined }) },
  { name: 'CD320-twice', files: soup({ offerText: 'Two for one' }) },
  { name: 'CD321', files: soup({ neighborhood: undefined }) },
  { name: 'CD321-twice', files: soup({ citywide: true }) },
  {
    name: 'CD322',
    files: soup({
      hours: [
        { days: ['fri', 'sat'], from: '18:00', to: '02:00' },
        { days: ['sat'], from: '00:00', to: '04:00' },
      ],
    }),
  },
  { name: 'CD323', files: soup({ hours: [{ from: '10:00', to: '10:00' }] }) },
  {
    name: 'CD323-sessions',
    files: soup({ days: ['fri'], sessions: [{ date: '2026-12-12', from: '19:30' }] }),
  },
  { name: 'CD324', files: soup({ sessions: [{ date: '2027-07-01', from: '19:30' }] }) },
  {
    name: 'CD325',
    files: {
      ...soup({ vendor: 'sample-kichen' }),
      'vendors.json': [{ id: 'sample-kitchen', name: 'Sample Kitchen' }],
    },
  },
  { name: 'CD326', files: soup({ facts: { ages: { from: 12, to: 3 } } }) },
  { name: 'CD401' },
  { name: 'CD401-withdrawn', files: soup({ withdrawnDate: '2026-11-02' }) },
  { name: 'CD402', options: { now: '2027-01-20T12:00:00Z' } },
  { name: 'CD205-questions', files: questions({ says: ['Summary of soup.'], fact: 'price' }) },
  { name: 'CD403', files: { 'deal/cake.json': [] } },
  { name: 'CD403-nested', files: { 'deals/2027/cake.json': [] } },
  { name: 'CD404', files: { 'neighborhoods.json': [...list('neighborhoods.json'), hills()] } },
  { name: 'CD405', files: soup({ coordinates: { lat: 45.5, lon: -122.7 } }) },
  {
    name: 'CD406',
    files: soup({ expiryDate: undefined, publishedDate: '2026-08-01', priceCheckedDate: '2026-09-01' }),
  },
  {
    name: 'CD407',
    files: soup({ goodToKnow: 'Fridays from six to eleven.', restrictions: ['21 or older with ID'] }),
  },
  { name: 'CD408', files: guide({ description: 'A “plan”: title of soup, then a walk.' }) },
  {
    name: 'CD409',
    files: site({ assistant: { ...own('assistant'), proxy: 'https://ask.deals.example' } }),
  },
  { name: 'CD410', files: site({ language: 'pt-PT' }) },
  {
    name: 'CD411',
    files: {
      'pages/terms.md':
        '---\ntitle: Terms\nmetaDescription: Our terms.\nlastUpdated: 2026-05-01\nunchecked: true\n---\n\nA draft.\n',
    },
  },
  { name: 'CD412', files: questions({ says: ['Summary of the soup.'] }) },
  { name: 'CD413', files: questions({}, { asked: ['is it VEGAN', 'Is there wi-fi?'] }) },
  { name: 'CD414', files: { 'questions/suop.json': [{ asked: ['is there wifi'] }] } },
  { name: 'CD110', prepare: withCode('parts/DealCrad.tsx', 'export default () => null;\n') },
  { name: 'CD111', prepare: withCode('parts/DealCard.tsx', 'export default () => (\n  <article>;\n') },
  {
    name: 'CD111-export',
    prepare: withCode(
      'pages/about-us.tsx',
      "export const title = 'About us';\nexport default () => <p>We.</p>;\n",
    ),
  },
  {
    name: 'CD113',
    prepare: withCode(
      'parts/DealPrice.tsx',
      "export default function DealPrice({ deal }: { deal: { prices: number[] } }) {\n  return <p>{deal.prices.join(' or ')}</p>;\n}\n",
    ),
  },
  { name: 'CD501', prepare: (rig) => writeFileSync(path.join(rig.folder, 'dist'), '') },
  { name: 'CD502', prepare: holdLock },
  { name: 'CD503', options: { out: 'content/dist' } },
  {
    name: 'CD504',
    run: async (rig) => {
      await rig.build(part(1, 'dist'));
      await rig.build(part(2, 'dist'));
    },
  },
  {
    name: 'CD504-whole',
    run: async (rig) => {
      await rig.build();
      await rig.build(part(2, 'dist'));
    },
  },
  { name: 'CD505', run: (rig) => mergeParts(rig, (parts) => parts.splice(0, 2, 'parts-of-2')) },
  {
    name: 'CD505-whole',
    run: async (rig) => {
      await rig.build();
      await mergeParts(rig, (parts) => parts.push('dist'), 'site');
    },
  },
  { name: 'CD505-cut-off', run: (rig) => mergeParts(rig, () => cutOff(rig, 'build-manifest.json')) },
  { name: 'CD506', run: (rig) => mergeParts(rig, () => cutOff(rig, 'deals.json')) },
  {
    name: 'CD506-interrupted',
    run: (rig) => mergeParts(rig, () => put(rig, '../parts-of-2/1/.city-deals-journal', 'index.html\n')),
  },
  {
    name: 'CD507',
    run: (rig) =>
      mergeParts(rig, () => rig.build({ ...part(2, 'parts-of-2/2'), now: '2026-11-20T12:05:00Z' })),
  },
  {
    name: 'CD507-content',
    run: (rig) =>
      mergeParts(rig, () => {
        rig.edit({ ...about('We like [soup](/deal/soup).') });
        return rig.build(part(2, 'parts-of-2/2'));
      }),
  },
  { name: 'CD508', run: (rig) => mergeParts(rig, (parts) => parts.pop()) },
  { name: 'CD509', run: (rig) => mergeParts(rig, (parts) => parts.push('parts-of-2/1')) },
  { name: 'CD601', run: (rig) => notifyOf(rig) },
  {
    name: 'CD602',
    files: real(),
    run: (rig) => notifyBuilt(rig, () => put(rig, notifiedFile, '<<<<<<< HEAD')),
  },
  { name: 'CD603', files: real({ sampleCatalogue: true }), run: (rig) => notifyBuilt(rig) },
  {
    name: 'CD603-address',
    files: real({ origin: 'https://deals.example' }),
    run: (rig) => notifyBuilt(rig),
  },
  { name: 'CD604', files: real({ indexNow: undefined }), run: (rig) => notifyBuilt(rig) },
  {
    name: 'CD604-unpublished',
    files: real(),
    run: (rig) => notifyBuilt(rig, () => put(rig, `${realSite.indexNow.key}.txt`, '')),
  },
  { name: 'CD605', files: real(), run: (rig) => notifyBuilt(rig, null, { status: 403 }) },
  { name: 'CD605-address', files: real(), run: (rig) => notifyBuilt(rig, null, { status: 422 }) },
  { name: 'CD605-endpoint', files: real(), run: (rig) => notifyBuilt(rig, null, { status: 404 }) },
  { name: 'CD606', files: real(), run: (rig) => notifyBuilt(rig, null, { status: 429, wait: '3600' }) },
  { name: 'CD606-silent', files: real(), run: (rig) => notifyBuilt(rig, null, null) },
  {
    name: 'CD607',
    files: real(),
    run: async (rig) => {
      await rig.build();
      await notifyOf(
        rig,
        { status: 200 },
        faultyFileSystem(0, () => systemError('EACCES')),
      );
    },
  },
  { name: 'CD701', run: (rig) => importClicks(rig, 'access.log', null) },
  {
    name: 'CD701-packed',
    run: (rig) => importClicks(rig, 'access.log.gz', gzipSync(clickLine).subarray(0, 90)),
  },
  { name: 'CD702', run: (rig) => importClicks(rig, 'app.log', '\nNov 20 09:00:00 web app[7]: started\n') },
  { name: 'CD702-list', run: (rig) => importClicks(rig, 'app.json', '[{ "path": "/deal/soup" }]\n') },
  {
    name: 'CD703',
    files: { '../clicks.json': { ...emptyLedger, clicks: { soup: '12' } } },
  },
  {
    name: 'CD703-merge',
    files: { '../clicks.json': '<<<<<<< HEAD\n{ "version": 2 }\n' },
  },
  {
    name: 'CD703-earlier',
    files: { '.clicks.json': '<<<<<<< HEAD\n' },
    run: (rig) => importClicks(rig, 'a.log', ''),
  },
  {
    name: 'CD706',
    files: { 'drawings/taco.svg': drawing.replace('viewBox', 'data-palette="house" viewBox') },
    run: (rig) =>
      runNewDrawing(rig.deps, { content: 'content', sources: ['taco'], upright: false, house: false }),
  },
  { name: 'CD707', run: (rig) => importAll(rig, 'id,title,vendor,price\n1,"Soup,Cantina,5\n') },
  {
    name: 'CD708',
    run: async (rig) => {
      await importAll(rig, 'id,title,vendor,price\n1,Lentils,Cantina,5\n2,Rice,Cantina,6\n');
      await importAll(rig, 'id,title,vendor,price\n1,Lentils,Cantina,5\n');
    },
  },
  { name: 'CD709', run: (rig) => importAll(rig, 'id,title,vendor,price\n1,Lentils,Cantina,call us\n') },
  {
    name: 'CD710',
    run: (rig) => importAll(rig, 'id,title,vendors,price,about,ends,area\n1,Lentils,Cantina,5,,,\n'),
  },
  { name: 'CD711', run: (rig) => importAll(rig, 'id,title,vendor,price\n') },
  {
    name: 'CD704',
    files: { '../clicks.json': emptyLedger },
    run: (rig) => importClicks(rig, 'access.log', clickLine, importMeanwhile(rig)),
  },
  {
    name: 'CD705',
    run: (rig) =>
      importClicks(
        rig,
        'access.log',
        clickLine,
        faultyFileSystem(0, () => systemError('EACCES')),
      ),
  },
];

function all() {
  return { heading: 'Popular', note: 'Now', links: [{ label: 'All', href: '/deals' }] };
}

function own(key: string): object {
  return city['site.json'][key] as object;
}

function list(file: string): Record<string, unknown>[] {
  return city[file] as Record<string, unknown>[];
}

function food(): Record<string, unknown> {
  return list('categories.json')[0] ?? {};
}

/** Neighborhoods of a city that swapped its own coordinates. */
function southern() {
  const coordinates = { lat: 47.6, lon: -12 };
  return { 'neighborhoods.json': list('neighborhoods.json').map((item) => ({ ...item, coordinates })) };
}

function hills(): Record<string, unknown> {
  return { ...list('neighborhoods.json')[1], id: 'hills', label: 'Hills' };
}

function withCode(file: string, text: string) {
  return (rig: Rig) => writeOwnCode(rig.folder, { [file]: text });
}

function holdLock(rig: Rig): void {
  mkdirSync(path.join(rig.folder, 'dist'));
  const lock = { pid: 4711, host: 'other-machine', since: '2026-11-20T11:59:00.000Z' };
  writeFileSync(path.join(rig.folder, 'dist', '.city-deals-lock'), JSON.stringify(lock));
}

/** Joins two parts, once something was done to them. */
async function mergeParts(rig: Rig, change: (parts: string[]) => unknown, out = 'dist'): Promise<void> {
  const parts = await buildParts(rig, 2);
  await change(parts);
  await merge(rig, parts, { out });
}

const part = (index: number, out: string): BuildOptions => ({ shard: { index, count: 2 }, out });

const cutOff = (rig: Rig, file: string) => truncateSync(path.join(rig.folder, 'parts-of-2/1', file), 400);

const clickLine =
  '203.0.113.7 - - [20/Nov/2026:07:00:00 +0000] "GET /click.txt?path=/deal/soup HTTP/2.0" 200 0 "-" "Firefox/150.0"\n';

/** The site as it would be with real offers, an address and a key. */
function real(fields: Record<string, unknown> = {}) {
  return site({ popularSearches: all(), ...realSite, ...fields });
}

function put(rig: Rig, file: string, content: string): void {
  writeFileSync(path.join(rig.folder, 'dist', file), content);
}

/** Imports the log `file`, which is not there where it is `null`. */
function importClicks(rig: Rig, file: string, log: string | Uint8Array | null, fs = rig.deps.fs) {
  if (log !== null) writeFileSync(path.join(rig.folder, file), log);
  const options = { logs: [file], content: 'content', dryRun: false, json: false };
  return runClicksImport({ ...rig.deps, fs }, options);
}

/** Imports a feed into the content of a rig. */
function importAll(rig: Rig, feed: string) {
  putFiles(rig, { 'feeds/partner.json': plainMap, 'feed.csv': feed });
  return importFeeds(rig, { source: 'feed.csv' });
}

/** A disk on which another program writes the ledger of clicks after it was opened. */
function importMeanwhile({ folder, deps: { fs } }: Rig): FileSystem {
  const target = path.join(folder, 'clicks.json');
  let isOpened = false;
  return {
    ...fs,
    readText(file) {
      if (file === target && isOpened) writeFileSync(target, '{}');
      isOpened ||= file === target;
      return fs.readText(file);
    },
  };
}

/** All that is printed of a build's errors, or of its warnings of the code that is meant. */
async function printed({ name, files, prepare, options, run }: Break): Promise<string> {
  // The golden shows one fault: links to deals that a break takes away would add others.
  const rig = createRig({ ...city, ...site({ popularSearches: all() }), ...files });
  prepare?.(rig);
  await (run ? run(rig) : rig.build(options));
  const texts = rig.events.flatMap((event) =>
    event.type === 'diagnostics'
      ? event.items
          .filter(({ severity, code }) => severity === 'error' || code === codeOf(name))
          .map((item) => printDiagnostic(item, { colors: false, textOf: event.textOf }))
      : [],
  );
  return `${texts.join('\n\n')}\n`;
}

const codeOf = (name: string) => name.slice(0, 5) as DiagnosticCode;

/** Codes that no content and no folder can cause in a test, each with its reason. */
const withoutGolden: Partial<Record<DiagnosticCode, string>> = {
  CD112:
    'esbuild is installed wherever tests run; tests/integration/package.test.ts has a project without it',
};

describe('cli/diagnostics', () => {
  it.each(breaks)('says exactly what is wrong: $name', async (broken) => {
    const file = path.join(folder, `${broken.name}.txt`);
    const now = await printed(broken);
    expect(now).toContain(`${codeOf(broken.name)} ${diagnosticCodes[codeOf(broken.name)]}`);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, now);
    expect(now).toBe(existsSync(file) ? readFileSync(file, 'utf8') : '');
  });

  it('has a golden for every code of the catalogue, or a reason', () => {
    const covered = new Set<string>([
      ...breaks.map(({ name }) => codeOf(name)),
      ...Object.keys(withoutGolden),
    ]);
    expect(Object.keys(diagnosticCodes).filter((code) => !covered.has(code))).toEqual([]);
  });

  it('has no golden that nothing compares with', () => {
    const names = new Set(breaks.map(({ name }) => `${name}.txt`));
    expect(readdirSync(folder).filter((file) => !names.has(file))).toEqual([]);
  });
});
