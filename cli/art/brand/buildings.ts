import { type Random, randomInteger } from '../random.ts';

/** A building of a skyline, in the units of the drawing. */
export interface Building {
  /** Its left edge. */
  readonly x: number;
  readonly width: number;
  /** Above the ground, without what stands on the roof. */
  readonly height: number;
  readonly top: 'flat' | 'step' | 'slant' | 'mast' | 'gable' | 'steeple' | 'lamp';
}

/** The distances of windows, and their height. */
const columnGap = 13;
const floorGap = 20;
const windowHeight = 8;

/** Buildings with a shaded side and windows, a few of them lit, as groups of layers. */
export function drawBuildings(random: Random, buildings: readonly Building[], ground: number): string {
  const windows: Record<'windows' | 'evening' | 'lit', string[]> = { windows: [], evening: [], lit: [] };
  for (const building of buildings) {
    for (const place of windowsOf(building, ground)) {
      const chance = random();
      if (chance < 0.42) windows.windows.push(place);
      else if (chance < 0.68) windows.evening.push(place);
      else if (chance < 0.74) windows.lit.push(place);
    }
  }
  const layer = (name: string, paths: readonly string[]) =>
    `<g data-layer="${name}"><path d="${paths.join('')}"/></g>`;
  const panes = Object.entries(windows).map(
    ([name, places]) =>
      `<g data-layer="${name}"><path fill="none" stroke="currentColor" stroke-width="6" d="${places.join('')}"/></g>`,
  );
  return [
    layer(
      'front',
      buildings.map((building) => outline(building, ground, random)),
    ),
    layer(
      'shade',
      buildings.map((building) => shade(building, ground)),
    ),
    ...panes,
  ].join('');
}

/** The front of a building with its roof. */
function outline({ x, width, height, top }: Building, ground: number, random: Random): string {
  const roof = ground - height;
  const box = `M${x} ${ground}V${roof}h${width}V${ground}z`;
  const middle = x + width / 2;
  switch (top) {
    case 'step': {
      const inset = Math.round(width / 5);
      return `${box}M${x + inset} ${roof}v-16h${width - 2 * inset}v16z`;
    }
    case 'slant':
      return `${box}M${x} ${roof}v-${Math.round(width / 2.5)}l${width} ${Math.round(width / 2.5)}z`;
    case 'mast':
      return `${box}M${middle - 9} ${roof}v-12h18v12zM${middle - 2} ${roof - 12}v-${randomInteger(random, 22, 40)}h4v60z`;
    case 'gable':
      return `${box}M${x - 4} ${roof}L${middle} ${roof - width * 0.42}L${x + width + 4} ${roof}z`;
    case 'steeple':
      return `${box}M${x - 3} ${roof}L${middle} ${roof - 78}L${x + width + 3} ${roof}z`;
    case 'lamp':
      return `M${x} ${ground}L${x + 7} ${roof}h${width - 14}L${x + width} ${ground}zM${x + 2} ${roof}v-7h${width - 4}v7zM${x + 10} ${roof - 7}v-20h${width - 20}v20zM${x + 6} ${roof - 27}L${middle} ${roof - 46}L${x + width - 6} ${roof - 27}z`;
    default:
      return box;
  }
}

/** The right side of a building, away from the light. */
function shade({ x, width, height, top }: Building, ground: number): string {
  const side = Math.round(width * 0.32);
  const roof = ground - height;
  if (top === 'lamp')
    return `M${x + width - side} ${ground}L${x + width - side} ${roof}h${side - 7}L${x + width} ${ground}z`;
  return `M${x + width - side} ${ground}V${roof}h${side}V${ground}z`;
}

/** Each window as a short line downwards; they keep clear of the edges and of the trees at the ground. */
function windowsOf({ x, width, height }: Building, ground: number): string[] {
  const columns = Math.max(1, Math.floor((width - 10) / columnGap));
  const start = x + (width - (columns - 1) * columnGap) / 2;
  const floors = Math.max(0, Math.floor((height - 34) / floorGap));
  const places: string[] = [];
  for (let column = 0; column < columns; column++) {
    for (let floor = 0; floor < floors; floor++) {
      places.push(
        `M${start + column * columnGap} ${ground - height + 14 + floor * floorGap}v${windowHeight}`,
      );
    }
  }
  return places;
}
