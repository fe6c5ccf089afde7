import { temporarySuffix } from '../../../cli/files/fileSystem.ts';
import { journalFile } from '../../../cli/publish/lastBuild.ts';
import { lockFile } from '../../../cli/publish/outputLock.ts';

/** All files of a folder with their bytes in base 64, by their paths. */
export type Snapshot = Readonly<Record<string, string>>;

/** Files that exist only during a build. */
const isWorking = (file: string) =>
  file.endsWith(temporarySuffix) || file.startsWith(lockFile) || file === journalFile;

/**
 * The problems of an output folder whose build was cut off: files of neither edition, pages that refer to missing files,
 * and links, in pages or in files for programs, to missing pages.
 */
export function faultsOfCutOff(files: Snapshot, editions: readonly Snapshot[]): string[] {
  const present = new Set(Object.keys(files).filter((file) => !isWorking(file)));
  const text = (file: string) => Buffer.from(files[file] ?? '', 'base64').toString('utf8');
  const pages = [...present].filter((file) => file.endsWith('.html'));
  const halfWritten = [...present].filter(
    (file) => !editions.some((edition) => edition[file] === files[file]),
  );
  return [
    ...halfWritten.map((file) => `${file} is of no edition`),
    ...pages.flatMap((file) => faultsOfPage(file, text(file), present)),
    ...deadEnds(present, text),
    ...namedByMachines(present, text),
  ];
}

function faultsOfPage(file: string, html: string, present: ReadonlySet<string>): string[] {
  const isWhole = html.startsWith('<!') && html.trimEnd().endsWith('</html>');
  const assets = addressesIn(html).filter((address) => address.startsWith('/assets/'));
  const gone = assets.filter((address) => !present.has(address.slice(1)));
  return [
    ...(isWhole ? [] : [`${file} is cut off`]),
    ...gone.map((address) => `${file} asks for ${address}`),
  ];
}

/** Pages at which a visit can begin: home, and what a host answers with for an unknown address. */
const entrances = ['index.html', '404.html'];

function deadEnds(present: ReadonlySet<string>, text: (file: string) => string): string[] {
  const queue = entrances.filter((file) => present.has(file));
  const seen = new Set(queue);
  const faults: string[] = [];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    for (const address of addressesIn(text(file))) {
      const target = /\.\w+$/.test(address) ? address.slice(1) : pageAt(address);
      if (!present.has(target)) faults.push(`${file} leads to ${address}`);
      else if (target.endsWith('.html') && !seen.has(target)) {
        seen.add(target);
        queue.push(target);
      }
    }
  }
  return faults;
}

/** Addresses that the site map, the feed, the data of searches and the manifest name. */
function namedByMachines(present: ReadonlySet<string>, text: (file: string) => string): string[] {
  const named = (file: string, pattern: RegExp, fileAt: (name: string) => string) =>
    [...text(file).matchAll(pattern)]
      .map(([, name = '']) => fileAt(name))
      .filter((target) => !present.has(target))
      .map((target) => `${file} names ${target}`);
  const manifest = present.has('build-manifest.json') ? JSON.parse(text('build-manifest.json')) : {};
  const listed = [
    ...Object.values<{ file: string }>(manifest.pages ?? {}).map(({ file }) => file),
    ...Object.keys(manifest.files ?? {}),
  ];
  return [
    ...named('sitemap.xml', /<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g, pageAt),
    ...named('feed.xml', /<guid[^>]*>https:\/\/[^/<]+([^<]*)<\/guid>/g, pageAt),
    ...named('deals.json', /"slug":"([^"]+)"/g, (slug) => `deal/${slug}.html`),
    ...listed.filter((file) => !present.has(file)).map((file) => `the manifest names ${file}`),
  ];
}

const pageAt = (address: string) =>
  address === '' || address === '/' ? 'index.html' : `${address.slice(1)}.html`;

/** Addresses on the site itself that a page asks for or links to. */
function addressesIn(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action|poster)="(\/[^"]*)"/g)].map(
    ([, value = '']) => value,
  );
  const sets = [...html.matchAll(/\s(?:imagesrcset|srcset)="([^"]*)"/gi)].flatMap(([, value = '']) =>
    value.split(',').map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  );
  const own = [...single, ...sets].filter((value) => /^\/(?!\/)/.test(value));
  return [...new Set(own.map((value) => value.replace(/[?#].*$/, '')))];
}
