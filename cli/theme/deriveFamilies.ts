import { type Tone, toneNames } from '../../data/model/appearance.ts';
import type { Palette } from '../../data/model/theme/palette.ts';
import {
  defaultFamilies,
  type ToneFamilies,
  type ToneFamily,
  type ToneSteps,
} from '../../data/model/theme/toneFamilies.ts';
import type { ThemeConfig } from '../../data/schema/theme.ts';
import { colorDistance, oklab, oklchOf } from '../art/color.ts';
import { nearestClear, type Opposite, textContrast } from './contrast.ts';
import { tintedLike } from './relatedColor.ts';

/** Steps with text on them, or that are text: what each has to stand out from. */
export const contrastSteps = ['pale', 'soft', 'deep'] as const satisfies readonly (keyof ToneSteps)[];

export type ContrastStep = (typeof contrastSteps)[number];

/** What a step of any family meets on pages in the colors of `palette`. */
export function oppositesOfStep({ paper, surface, dark, cream }: Palette, step: ContrastStep): Opposite[] {
  const met = {
    pale: [dark.light],
    soft: [paper.dark, surface.dark],
    deep: [paper.light, surface.light, cream.light],
  } satisfies Record<ContrastStep, readonly string[]>;
  return met[step].map((color) => ({ color, least: textContrast }));
}

/** The families of a city: those of theme.json as they are, the rest so that it can be read on its pages. */
export function deriveFamilies({ tones = {} }: ThemeConfig, palette: Palette): ToneFamilies {
  const families = toneNames.map((tone): [Tone, ToneFamily] => {
    const given = tones[tone];
    if (typeof given === 'object') return [tone, withSteps(defaultFamilies[tone], given)];
    const family = given === undefined ? defaultFamilies[tone] : familyLike(defaultFamilies[tone], given);
    return [tone, readable(family, palette)];
  });
  return Object.fromEntries(families) as Record<Tone, ToneFamily>;
}

/** `family` in the hue of `color`. */
function familyLike(family: ToneFamily, color: string): ToneFamily {
  const step = (name: 'pale' | 'soft' | 'mid' | 'strong' | 'deep') =>
    tintedLike(family[name], { from: family.strong, to: color }).toUpperCase();
  const [pale, soft, mid, strong, deep] = [
    step('pale'),
    step('soft'),
    step('mid'),
    step('strong'),
    step('deep'),
  ];
  return withSteps(family, { pale, soft, mid, strong, deep });
}

type WrittenSteps = Omit<ToneSteps, 'pop'> & { readonly pop?: string | undefined };

/** The strength that families have relative to each other, for the steps between those that are named. */
const mostChroma = 1;

function withSteps(family: ToneFamily, steps: WrittenSteps): ToneFamily {
  const [old, next] = [oklchOf(family.strong), oklchOf(steps.strong)];
  const strength = old && next ? next.c / old.c : 1;
  const pop = steps.pop ?? clearPop(family.pop, steps.soft);
  return {
    ...upperSteps(steps),
    pop: pop.toUpperCase(),
    popOnMid: clearPop(pop, steps.mid).toUpperCase(),
    hue: next?.h ?? family.hue,
    chroma: Math.min(mostChroma, family.chroma * strength),
  };
}

const upperSteps = ({ pale, soft, mid, strong, deep }: Omit<ToneSteps, 'pop'>) => ({
  pale: pale.toUpperCase(),
  soft: soft.toUpperCase(),
  mid: mid.toUpperCase(),
  strong: strong.toUpperCase(),
  deep: deep.toUpperCase(),
});

/** Below this distance a color would hardly stand out. */
const leastDistance = 0.12;

const pops = toneNames.flatMap((tone) => {
  const { pop, popOnMid = pop } = defaultFamilies[tone];
  return [pop, popOnMid];
});

/** `pop`, or that of the default families which stands out most from `ground`. */
function clearPop(pop: string, ground: string): string {
  const distance = (color: string) => colorDistance(oklab(color), oklab(ground));
  if (distance(pop) >= leastDistance) return pop;
  return pops.toSorted((a, b) => distance(b) - distance(a))[0] ?? pop;
}

function readable(family: ToneFamily, palette: Palette): ToneFamily {
  const clear = (step: ContrastStep) => {
    const found = nearestClear(family[step], oppositesOfStep(palette, step));
    return (found ?? family[step]).toUpperCase();
  };
  return { ...family, pale: clear('pale'), soft: clear('soft'), deep: clear('deep') };
}
