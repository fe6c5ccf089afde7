import { discLayer, inDisc, type Layer, pathLayer } from '../layer.ts';
import { pickEither, type Random, randomInteger } from '../random.ts';
import type { Role } from '../tones.ts';

/** A slanted half of the sheet, and a disc that changes color where it crosses. */
export function split(random: Random): Layer[] {
  const lean = randomInteger(random, 80, 220);
  const left = random() < 0.5;
  const radius = 240;
  const over: Layer['covers'] = (x, y) => {
    const edge = 400 + lean - (lean * y) / 300;
    return left ? x <= edge : x >= 800 - edge;
  };
  const half = left
    ? `M0 0H${400 + lean}L${400 - lean} 600H0z`
    : `M800 0H${400 - lean}L${400 + lean} 600H800z`;
  // The slant runs through the middle of the disc, so its half is one arc over a diameter.
  const unit = radius / Math.hypot(lean, 300);
  const [dx, dy] = [Math.round((left ? lean : -lean) * unit), Math.round(-300 * unit)];
  const arc = `M${400 + dx} ${300 + dy}A${radius} ${radius} 0 0 ${left ? 0 : 1} ${400 - dx} ${300 - dy}z`;
  const inside = inDisc(400, 300, radius);
  return [
    pathLayer('quiet', half, over),
    discLayer('clear', 400, 300, radius),
    pathLayer(pickEither(random, 'pop', 'loud', 0.6), arc, (x, y) => inside(x, y) && over(x, y)),
  ];
}

/** Rays around a disc. */
export function rays(random: Random): Layer[] {
  const x = randomInteger(random, 340, 460);
  const low = random() < 0.5;
  const y = low ? 600 : 330;
  const turn = randomInteger(random, 0, 16);
  const wedge = 360 / 44;
  const arc = ((2 * Math.PI * 550) / 44).toFixed(4);
  const wedges: Layer = {
    role: 'quiet',
    // A dashed line as wide as the circle is round: its dashes are the rays.
    paint: (color) =>
      `<circle cx="${x}" cy="${y}" r="550" fill="none" stroke="${color}" stroke-width="1000" ` +
      `stroke-dasharray="${arc}" transform="rotate(${turn} ${x} ${y})"/>`,
    covers: (px, py) => {
      const angle = (Math.atan2(py - y, px - x) * 180) / Math.PI - turn + 720;
      return Math.floor(angle / wedge) % 2 === 0;
    },
  };
  return [wedges, low ? discLayer('clear', x, 600, 330) : discLayer('clear', x, 310, 225)];
}

/** Stripes in one of four directions under a disc. */
export function stripes(random: Random): Layer[] {
  const angle = [-32, 32, 90, 0][Math.floor(random() * 4)] ?? 0;
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const bars: Layer = {
    role: 'quiet',
    // One line across the sheet, as thick as the sheet is long, with its dashes for stripes.
    paint: (color) =>
      `<path stroke="${color}" stroke-width="1200" stroke-dasharray="60" d="M-200 300H1000"` +
      `${angle ? ` transform="rotate(${angle} 400 300)"` : ''}/>`,
    covers: (x, y) => {
      const along = (x - 400) * cos + (y - 300) * sin + 600;
      return Math.floor(along / 60) % 2 === 0;
    },
  };
  return [bars, discLayer(pickEither(random, 'pop', 'clear', 0.4), 400, 300, 230)];
}

const ribbonWidth = 66;

/** The lowest ribbon's middle line as points from the left edge to the right; it rises from 0 by 340. */
const ribbonLine = Array.from({ length: 33 }, (_, index) => {
  const t = index / 32;
  const at = (a: number, b: number, c: number, d: number) =>
    a * (1 - t) ** 3 + 3 * b * t * (1 - t) ** 2 + 3 * c * t * t * (1 - t) + d * t ** 3;
  return { x: at(-60, 240, 420, 860), y: at(0, 0, -330, -340) };
});

/** Four ribbons side by side across the sheet. */
export function ribbon(random: Random): Layer[] {
  const rising = random() < 0.5;
  const bottom = randomInteger(random, 640, 670);
  const colors: readonly Role[] = ['loud', 'clear', 'pop', 'quiet'];
  return colors.map((role, index) => {
    const y = bottom - 62 * index;
    const d = rising
      ? `M-60 ${y}C240 ${y} 420 ${y - 330} 860 ${y - 340}`
      : `M860 ${y}C560 ${y} 380 ${y - 330}-60 ${y - 340}`;
    return {
      role,
      paint: (color) => `<path fill="none" stroke="${color}" stroke-width="${ribbonWidth}" d="${d}"/>`,
      covers: (px, py) => nearLine(rising ? px : 800 - px, py - y),
    };
  });
}

const nearLine = (x: number, y: number) =>
  ribbonLine.some((point) => inDisc(point.x, point.y, ribbonWidth / 2 + 2)(x, y));
