import { type MeasuredPicture, measurePicture } from '../../../content/pictureSize.ts';
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

/** The encoders of pages draw nothing longer; more pixels than any camera has would only take memory. */
const maxSide = 0x3fff;
const maxPixels = 100_000_000;

/** The picture at an address; `null` if it is dead, too large, cut off, or no picture by its content. */
export async function downloadPicture(
  address: string,
  allowLocal: boolean,
): Promise<DownloadedPicture | null> {
  try {
    const bytes = await readBytes(address, allowLocal);
    const picture = bytes && measurePicture(bytes);
    if (!bytes || !picture || typeof picture === 'string') return null;
    const extension = extensions[picture.format ?? ''];
    if (extension === undefined || !hasUsualSize(picture)) return null;
    return (await canBeDrawn(bytes)) ? { bytes, extension } : null;
  } catch (caught) {
    const error = fetchError(caught);
    if (error instanceof FeedError) return null;
    throw error;
  }
}

const hasUsualSize = ({ width, height }: MeasuredPicture) =>
  Math.max(width, height) <= maxSide && width * height <= maxPixels;

/** Whether a picture is there to its end: a build would stop at one that is not. */
async function canBeDrawn(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp');
  try {
    await sharp(bytes).resize(16, 16).raw().toBuffer();
    return true;
  } catch {
    return false;
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
