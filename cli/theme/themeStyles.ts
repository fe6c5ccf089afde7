import { toneNames } from '../../data/model/appearance.ts';
import { type ColorName, defaultPalette } from '../../data/model/theme/palette.ts';
import { defaultColors, type LookColors, printed, sheetRules } from './sheetRules.ts';

/**
 * The styles by which pages differ from client/styles: the tokens with other values, and the rules that have a color of
 * their own there. Empty if nothing differs. Each goes into the cascade layer of what it replaces or one that prints and
 * extra.css win over.
 */
export function themeStyles(colors: LookColors, radius: number): string {
  const tokens = tokenNames.map((name) => (look: LookColors) => `--${name}:${printed(look.palette[name])}`);
  const root = [...differing(tokens, colors), ...(radius === defaultRadius ? [] : corners(radius))];
  const tones = toneNames.map((tone) => {
    const steps = toneSteps.map((step) => (look: LookColors) => {
      return `--${step}:${look.families[tone][step].toLowerCase()}`;
    });
    return block(`.tone-${tone}`, differing(steps, colors));
  });
  const rules = sheetRules.map(({ selector, declaration }) =>
    block(selector, differing([declaration], colors)),
  );
  return layer('tokens', block(':root', root) + tones.join('')) + layer('pages', rules.join(''));
}

/** The declarations that are not those of the default look. */
const differing = (declarations: readonly ((look: LookColors) => string)[], colors: LookColors) =>
  declarations.flatMap((declaration) => {
    const text = declaration(colors);
    return text === declaration(defaultColors) ? [] : [text];
  });

const block = (selector: string, declarations: readonly string[]) =>
  declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;

const layer = (name: string, css: string) => (css === '' ? '' : `@layer ${name}{${css}}`);

/** Colors that only some rules have, not the tokens. */
const isOfRules = (name: string) => /^(?:sun|glow|halo|night-(?:teal|line|giant|chip).*)$/.test(name);

const tokenNames = (Object.keys(defaultPalette) as ColorName[]).filter((name) => !isOfRules(name));

/** The steps of a family that the style sheet has. */
const toneSteps = ['pale', 'soft', 'strong', 'deep'] as const;

/** The radius of cards in pixels, from which all others follow. */
export const defaultRadius = 24;

/** Below this, buttons have corners. */
const leastOfPills = 16;

/** The radii of client/styles/tokens.css, as shares of that of cards. */
const shares = { s: 10 / 24, m: 16 / 24, l: 1, xl: 32 / 24 } as const;

function corners(radius: number): string[] {
  const rem = (pixels: number) => `${Math.round((pixels / 16) * 1000) / 1000}rem`;
  const rounds = Object.entries(shares).map(([size, share]) => `--round-${size}:${rem(radius * share)}`);
  return radius < leastOfPills ? [...rounds, `--pill:${rem(radius * shares.s)}`] : rounds;
}
