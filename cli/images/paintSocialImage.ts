import * as path from 'node:path';
import type { SocialBrand, SocialCard } from '../../data/model/pages/socialCard.ts';
import { picturesOf, SocialImage } from '../../templates/social/SocialImage.tsx';
import { frame } from '../../templates/social/setting.ts';
import { typefaces } from '../../templates/social/typefaces.ts';
import type { FileSystem } from '../files/fileSystem.ts';
import { UnpaintablePicture } from './brokenPicture.ts';
import { preparePicture } from './preparePicture.ts';
import { readGlyphs } from './readGlyphs.ts';

/** With what a painter paints. */
export interface SocialMaterials {
  readonly fs: Pick<FileSystem, 'read'>;
  /** The folder of the files that `typefaces` names. */
  readonly fontsFolder: string;
  readonly brand: SocialBrand;
  /** The file at an address that a card or the brand names. */
  readonly readPicture: (address: string) => Uint8Array;
}

/** The picture of `card` as JPEG, 1200 × 630. Rejects, naming the address, where a picture cannot be read. */
export type SocialPainter = (card: SocialCard) => Promise<Uint8Array>;

/** Flat colors and large letters: more shows no difference, less shows rings around letters. */
const jpeg = { quality: 80, chromaSubsampling: '4:4:4' } as const;

/**
 * A painter of the pictures of a site. The same card makes the same bytes. Fonts and libraries are loaded with the
 * first picture.
 */
export function createSocialPainter(materials: SocialMaterials): SocialPainter {
  const { brand } = materials;
  let opening: ReturnType<typeof openStudio> | null = null;
  /** Pictures of the brand, which many cards share. */
  const shared = new Map<string, Promise<string>>();
  const sharedAddresses = new Set([brand.mark, brand.face, brand.skyline.light, brand.skyline.dark]);

  return async (card) => {
    opening ??= openStudio(materials);
    const { satori, sharp, fonts, glyphs } = await opening;

    const prepare = (address: string): Promise<string> => {
      const known = shared.get(address);
      if (known) return known;
      const prepared = readPicture(materials, address).then((bytes) => preparePicture(sharp, bytes));
      const named = prepared.catch((error) => Promise.reject(new UnpaintablePicture(address, error)));
      if (sharedAddresses.has(address)) shared.set(address, named);
      return named;
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

/** Both libraries are large: commands that paint nothing must not load them. */
async function openStudio({ fs, fontsFolder }: SocialMaterials) {
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
