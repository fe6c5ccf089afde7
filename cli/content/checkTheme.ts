import { toneNames } from '../../data/model/appearance.ts';
import type { ColorName, Palette, SchemeColor } from '../../data/model/theme/palette.ts';
import type { ThemeConfig } from '../../data/schema/theme.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contrastOf, nearestClear, nearestColor } from '../theme/contrast.ts';
import { type WeakPair, weakPairs } from '../theme/contrastPairs.ts';
import { contrastSteps, oppositesOfStep } from '../theme/deriveFamilies.ts';
import { colorAt, colorFields, derivePalette } from '../theme/derivePalette.ts';
import { lookOf } from '../theme/look.ts';
import { completeTheme } from '../theme/readyThemes.ts';
import { type Draft, draftDiagnostic } from './draft.ts';

/** Reports colors of theme.json that cannot be told apart from those that they meet, each field once (CD331). */
export function checkTheme(draft: Draft<ThemeConfig> | null): Diagnostic[] {
  const written = draft?.value;
  if (!draft || !written) return [];
  const { palette } = lookOf(written);
  const reported = new Map<string, Diagnostic>();
  for (const pair of weakPairs(palette)) {
    const blamed = blame(written, pair);
    const key = keyOf(blamed);
    if (!reported.has(key)) reported.set(key, weakContrast(draft, written, pair, blamed));
  }
  return [...reported.values(), ...checkTones(draft, written, palette)];
}

/** The steps of families that theme.json spells out; all others can be read already. */
function checkTones(draft: Draft<ThemeConfig>, { tones = {} }: ThemeConfig, palette: Palette): Diagnostic[] {
  return toneNames.flatMap((tone) => {
    const steps = tones[tone];
    if (typeof steps !== 'object') return [];
    return contrastSteps.flatMap((step) => {
      const opposites = oppositesOfStep(palette, step);
      const weak = opposites.find(({ color, least }) => contrastOf(steps[step], color) < least);
      if (!weak) return [];
      const better = nearestClear(steps[step], opposites);
      return draftDiagnostic(draft, ['tones', tone, step], {
        code: 'CD331',
        problem: `${tone} ${step} ${steps[step]} and ${weak.color}, which meet on pages, have a contrast of ${rounded(contrastOf(steps[step], weak.color))}.`,
        expected: expectation(weak.least),
        hint: better && `${better} is the nearest color that works.`,
      });
    });
  });
}

const expectation = (least: number) => `at least ${least} (WCAG 2, level AA)`;

const keyOf = ({ path }: Blamed) => path.join('.');

/** The color that is to be changed, and where theme.json sets it. */
interface Blamed {
  readonly name: ColorName;
  readonly path: readonly string[];
}

/** What stands on something else is easier to change than what it is on. */
function blame(theme: ThemeConfig, { front, ground, scheme }: WeakPair): Blamed {
  for (const name of [front, ground, ...basesOf(front), ...basesOf(ground)]) {
    const field = colorFields.find((item) => item.name === name);
    const color = field && colorAt(theme, field.path);
    if (!field || color === undefined) continue;
    const isOneOfTwo = typeof color === 'object' && color[scheme] !== undefined;
    return { name, path: isOneOfTwo ? [...field.path, scheme] : [...field.path] };
  }
  return { name: front, path: [] };
}

/** The colors from which one follows that theme.json does not name. */
function basesOf(name: ColorName): readonly ColorName[] {
  if (/^(?:on-)?teal|^ground$/.test(name)) return ['teal'];
  if (name.startsWith('marigold')) return ['marigold'];
  if (name.startsWith('night')) return ['night', 'teal', 'ink'];
  if (name === 'cream') return ['ground', 'paper'];
  return ['ink', 'paper'];
}

function weakContrast(
  draft: Draft<ThemeConfig>,
  theme: ThemeConfig,
  pair: WeakPair,
  blamed: Blamed,
): Diagnostic {
  const { front, ground, scheme, contrast, least } = pair;
  const look = lookOf(theme).palette;
  const better = betterColor(theme, look, scheme, blamed);
  const named = (name: ColorName) =>
    `${words[name] ?? words[name.replace(/-.*/, '') as ColorName]} ${look[name][scheme]}`;
  return draftDiagnostic(draft, blamed.path, {
    code: 'CD331',
    problem: `In the ${scheme} theme, ${named(front)} on ${named(ground)} has a contrast of ${rounded(contrast)}.`,
    expected: expectation(least),
    hint: hintFor(blamed, better, scheme),
  });
}

/** The nearest color with which nothing is wrong with the field any more; what follows from it changes too. */
function betterColor(theme: ThemeConfig, look: Palette, scheme: keyof SchemeColor, blamed: Blamed) {
  const { light } = look[blamed.name];
  return nearestColor(look[blamed.name][scheme], (color) => {
    const chosen =
      scheme === 'light' && keyOf(blamed) === fieldOf(blamed) ? color : { light, [scheme]: color };
    const next = withField(theme, fieldOf(blamed).split('.'), chosen);
    return !weakPairs(derivePalette(completeTheme(next))).some(
      (pair) => pair.scheme === scheme && fieldOf(blame(next, pair)) === fieldOf(blamed),
    );
  });
}

/** The key of the field with both colors. */
const fieldOf = ({ path }: Blamed) => path.filter((key) => key !== 'light' && key !== 'dark').join('.');

function withField(theme: object, [key = '', ...rest]: readonly string[], value: unknown): ThemeConfig {
  const inner = (theme as Record<string, unknown>)[key];
  return { ...theme, [key]: rest.length === 0 ? value : withField(inner as object, rest, value) };
}

/** Down, so that no ratio that is too small looks sufficient. */
const rounded = (contrast: number) => Math.floor(contrast * 100) / 100;

function hintFor(blamed: Blamed, better: string | null, scheme: keyof SchemeColor): string {
  const { path } = blamed;
  const field = fieldOf(blamed) || 'the look';
  if (better === null) {
    return `No color of this hue fits all that ${field} meets: change the colors it lies on, or leave them out.`;
  }
  return path.at(-1) === scheme || scheme === 'light'
    ? `${better} is the nearest color that works wherever ${field} is used.`
    : `Give the dark theme a color of its own: { "light": …, "dark": "${better}" }.`;
}

/** What visitors would call the colors. */
const words: Partial<Record<ColorName, string>> = {
  ink: 'text',
  'ink-2': 'soft text',
  'ink-3': 'faint text',
  paper: 'the page',
  surface: 'a card',
  sunk: 'a sunk area',
  edge: 'the edge of a control',
  teal: 'the accent',
  'on-teal': 'the text of a button',
  'teal-hover': 'a button below the pointer,',
  'teal-soft': 'what is chosen,',
  marigold: 'the highlight',
  'marigold-soft': 'a hint,',
  'marigold-ink': 'the text of a hint',
  dark: 'text',
  brick: 'the urgent color',
  cream: 'light text',
  ground: 'the ground',
  night: 'the footer',
  'night-ink': 'light text',
  'night-ink-2': 'soft text',
  'night-ink-3': 'faint text',
  'night-teal': 'the accent',
};
