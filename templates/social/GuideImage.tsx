import type { ReactNode } from 'react';
import type { GuideSocialCard } from '../../data/model/pages/socialCard.ts';
import { burst } from '../parts/scenes/burst.ts';
import { Dusk } from '../parts/scenes/Dusk.tsx';
import { Flags } from '../parts/scenes/Flags.tsx';
import { CityFloor } from './CityFloor.tsx';
import { Column } from './Frame.tsx';
import { evening, paletteOf } from './palette.ts';
import type { SocialSetting } from './setting.ts';
import { Words } from './Words.tsx';

const large = burst(4, 36);
const dense = burst(7, 52);

/** Positions of the bursts, in percent of the city's height. */
const bursts = [
  { shape: large, x: 50, y: -10, size: 46, color: '#f5a81c', stroke: 4.4 },
  { shape: dense, x: 0, y: 16, size: 25, color: '#fff6e2', stroke: 3.2 },
  { shape: dense, x: 103, y: 18, size: 28, color: '#e0563c', stroke: 3.2 },
  { shape: dense, x: 117, y: -32, size: 19, color: '#8fc6ea', stroke: 3.2 },
  { shape: dense, x: -10, y: -34, size: 13, color: '#e0563c', stroke: 3.2 },
] as const;

/** Fireworks over the city. Each shape has its own color, because satori does not inherit colors in SVG. */
function NightOfFireworks() {
  return (
    <>
      <circle cx="50" cy="-10" r="95" fill="#1a2a4d" />
      <circle cx="50" cy="-10" r="62" fill="#20325c" />
      {bursts.map(({ shape, x, y, size, color, stroke }) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${size / 100})`}
          fill="none"
          stroke={color}
          strokeLinecap="round"
        >
          <path strokeWidth={stroke} d={shape.rays} />
          <path strokeWidth={stroke + 3.6} d={shape.dots} />
        </g>
      ))}
    </>
  );
}

interface Evening {
  readonly ground: string;
  readonly Sky: () => ReactNode;
}

const evenings: Readonly<Record<GuideSocialCard['scene'], Evening>> = {
  dusk: { ground: evening.sky, Sky: Dusk },
  fireworks: { ground: evening.night, Sky: NightOfFireworks },
  flags: { ground: evening.night, Sky: Flags },
};

const width = 556;

/** The social image of a guide: its name and time below an evening sky. */
export function GuideImage(props: { readonly card: GuideSocialCard; readonly setting: SocialSetting }) {
  const { card, setting } = props;
  const { ground, Sky } = evenings[card.scene];
  const height = card.range === null ? 316 : 280;
  return (
    <CityFloor setting={setting} light="dusk" ground={ground} sky={<Sky />}>
      <Column width={width} top={60} gap={8} foot={null}>
        <Words
          setting={setting}
          text={card.title}
          face="display"
          box={{ width, height, lines: 4, largest: 120, smallest: 52, leading: 0.94 }}
          color={paletteOf(setting.brand).cream}
        />
        {card.range !== null && (
          <Words
            setting={setting}
            text={card.range}
            face="display"
            box={{ width, height: 80, lines: 1, largest: 72, smallest: 32, leading: 1.1 }}
            color={evening.gold}
          />
        )}
      </Column>
    </CityFloor>
  );
}
