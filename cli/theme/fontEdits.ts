import type { FaceEdit, TokenEdit } from '../../data/model/theme/themedSheet.ts';
import { boldFrom, type FontMetrics } from '../fonts/readFont.ts';

/** A font of a city: its address, and what is needed to stand in for it. */
export interface LoadedFont {
  readonly use: FontUse;
  readonly family: string;
  readonly href: string;
  readonly metrics: FontMetrics;
}

/** The tokens of client/styles/tokens.css that hold fonts. */
export type FontUse = 'display' | 'text';

/** The faces of client/styles/fonts.css by use. */
const defaultFaces: Readonly<Record<FontUse, readonly string[]>> = {
  display: ['Bricolage Grotesque', 'Bricolage Fallback'],
  text: ['Inter', 'Inter Fallback'],
};

/** The faces of a font, and of the system fonts that stand in for it until it has loaded, as wide and as tall. */
export const faceEdit = (font: LoadedFont): FaceEdit => ({
  replaced: defaultFaces[font.use],
  css: webFace(font) + standIns(font).join(''),
});

function webFace({ use, family, href, metrics }: LoadedFont): string {
  const [least, most] = metrics.weights;
  // A display font of one weight is meant to be shown as it is: browsers would embolden it.
  const weight =
    least === most && use === 'display' ? allWeights : least === most ? `${least}` : `${least} ${most}`;
  return printFace(family, [`src:url("${href}")`, `font-weight:${weight}`, 'font-display:fallback']);
}

const allWeights = '1 1000';

const standInName = (family: string) => `${family} Fallback`;

function standIns({ use, family, metrics }: LoadedFont): string[] {
  const fitted = fittingOf(metrics);
  const face = (system: readonly string[], weight: string) =>
    printFace(standInName(family), [
      `src:${system.map((name) => `local("${name}")`).join(',')}`,
      `font-weight:${weight}`,
      ...fitted,
    ]);
  const bold = ['Arial Bold', 'Liberation Sans Bold', 'Roboto Bold'];
  if (use === 'display') return [face([...bold, 'Arial'], allWeights)];
  return [face(['Arial', 'Liberation Sans', 'Roboto'], `1 ${boldFrom - 1}`), face(bold, `${boldFrom} 1000`)];
}

/** Heights are shares of the size as it is adjusted. */
function fittingOf({ ascent, descent, lineGap, relativeWidth }: FontMetrics): string[] {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return [
    `size-adjust:${percent(relativeWidth)}`,
    `ascent-override:${percent(ascent / relativeWidth)}`,
    `descent-override:${percent(descent / relativeWidth)}`,
    `line-gap-override:${percent(lineGap / relativeWidth)}`,
  ];
}

const printFace = (family: string, declarations: readonly string[]) =>
  `@font-face{font-family:${family};${declarations.join(';')}}`;

/** The tokens that hold the font, with it and until it has loaded (client/enhance/showFonts.ts). */
export function fontTokens({ use, family }: LoadedFont): TokenEdit[] {
  const standIn = `"${standInName(family)}",system-ui,sans-serif`;
  return [
    { selector: ':root', name: `--${use}`, value: `"${family}",${standIn}` },
    { selector: '[data-fonts]', name: `--${use}`, value: standIn },
  ];
}
