import * as path from 'node:path';
import type { ContentStage } from '../../../content/importJournal.ts';
import type { FileSystem } from '../../../files/fileSystem.ts';
import { digest } from '../../../files/hash.ts';
import type { FeedCity } from '../mapping/feedCity.ts';
import { createPosterChooser } from '../mapping/posterFor.ts';
import type { DealEntry } from '../sync/dealFile.ts';
import { fieldsOfOffer, type HeldOffer } from '../sync/heldOffers.ts';
import type { DownloadedPicture } from './downloadPicture.ts';

/** Where the pictures of a feed are. */
export interface PictureFolder {
  readonly fs: FileSystem;
  /** The content folder. */
  readonly folder: string;
  readonly feed: string;
  readonly city: FeedCity;
}

/** Gives a deal the picture that is in the content for the address in its row, or a poster for one that cannot be brought in. */
export type PlacePicture = (fields: DealEntry) => DealEntry;

/** How many pictures are downloaded at a time. */
const downloads = 6;

const folderOf = (feed: string) => `images/feeds/${feed}`;
const nameOf = (address: string) => digest(address);

/** Places the pictures that earlier imports have brought in. */
export function placeKnownPictures(pictures: PictureFolder): PlacePicture {
  const known = knownPictures(pictures);
  return (fields) => placed(fields, known.get(nameOf(String(fields.imageUrl))));
}

/** Brings the pictures of offers into the content, and places them. */
export async function fetchPictures(
  pictures: PictureFolder,
  offers: readonly HeldOffer[],
  stage: ContentStage,
  download: (address: string) => Promise<DownloadedPicture | null>,
): Promise<PlacePicture> {
  const known = knownPictures(pictures);
  const addresses = offers
    .map((offer) => fieldsOfOffer(offer).imageUrl)
    .filter((address) => isRemote(address));
  const wanted = [...new Set(addresses)].filter((address) => !known.has(nameOf(address)));
  const queue = wanted.values();
  async function work(): Promise<void> {
    for (const address of queue) {
      const picture = await download(address);
      if (picture === null) continue;
      const file = `${folderOf(pictures.feed)}/${nameOf(address)}${picture.extension}`;
      stage.write(file, picture.bytes);
      known.set(nameOf(address), file);
    }
  }
  await Promise.all(Array.from({ length: downloads }, work));
  const posterFor = createPosterChooser(pictures.city.drawings);
  const categories = new Map(pictures.city.categories.map((category) => [category.id, category]));
  return (fields) => {
    const file = known.get(nameOf(String(fields.imageUrl)));
    if (file !== undefined || !isRemote(fields.imageUrl)) return placed(fields, file);
    const { imageUrl: _, ...others } = fields;
    return { ...others, ...posterFor(String(fields.title), categories.get(String(fields.category))) };
  };
}

const isRemote = (address: unknown): address is string =>
  typeof address === 'string' && /^https:/i.test(address);

const placed = (fields: DealEntry, file: string | undefined): DealEntry =>
  file === undefined || !isRemote(fields.imageUrl) ? fields : { ...fields, imageUrl: file };

/** The files of pictures by their names without the extension. */
function knownPictures({ fs, folder, feed }: PictureFolder): Map<string, string> {
  const pictures = path.join(folder, folderOf(feed));
  const files = fs.exists(pictures) ? fs.list(pictures) : [];
  return new Map(files.map((file) => [path.posix.parse(file).name, `${folderOf(feed)}/${file}`]));
}
