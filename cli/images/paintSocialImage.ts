import * as path from 'node:path';
import type { Sharp } from 'sharp';
import type { SocialBrand, SocialCard } from '../../data/model/pages/socialCard.ts';
import { picturesOf, SocialImage } from '../../templates/social/SocialImage.tsx';
import { frame } from '../../templates/social/setting.ts';
import { typefaces } from '../../templates/social/typefaces.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { UnpaintablePicture } from './brokenPicture.ts';
import { readGlyphs } from './readGlyphs.ts';

/** What a painter needs. */
export interface SocialMaterials {
  readonly fs: Pick<FileSystem, 'read'>;
  /** The folder of the font files in `typefaces`. */
  readonly fontsFolder: string;
  readonly brand: SocialBrand;
  /** The picture at an address of the site. */
  readonly readPicture: (address: string) => Uint8Array;
}

/** Paints a card as JPEG, 1200 × 630. Rejects with UnpaintablePicture if a picture in it cannot be read. */
export type SocialPainter = (card: SocialCard) => Promise<Uint8Array>;

/** Higher quality makes no visible difference; lower shows artifacts around letters. */
const jpeg = { quality: 80, chromaSubsampling: '4:4:4' } as const;

/** A painter for a site. The same card always results in the same bytes. Loads fonts and libraries with the first picture. */
export function createSocialPainter(materials: SocialMaterials): SocialPainter {
  const { brand } = materials;
  let loading: ReturnType<typeof loadTools> | null = null;
  /** Pictures of the brand, which many cards share. */
  const sharedUris = new Map<string, Promise<string>>();
  const sharedAddresses = new Set([brand.mark, brand.face, brand.skyline.light, brand.skyline.dark]);

  return async (card) => {
    loading ??= loadTools(materials);
    const { satori, sharp, fonts, glyphs } = await loading;

    const prepare = (address: string): Promise<string> => {
      const sharedUri = sharedUris.get(address);
      if (sharedUri) return sharedUri;
      const prepared = readPicture(materials, address).then((bytes) => toDataUri(sharp, bytes));
      const uri = prepared.catch((error) => Promise.reject(new UnpaintablePicture(address, error)));
      if (sharedAddresses.has(address)) sharedUris.set(address, uri);
      return uri;
    };
    const addresses = picturesOf(card, brand);
    const uris = await Promise.all(addresses.map(prepare));
    const pictures = new Map(addresses.map((address, index) => [address, uris[index] ?? '']));
    const setting = { brand, glyphs, dataUri: (address: string) => pictures.get(address) ?? '' };
    const svg = await satori(SocialImage({ card, setting }), { ...frame, fonts });
    return sharp(Buffer.from(svg)).jpeg(jpeg).toBuffer();
  };
}

async function readPicture(materials: SocialMaterials, address: string): Promise<Uint8Array> {
  return materials.readPicture(address);
}

/** Imports the libraries late: both are large, and most commands need neither of them. */
async function loadTools({ fs, fontsFolder }: SocialMaterials) {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const read = (file: string) => fs.read(path.join(fontsFolder, file));
  const files = {
    display: read(typefaces.display.file),
    label: read(typefaces.label.file),
    text: read(typefaces.text.file),
  };
  const font = (name: keyof typeof files) => ({
    name: typefaces[name].family,
    weight: typefaces[name].weight,
    style: 'normal' as const,
    data: Buffer.from(files[name]),
  });
  return {
    satori,
    sharp,
    fonts: [font('display'), font('label'), font('text')],
    glyphs: {
      display: readGlyphs(files.display),
      label: readGlyphs(files.label),
      text: readGlyphs(files.text),
    },
  };
}

type SharpFunction = typeof import('sharp').default;

/** The largest width or height of a picture in a social image, in pixels. */
const maxPictureSize = 1200;

/**
 * The picture in `bytes` as a data URI in a format that SVG renderers support: drawings stay as they are, photos become
 * JPEG, or PNG if they have transparency. Rejects anything that is not a picture.
 */
async function toDataUri(sharp: SharpFunction, bytes: Uint8Array): Promise<string> {
  const { format, hasAlpha } = await sharp(bytes).metadata();
  if (format === 'svg') return dataUri('svg+xml', bytes);
  const photo: Sharp = sharp(bytes)
    .autoOrient()
    .resize({ width: maxPictureSize, height: maxPictureSize, fit: 'inside', withoutEnlargement: true });
  return hasAlpha
    ? dataUri('png', await photo.png().toBuffer())
    : dataUri('jpeg', await photo.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer());
}

const dataUri = (type: string, bytes: Uint8Array) =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
