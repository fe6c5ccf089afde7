import type { ListingSocialCard } from '../../data/model/pages/socialCard.ts';
import { Column, Ground, Tag } from './Frame.tsx';
import { paletteOf, type ToneColors, toneColors } from './palette.ts';
import { Signature } from './Signature.tsx';
import { frame, margin, type SocialSetting } from './setting.ts';
import { oneLine, Words } from './Words.tsx';

/** The social image of a listing shows at most this many posters. */
export const postersShown = 3;

interface Props {
  readonly card: ListingSocialCard;
  readonly setting: SocialSetting;
}

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const radius = 40;

/** Positions of up to three posters on the right side of the frame; without posters, that of the arches. */
function placesOf(posters: number): readonly [Place, ...Place[]] {
  const wide = { left: 612, top: 0, width: 588 };
  if (posters < 2) return [{ ...wide, height: frame.height }];
  if (posters === 2) {
    const half = { left: 784, width: 416, height: 308 };
    return [
      { ...half, top: 0 },
      { ...half, top: 322 },
    ];
  }
  const small = { top: 380, width: 287, height: 250 };
  return [
    { ...wide, height: 366 },
    { ...small, left: 612 },
    { ...small, left: 913 },
  ];
}

/** The social image of a listing: its name and number of deals, next to the posters of the first three. */
export function ListingImage({ card, setting }: Props) {
  const posters = card.posters.slice(0, postersShown);
  const places = placesOf(posters.length);
  const palette = paletteOf(setting.brand);
  const { pale, deep } = toneColors(setting.brand, card.tone);
  const width = places[0].left - margin - 48;
  return (
    <Ground color={palette.paper}>
      {posters.length === 0 && <Arches colors={toneColors(setting.brand, card.tone)} place={places[0]} />}
      {posters.map((poster, index) => (
        <Poster key={poster} src={setting.dataUri(poster)} place={places[index] ?? places[0]} />
      ))}
      <Column width={width} top={60} gap={28} foot={<Signature setting={setting} light={false} />}>
        <Words
          setting={setting}
          text={card.title}
          face="display"
          box={{ width, height: 340, lines: 4, largest: 160, smallest: 52, leading: 0.94 }}
          color={palette.ink}
        />
        <Tag color={pale}>
          <Words setting={setting} text={card.count} face="label" box={oneLine(420, 38, 26)} color={deep} />
        </Tag>
      </Column>
    </Ground>
  );
}

/** Rounded corners, except at the edge of the frame. */
function Poster({ src, place }: { readonly src: string; readonly place: Place }) {
  const { left, top, width, height } = place;
  const outer = left + width < frame.width ? radius : 0;
  const borderRadius = `${radius}px ${outer}px ${outer}px ${radius}px`;
  const style = { position: 'absolute', left, top, objectFit: 'cover', borderRadius } as const;
  return <img src={src} alt="" width={width} height={height} style={style} />;
}

/** Shown in place of posters, in the colors of the list. */
function Arches({ colors, place }: { readonly colors: ToneColors; readonly place: Place }) {
  const { pale, soft, mid } = colors;
  const { left, top, width, height } = place;
  const style = { position: 'absolute', left, top } as const;
  return (
    <svg aria-hidden="true" width={width} height={height} viewBox={`0 0 ${width} ${height}`} style={style}>
      <path d="M20 630V340a274 274 0 0 1 548 0V630Z" fill={pale} />
      <path d="M94 630V350a200 200 0 0 1 400 0V630Z" fill={soft} />
      <path d="M168 630V360a126 126 0 0 1 252 0V630Z" fill={mid} />
    </svg>
  );
}
