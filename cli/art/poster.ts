import type { Tone } from '../../data/model/appearance.ts';
import { memoize } from '../../data/model/memoize.ts';
import { defaultFamilies } from '../../data/model/theme/toneFamilies.ts';
import { type Backdrop, backdropsLike, backdropsOf } from './backdrops.ts';
import { type Composition, compositionNames, compositions } from './compositions.ts';
import type { Drawing } from './drawing.ts';
import type { Layer } from './layer.ts';
import { lossesOn, maxMergedShare, mergedShare, type RoleShares, rolesBehindEdge } from './merging.ts';
import { fitInto, type Placement } from './placement.ts';
import { printSheet } from './print.ts';
import { type Random, randomInteger, seededRandom, shuffled } from './random.ts';
import { type PrintedDrawing, printDrawing } from './recolor.ts';
import type { PosterGround, Tones } from './tones.ts';

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
 * drawn more often than that because some drawings would be lost on it and get another ground. One deep ground in the deck
 * leaves a drawing at most one deep poster.
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
  readonly backdrop: Backdrop;
  readonly merged: number;
}

/**
 * Five posters of a drawing in a family of colors, each with another composition, in which the drawing stands out from
 * the ground. The rest is random, seeded by the drawing's name and the family, so that deals share the files.
 */
export function posterVariants(drawing: Drawing, tone: Tone, families = defaultFamilies): readonly Poster[] {
  const printed = printDrawing(drawing);
  const rate = createRater(drawing, printed, tone);
  return choosePosters(`${drawing.name} ${tone}`, backdropsOf(tone, families), rate).map(
    ({ sketch, backdrop }) => ({
      composition: sketch.composition,
      ground: backdrop.ground,
      svg: printSketch(printed, sketch, backdrop.tones),
    }),
  );
}

function printSketch(drawing: PrintedDrawing, { layers, placement }: Sketch, colors: Tones): string {
  return printSheet({ width: 800, height: 600, shadow: [14, 18], tones: colors, layers }, drawing, placement);
}

/** What a poster of that composition on that backdrop would be like. */
type Rater = (composition: Composition, backdrop: Backdrop) => Candidate;

function createRater(drawing: Drawing, printed: PrintedDrawing, tone: Tone): Rater {
  const sketchOf = memoize((composition: Composition) => sketch(drawing, tone, composition));
  const lossesOf = memoize(({ tones }: Backdrop) => lossesOn(tones, printed));
  return (composition, backdrop) => {
    const drawn = sketchOf(composition);
    return { sketch: drawn, backdrop, merged: mergedShare(drawn.behind, lossesOf(backdrop)) };
  };
}

function sketch(drawing: Drawing, tone: Tone, composition: Composition): Sketch {
  const random = seededRandom(`${drawing.name} ${tone} ${composition}`);
  const layers = compositions[composition](random);
  const placement = placeDrawing(drawing, random);
  return { composition, layers, placement, behind: rolesBehindEdge(layers, drawing, placement) };
}

function placeDrawing({ box, upright }: Drawing, random: Random): Placement {
  return fitInto(box, 490, 462, { x: 400, y: 300, tilt: upright ? 0 : randomInteger(random, -10, 10) });
}

/** Chooses five posters. If a drawing would be lost on a backdrop in every remaining composition, the backdrop changes. */
function choosePosters(seed: string, backdrops: readonly Backdrop[], rate: Rater): Candidate[] {
  const random = seededRandom(seed);
  const free = new Set(shuffled(random, compositionNames));
  const picked: Candidate[] = [];
  const pick = (next: Candidate) => {
    picked.push(next);
    free.delete(next.sketch.composition);
  };
  for (const wanted of shuffled(random, groundDeck).slice(0, postersPerDrawing)) {
    const clear = firstClear(backdropsLike(wanted, picked.length, backdrops), free, rate);
    if (clear) pick(clear);
  }
  if (picked.length === postersPerDrawing) return picked;
  const remaining = [...free].flatMap((name) => backdrops.map((backdrop) => rate(name, backdrop)));
  for (const next of remaining.sort((a, b) => a.merged - b.merged)) {
    if (picked.length === postersPerDrawing) break;
    if (free.has(next.sketch.composition)) pick(next);
  }
  return picked;
}

function firstClear(
  backdrops: readonly Backdrop[],
  free: ReadonlySet<Composition>,
  rate: Rater,
): Candidate | undefined {
  for (const backdrop of backdrops) {
    for (const composition of free) {
      const next = rate(composition, backdrop);
      if (next.merged <= maxMergedShare) return next;
    }
  }
  return undefined;
}
