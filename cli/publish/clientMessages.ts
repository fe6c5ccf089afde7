import type { Catalogue } from '../../data/messages/catalogue.ts';
import { scriptInWords } from '../../data/messages/scriptMessages.ts';
import type { AssetManifest } from '../../data/model/pages/page.ts';
import { isRightToLeft } from '../../data/model/script.ts';
import { digest } from '../files/hash.ts';
import type { EngineAssets } from './engine.ts';

/** The scripts of an engine in the words of a site, and its style sheets for the direction of its language. */
export interface ClientMessages {
  readonly assets: AssetManifest;
  /** The files to publish, by the names that they have in the engine. */
  readonly files: ReadonlyMap<string, string>;
  /** What the file with this name in the engine is published with. */
  readonly contentOf: (file: string, bytes: Uint8Array) => Uint8Array;
}

/** Scripts have a hash in their names, which other scripts import them by; it must differ where the words do. */
const scriptHash = /(?<=-)[A-Za-z0-9]{8}(?=\.js$)/;

/** What browsers load in the words of `catalogue`, from the client of an engine. */
export function clientMessages(
  {
    assets: { rightToLeftStyles, ...assets },
    files,
  }: { readonly assets: EngineAssets; readonly files: readonly string[] },
  catalogue: Catalogue,
): ClientMessages {
  const words = digest(JSON.stringify([catalogue.tag, catalogue.texts]));
  const hashes = new Set(files.flatMap((file) => scriptHash.exec(file)?.[0] ?? []));
  const renamed = new Map([...hashes].map((hash) => [hash, digest(`${hash}${words}`).slice(0, 8)]));
  const anyHash = new RegExp([...hashes].join('|') || '(?!)', 'g');
  const rename = (text: string) => text.replace(anyHash, (hash) => renamed.get(hash) ?? hash);
  const localize = (script: string) => rename(scriptInWords(script, catalogue));
  return {
    assets: {
      ...assets,
      styles: isRightToLeft(catalogue.tag) ? rightToLeftStyles : assets.styles,
      headScript: localize(assets.headScript),
      enhanceScript: rename(assets.enhanceScript),
      worker: { main: localize(assets.worker.main), remove: localize(assets.worker.remove) },
      files: assets.files.map(rename),
    },
    files: new Map(files.map((file) => [file, rename(file)])),
    contentOf: (file, bytes) =>
      file.endsWith('.js') ? Buffer.from(localize(Buffer.from(bytes).toString())) : bytes,
  };
}
