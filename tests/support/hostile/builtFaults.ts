import { fileOfPath } from '../../../data/model/routes.ts';
import { parseXml } from '../../unit/cli/support/strictXml.ts';
import { brokenReferences } from '../references.ts';
import { marker } from './payloads.ts';

/** The problems of a built site's files, whatever its content; those of `before` were already checked. */
export function faultsOfSite(
  files: ReadonlyMap<string, Buffer>,
  before: ReadonlyMap<string, Buffer> = new Map(),
): string[] {
  const texts = Object.fromEntries([...files].map(([file, bytes]) => [file, bytes.toString('utf8')]));
  const faults = Object.entries(texts).flatMap(([file, text]) => {
    if (files.get(file) === before.get(file)) return [];
    if (file.endsWith('.html')) return faultsOfPage(text).map((fault) => `${file}: ${fault}`);
    if (file.endsWith('.xml')) return faultOf(file, () => parseXml(text));
    if (/\.(?:json|webmanifest)$/.test(file)) return faultOf(file, () => JSON.parse(text));
    if (file.endsWith('.svg') && /\bfunction\b|undefined|NaN|\[object /.test(text))
      return [`${file} shows the program`];
    if (/^_|\.txt$/.test(file) && text.includes(marker)) return [`${file} carries foreign words`];
    return [];
  });
  return [...faults, ...brokenReferences(texts), ...missingFromManifest(files)];
}

function faultOf(file: string, parse: () => unknown): string[] {
  try {
    parse();
    return [];
  } catch (error) {
    return [`${file}: ${error}`];
  }
}

function missingFromManifest(files: ReadonlyMap<string, Buffer>): string[] {
  const manifest = JSON.parse(files.get('build-manifest.json')?.toString('utf8') ?? '{}');
  const named = [
    ...Object.keys(manifest.pages ?? {}).map((path) => fileOfPath(path)),
    ...Object.keys(manifest.files ?? {}),
  ];
  return named.filter((file) => !files.has(file)).map((file) => `the manifest names ${file}`);
}

const dataScript = /<script type="application\/(?:ld\+)?json"[^>]*>(.*?)<\/script>/gs;

function faultsOfPage(html: string): string[] {
  const faults: string[] = [];
  if (!html.trimEnd().endsWith('</html>')) faults.push('is cut off');
  for (const [, data = ''] of html.matchAll(dataScript)) {
    faults.push(...faultOf('data in the page', () => JSON.parse(data)));
    if (data.includes('<')) faults.push('has data that can end its script');
  }
  const rest = html.replace(dataScript, '');
  if (new RegExp(`<${marker}`, 'i').test(rest)) faults.push('has an element of the content');
  for (const [name, value] of attributesIn(rest)) {
    if (name.includes(marker) || /^on/.test(name)) faults.push('has an attribute of the content');
    if (
      /^(?:href|src|action|srcset)$/.test(name) &&
      !/^(?:\/(?!\/)|https:\/\/|mailto:|tel:\+?\d+$|#|\?|$)/.test(value)
    ) {
      faults.push(`has ${name}="${value.slice(0, 60)}"`);
    }
  }
  const unmeant =
    /="(?:[^"]*[\s,(])?(?:NaN|undefined|null|-?Infinity|\[object Object\])(?:[\s,)][^"]*)?"|>(?:NaN|undefined|null|\[object Object\])</;
  const found = unmeant.exec(rest);
  if (found) faults.push(`says ${found[0].slice(0, 80)}`);
  return faults;
}

const tag = /<[a-z][^\s/>]*((?:\s+[^\s=>"'/]+(?:=(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const attribute = /\s([^\s=>"'/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Names and values of all attributes, as a browser reads them. */
const attributesIn = (html: string): [name: string, value: string][] =>
  [...html.matchAll(tag)].flatMap(([, attributes = '']) =>
    [...attributes.matchAll(attribute)].map(([, name = '', double, single, bare]): [string, string] => [
      name.toLowerCase(),
      double ?? single ?? bare ?? '',
    ]),
  );
