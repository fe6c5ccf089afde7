import * as path from 'node:path';
import { memoize } from '../../../data/model/memoize.ts';
import { slugFromText } from '../../../data/model/slugFromText.ts';
import type { SitePicture } from '../../content/site.ts';
import { digest } from '../../files/hash.ts';

/** The file in the output folder of an asset with a hash of `source` in its name, so that it never changes. */
export function assetFile(name: string, source: unknown, extension: string): string {
  const hash = digest(JSON.stringify(source)).slice(0, 10);
  return `assets/${safeName(name)}-${hash}.${extension}`;
}

/** The file in the output folder of a picture that is published as it is. Each page asks for some. */
export const publishedFile = memoize(
  ({ file, hash }: Extract<SitePicture, { kind: 'file' }>): string =>
    `assets/${safeName(file)}-${hash}${path.extname(file).toLowerCase()}`,
  new WeakMap(),
);

/** The name of a content file in addresses: hosts differ in spaces, capitals and accents. */
const safeName = (file: string): string => slugFromText(path.basename(file, path.extname(file))) || 'picture';
