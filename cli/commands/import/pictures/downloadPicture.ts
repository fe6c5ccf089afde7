import { measurePicture } from '../../../content/pictureSize.ts';
import { pictureProblem } from '../../../content/unusablePicture.ts';
import { FeedError } from '../rows/feedRow.ts';
import { fetchError, fetchPublic } from '../source/fetchPublic.ts';

/** A picture that can be published. */
export interface DownloadedPicture {
  readonly bytes: Uint8Array;
  /** With its dot, by its content. */
  readonly extension: string;
}

const maxBytes = 10_000_000;
const timeouts = { idleMs: 10_000, totalMs: 30_000 };
const extensions: Readonly<Record<string, string>> = {
  jpg: '.jpg',
  png: '.png',
  webp: '.webp',
  avif: '.avif',
  gif: '.gif',
};

/** The picture at an address; `null` if it is dead, too large, or no picture by its content. */
export async function downloadPicture(
  address: string,
  allowLocal: boolean,
): Promise<DownloadedPicture | null> {
  try {
    const bytes = await readBytes(address, allowLocal);
    const picture = bytes && measurePicture(bytes);
    if (!bytes || !picture || typeof picture === 'string') return null;
    const extension = extensions[picture.format ?? ''];
    return extension === undefined || pictureProblem(`picture${extension}`, picture)
      ? null
      : { bytes, extension };
  } catch (caught) {
    const error = fetchError(caught);
    if (error instanceof FeedError) return null;
    throw error;
  }
}

async function readBytes(address: string, allowLocal: boolean): Promise<Buffer | null> {
  const headers = {
    Accept: 'image/avif,image/webp,image/*',
    'Accept-Encoding': 'identity',
    'User-Agent': 'city-deals',
  };
  const response = await fetchPublic(address, { allowLocal, headers, ...timeouts });
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (response.statusCode !== 200) return null;
    for await (const chunk of response) {
      size += chunk.length;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    response.destroy();
  }
}
