import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import satori, { type SatoriNode } from 'satori';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { readGlyphs } from '../../../../cli/images/readGlyphs.ts';
import type {
  DealSocialCard,
  GuideSocialCard,
  ListingSocialCard,
  PageSocialCard,
  SocialBrand,
  SocialCard,
} from '../../../../data/model/pages/socialCard.ts';
import { defaultPalette } from '../../../../data/model/theme/palette.ts';
import { defaultFamilies } from '../../../../data/model/theme/toneFamilies.ts';
import { SocialImage } from '../../../../templates/social/SocialImage.tsx';
import { frame, type SocialSetting } from '../../../../templates/social/setting.ts';
import { typefaces } from '../../../../templates/social/typefaces.ts';

export const fontsFolder = path.join(root, 'templates', 'social', 'fonts');

const fontFile = (file: string) => readFileSync(path.join(fontsFolder, file));
const glyphsOf = (file: string) => readGlyphs(fontFile(file));

export const sampleGlyphs: SocialSetting['glyphs'] = {
  display: glyphsOf(typefaces.display.file),
  label: glyphsOf(typefaces.label.file),
  text: glyphsOf(typefaces.text.file),
};

export const sampleBrand: SocialBrand = {
  siteName: 'Springfield Deals',
  palette: defaultPalette,
  families: defaultFamilies,
  mark: '/assets/mark.svg',
  skyline: { light: '/assets/city-by-day.svg', dark: '/assets/city-by-night.svg' },
  face: '/assets/face.svg',
};

export const sampleDeal: DealSocialCard = {
  kind: 'deal',
  title: 'Pie night for two',
  category: { label: 'Food & Drink', tone: 'ember' },
  area: 'Old Mill',
  vendor: 'Mill Bakery',
  price: '$32',
  isInWords: false,
  originalPrice: '$50',
  seal: ['36%', 'off'],
  end: 'Until Dec 6, 2027',
  poster: '/assets/pie.svg',
};

export const sampleListing: ListingSocialCard = {
  kind: 'listing',
  title: 'All deals in Springfield',
  count: '85 deals',
  tone: null,
  posters: ['/assets/pie.svg', '/assets/tea.svg', '/assets/boat.svg', '/assets/bike.svg'],
};

export const sampleGuide: GuideSocialCard = {
  kind: 'guide',
  title: 'Things to do in Springfield',
  range: 'This Weekend, Dec 3–5',
  scene: 'dusk',
};

export const samplePage: PageSocialCard = {
  kind: 'page',
  title: 'Springfield, for less.',
  line: 'A guide who knows which deal fits tonight.',
  art: 'skyline',
};

/** One card of each kind and of each look. */
export const sampleCards: readonly SocialCard[] = [
  sampleDeal,
  { ...sampleDeal, end: null },
  sampleListing,
  { ...sampleListing, tone: 'sky', posters: [] },
  { ...sampleListing, posters: ['/assets/pie.svg', '/assets/tea.svg'] },
  sampleGuide,
  { ...sampleGuide, scene: 'fireworks' },
  { ...sampleGuide, scene: 'flags', range: null },
  samplePage,
  { ...samplePage, art: 'face', line: null },
];

/** `card` with `title`. */
export const titled = (card: SocialCard, title: string): SocialCard => ({ ...card, title });

/** A drawing of one color. */
export const drawing = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><rect width="800" height="600" fill="${color}"/></svg>`;

/** What satori makes of a card: the boxes of its texts in the frame, and the pictures that were asked for. */
export async function layOut(card: SocialCard): Promise<{ texts: SatoriNode[]; asked: Set<string> }> {
  const asked = new Set<string>();
  const dataUri = (address: string) => {
    asked.add(address);
    return `data:image/svg+xml;base64,${Buffer.from(drawing('#888')).toString('base64')}`;
  };
  const setting: SocialSetting = { brand: sampleBrand, glyphs: sampleGlyphs, dataUri };
  const texts: SatoriNode[] = [];
  const fonts = Object.values(typefaces).map(({ family, weight, file }) => ({
    name: family,
    weight,
    data: fontFile(file),
  }));
  await satori(SocialImage({ card, setting }), {
    ...frame,
    fonts,
    onNodeDetected: (node) => {
      if (node.textContent) texts.push(node);
    },
  });
  return { texts, asked };
}
