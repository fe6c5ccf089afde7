import type { Tone } from '../../data/model/appearance.ts';
import { defaultFamilies, type ToneFamily } from '../../data/model/theme/toneFamilies.ts';
import { type Composition, compositionNames, compositions } from './compositions.ts';
import type { Drawing } from './drawing.ts';
import type { Layer } from './layer.ts';
import {
  type Losses,
  lossesOn,
  maxMergedShare,
  mergedShare,
  type RoleShares,
  rolesBehindEdge,
} from './merging.ts';
import { fitInto, type Placement } from './placement.ts';
import { printSheet } from './print.ts';
import { type Random, randomInteger, seededRandom, shuffled } from './random.ts';
import { type PrintedDrawing, printDrawing } from './recolor.ts';
import { type PosterGround, posterGrounds, type Tones, tonesOf } from './tones.ts';

/** One picture of a drawing. Five of each are enough that neighbors in a grid never look alike. */
export interface Poster {
  readonly composition: Composition;
  readonly ground: PosterGround;
  /** The whole file, 800 x 600. */
  readonly svg: string;
}

export const postersPerDrawing = 5;

/**
 * How often each ground is drawn. Of all posters about three in six should be light, two middle and one deep; light is
 * drawn more often than that because some drawings would be lost on it and get another ground.
 */
const groundDeck: readonly PosterGround[] = ['light', 'light', 'light', 'light', 'mid', 'mid', 'deep'];

/** A composition for one drawing in one family of colors. */
interface Sketch {
  readonly composition: Composition;
  readonly layers: readonly Layer[];
  readonly placement: Placement;
  readonly behind: RoleShares;
}

interface Candidate {
  readonly sketch: Sketch;
  readonly ground: PosterGround;
  readonly merged: number;
}

/**
 * Five posters of a drawing in a family of colors, each with another composition, in which the drawing stands out from
 * the ground. The rest is random, seeded by the drawing's name and the family, so that deals share the files.
 */
export function posterVariants(drawing: Drawing, tone: Tone, families = defaultFamilies): readonly Poster[] {
  const printed = printDrawing(drawing);
  const losses = lossesByGround(printed, families[tone]);
  return choosePosters(drawing, tone, losses).map(({ sketch, ground }) => ({
    composition: sketch.composition,
    ground,
    svg: printSketch(printed, sketch, tonesOf(families[tone], ground)),
  }));
}

type LossesByGround = Readonly<Record<PosterGround, Losses>>;

function lossesByGround(drawing: PrintedDrawing, family: ToneFamily): LossesByGround {
  const lossesOf = (ground: PosterGround) => lossesOn(tonesOf(family, ground), drawing);
  return { light: lossesOf('light'), mid: lossesOf('mid'), deep: lossesOf('deep') };
}

function printSketch(drawing: PrintedDrawing, { layers, placement }: Sketch, colors: Tones): string {
  return printSheet({ width: 800, height: 600, shadow: [14, 18], tones: colors, layers }, drawing, placement);
}

type Sketcher = (composition: Composition) => Sketch;

function createSketcher(drawing: Drawing, tone: Tone): Sketcher {
  const sketches = new Map<Composition, Sketch>();
  return (composition) => {
    const existing = sketches.get(composition);
    if (existing) return existing;
    const random = seededRandom(`${drawing.name} ${tone} ${composition}`);
    const layers = compositions[composition](random);
    const placement = placeDrawing(drawing, random);
    const behind = rolesBehindEdge(layers, drawing, placement);
    const sketch = { composition, layers, placement, behind };
    sketches.set(composition, sketch);
    return sketch;
  };
}

function placeDrawing({ box, upright }: Drawing, random: Random): Placement {
  return fitInto(box, 490, 462, { x: 400, y: 300, tilt: upright ? 0 : randomInteger(random, -10, 10) });
}

/** Chooses five posters. If a drawing would be lost on a ground in every remaining composition, the ground changes. */
function choosePosters(drawing: Drawing, tone: Tone, losses: LossesByGround): Candidate[] {
  const sketchOf = createSketcher(drawing, tone);
  const random = seededRandom(`${drawing.name} ${tone}`);
  const free = new Set(shuffled(random, compositionNames));
  const wantedGrounds = shuffled(random, groundDeck).slice(0, postersPerDrawing);
  const candidate = (composition: Composition, ground: PosterGround): Candidate => {
    const sketch = sketchOf(composition);
    return { sketch, ground, merged: mergedShare(sketch.behind, losses[ground]) };
  };
  const picked: Candidate[] = [];
  const pick = (next: Candidate) => {
    picked.push(next);
    free.delete(next.sketch.composition);
  };
  for (const wanted of wantedGrounds) {
    const clear = firstClear(
      [wanted, ...posterGrounds.filter((ground) => ground !== wanted)],
      free,
      candidate,
    );
    if (clear) pick(clear);
  }
  if (picked.length === postersPerDrawing) return picked;
  const remaining = [...free].flatMap((name) => posterGrounds.map((ground) => candidate(name, ground)));
  for (const next of remaining.sort((a, b) => a.merged - b.merged)) {
    if (picked.length === postersPerDrawing) break;
    if (free.has(next.sketch.composition)) pick(next);
  }
  return picked;
}

function firstClear(
  grounds: readonly PosterGround[],
  free: ReadonlySet<Composition>,
  candidate: (composition: Composition, ground: PosterGround) => Candidate,
): Candidate | null {
  for (const ground of grounds) {
    for (const composition of free) {
      const next = candidate(composition, ground);
      if (next.merged <= maxMergedShare) return next;
    }
  }
  return null;
}
