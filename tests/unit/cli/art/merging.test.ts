import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { categoryTile } from '../../../../cli/art/categoryTile.ts';
import { posterVariants } from '../../../../cli/art/poster.ts';
import { posterGrounds, tonesOf } from '../../../../cli/art/tones.ts';
import { root } from '../../../../cli/bundler/bundleFolder.mjs';
import { type Tone, toneNames } from '../../../../data/model/appearance.ts';
import { defaultFamilies as families } from '../../../../data/model/theme/toneFamilies.ts';
import { sampleOf } from '../../../support/fullRun.ts';
import { drawingOf, sampleDrawings } from './support/drawings.ts';
import { unseenEdge } from './support/rasters.ts';

interface Art {
  readonly drawing: string;
  readonly tone?: Tone;
}

const content = path.join(root, 'data', 'content');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(content, file), 'utf8'));

/** Drawings of the sample deals, each with the families of colors in which deals show it. */
function usedArt(): Map<string, Set<Tone>> {
  const categories = read<{ id: string; tone: Tone }[]>('categories.json');
  const toneOf = new Map(categories.map(({ id, tone }) => [id, tone]));
  const used = new Map<string, Set<Tone>>();
  for (const file of readdirSync(path.join(content, 'deals'))) {
    for (const { art, category } of read<{ art?: Art; category: string }[]>(`deals/${file}`)) {
      const tone = art?.tone ?? toneOf.get(category);
      if (art && tone) used.set(art.drawing, (used.get(art.drawing) ?? new Set()).add(tone));
    }
  }
  return used;
}

async function unseenEdges(pairs: Iterable<readonly [ReturnType<typeof drawingOf>, Tone]>) {
  const edges: { poster: string; unseen: number }[] = [];
  for (const [drawing, tone] of pairs) {
    for (const { svg, composition, ground } of posterVariants(drawing, tone)) {
      edges.push({
        poster: `${drawing.name} ${tone} ${composition} ${ground}`,
        unseen: await unseenEdge(svg),
      });
    }
  }
  return edges.sort((a, b) => b.unseen - a.unseen);
}

const drawings = sampleDrawings();

describe('cli/art/merging', () => {
  it('keeps the drawings of sample deals visible on all their posters', async () => {
    const used = usedArt();
    const pairs = drawings.flatMap((drawing) =>
      [...(used.get(drawing.name) ?? [])].map((tone) => [drawing, tone] as const),
    );
    expect(pairs.length).toBeGreaterThan(60);
    const edges = await unseenEdges(pairs);
    expect(edges.filter(({ unseen }) => unseen > 0.15)).toEqual([]);
    expect(edges.filter(({ unseen }) => unseen > 0.05).length / edges.length).toBeLessThan(0.02);
  });

  it('keeps every drawing visible in other families of colors', async () => {
    const pairs = drawings.map((drawing, index) => [drawing, toneNames[index % 6] ?? 'ember'] as const);
    const edges = await unseenEdges(sampleOf(pairs, 4));
    expect(edges.filter(({ unseen }) => unseen > 0.3)).toEqual([]);
    expect(edges.filter(({ unseen }) => unseen > 0.08).length / edges.length).toBeLessThan(0.02);
  });

  it.each(toneNames)('keeps drawings in the colors of %s visible on its grounds', async (tone) => {
    const colors = new Set(posterGrounds.flatMap((ground) => Object.values(tonesOf(families[tone], ground))));
    const discs = [...colors].map((color) => {
      const attributes = 'viewBox="0 0 20 20" data-palette="house"';
      return [
        drawingOf(`disc ${color}`, `<circle cx="10" cy="10" r="10" fill="${color}"/>`, attributes),
        tone,
      ] as const;
    });
    expect((await unseenEdges(discs)).filter(({ unseen }) => unseen > 0.2)).toEqual([]);
  });

  it.each(toneNames)(
    'changes the innermost arch of a tile in %s if the drawing has its color',
    async (tone) => {
      const { pop, pale, strong } = families[tone];
      for (const color of [pop, pale, strong]) {
        const attributes = 'viewBox="0 0 20 20" data-palette="house"';
        const disc = drawingOf('disc', `<circle cx="10" cy="10" r="10" fill="${color}"/>`, attributes);
        expect(await unseenEdge(categoryTile(disc, tone)), color).toBeLessThan(0.1);
      }
    },
  );
});
