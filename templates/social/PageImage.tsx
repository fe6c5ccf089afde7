import type { PageSocialCard } from '../../data/model/pages/socialCard.ts';
import { CityFloor } from './CityFloor.tsx';
import { Column, Ground } from './Frame.tsx';
import { paletteOf } from './palette.ts';
import { Signature } from './Signature.tsx';
import type { SocialSetting } from './setting.ts';
import { Words } from './Words.tsx';

interface Props {
  readonly card: PageSocialCard;
  readonly setting: SocialSetting;
}

const titleWidth = 556;

/** The social image of a page about the site: its name next to the assistant, or below the sky of the city. */
export function PageImage({ card, setting }: Props) {
  const Image = card.art === 'face' ? FaceImage : SkylineImage;
  return <Image card={card} setting={setting} />;
}

function FaceImage({ card, setting }: Props) {
  const palette = paletteOf(setting.brand);
  const signature = <Signature setting={setting} light />;
  return (
    <Ground color={palette.ground}>
      <Face src={setting.dataUri(setting.brand.face)} ground={palette.paper} />
      <Column width={titleWidth} top={60} gap={20} foot={signature}>
        <Speech card={card} setting={setting} light line={{ width: 500, largest: 36 }} />
      </Column>
    </Ground>
  );
}

/** The assistant in a circle that is cut off by the frame. */
function Face({ src, ground }: { readonly src: string; readonly ground: string }) {
  const place = { position: 'absolute', left: 652, top: -15, width: 660, height: 660 } as const;
  const middle = { display: 'flex', alignItems: 'center', justifyContent: 'center' } as const;
  return (
    <div style={{ ...place, ...middle, borderRadius: 330, backgroundColor: ground }}>
      <img src={src} alt="" width={430} height={430} style={{ objectFit: 'contain' }} />
    </div>
  );
}

/** From the halo to the sun: radius, in percent of the city's height, and color. */
const discs = [
  [107.7, 'halo'],
  [77, 'glow'],
  [50.7, 'sun'],
] as const;

function SkylineImage({ card, setting }: Props) {
  const palette = paletteOf(setting.brand);
  const sky = discs.map(([radius, name]) => (
    <circle key={name} cx="50" cy="70" r={radius} fill={palette[name]} />
  ));
  return (
    <CityFloor setting={setting} light="day" ground={palette.paper} sky={sky}>
      <Column width={titleWidth} top={60} gap={20} foot={null}>
        <Speech card={card} setting={setting} light={false} line={{ width: 456, largest: 31 }} />
      </Column>
    </CityFloor>
  );
}

/** Heading and `line`, each in its own box; `light` for dark backgrounds. */
function Speech(
  props: Props & {
    readonly light: boolean;
    readonly line: { readonly width: number; readonly largest: number };
  },
) {
  const { card, setting, light, line } = props;
  const palette = paletteOf(setting.brand);
  const height = card.line === null ? 310 : 232;
  return (
    <>
      <Words
        setting={setting}
        text={card.title}
        face="display"
        box={{ width: titleWidth, height, lines: 4, largest: 132, smallest: 52, leading: 0.92 }}
        color={light ? palette.cream : palette.ink}
      />
      {card.line !== null && (
        <Words
          setting={setting}
          text={card.line}
          face="text"
          box={{ ...line, height: 126, lines: 3, smallest: 26, leading: 1.3 }}
          color={light ? palette.tealSoft : palette.ink}
        />
      )}
    </>
  );
}
