import type { DealSocialCard } from '../../data/model/pages/socialCard.ts';
import { Column, Ground, Tag } from './Frame.tsx';
import { paletteOf, toneColors } from './palette.ts';
import { Signature } from './Signature.tsx';
import { frame, type SocialSetting } from './setting.ts';
import { oneLine, Words } from './Words.tsx';

const lobes = Array.from({ length: 14 }, (_, index) => (index / 14) * 2 * Math.PI);

/** The seal with the discount, or "Free"; `size` is its width in pixels. */
function Seal(props: {
  readonly setting: SocialSetting;
  readonly words: readonly [large: string, small: string];
  readonly size: number;
}) {
  const { setting, size } = props;
  const [large, small] = props.words;
  const palette = paletteOf(setting.brand);
  return (
    <div style={{ display: 'flex', width: size, height: size, transform: 'rotate(-8deg)' }}>
      <svg aria-hidden="true" width={size} height={size} viewBox="-50 -50 100 100">
        <g fill={palette.marigold}>
          <circle r="44" />
          {lobes.map((angle) => (
            <circle key={angle} cx={38.6 * Math.cos(angle)} cy={38.6 * Math.sin(angle)} r="11" />
          ))}
        </g>
      </svg>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: 'center',
          position: 'absolute',
          width: size,
          height: size,
        }}
      >
        <Words
          setting={setting}
          text={large}
          face="display"
          box={{ ...oneLine(size * 0.76, size * 0.35, size * 0.1), leading: 0.88 }}
          color={palette.dark}
        />
        {small !== '' && (
          <Words
            setting={setting}
            text={small}
            face="display"
            box={{ ...oneLine(size, size * 0.2, size * 0.1), leading: 0.95 }}
            color={palette.dark}
          />
        )}
      </div>
    </div>
  );
}

interface Props {
  readonly card: DealSocialCard;
  readonly setting: SocialSetting;
}

const posterWidth = 552;
const textWidth = 528;
const seal = { size: 192, left: 594, top: 40 };

/** The social image of a deal: its title, place and price, next to its poster. */
export function DealImage({ card, setting }: Props) {
  const { size, left, top } = seal;
  return (
    <Ground color={paletteOf(setting.brand).paper}>
      <img
        src={setting.dataUri(card.poster)}
        alt=""
        width={posterWidth}
        height={frame.height}
        style={{ position: 'absolute', right: 0, objectFit: 'cover', borderRadius: '56px 0 0 56px' }}
      />
      <Column width={textWidth} top={48} gap={16} foot={<Foot card={card} setting={setting} />}>
        <Naming card={card} setting={setting} />
      </Column>
      {card.seal && (
        <div style={{ display: 'flex', position: 'absolute', left, top }}>
          <Seal setting={setting} words={card.seal} size={size} />
        </div>
      )}
    </Ground>
  );
}

function Naming({ card, setting }: Props) {
  const palette = paletteOf(setting.brand);
  const { pale, deep } = toneColors(setting.brand, card.category.tone);
  const label = card.category.label;
  return (
    <>
      <Tag color={pale}>
        <Words setting={setting} text={label} face="label" box={oneLine(440, 28, 26)} color={deep} />
      </Tag>
      <Words
        setting={setting}
        text={card.title}
        face="display"
        box={{ width: textWidth, height: 224, lines: 4, largest: 136, smallest: 48, leading: 0.96 }}
        color={palette.ink}
      />
      <Words
        setting={setting}
        text={`${card.vendor} · ${card.area}`}
        face="text"
        box={oneLine(textWidth, 30, 26)}
        color={palette.ink2}
      />
    </>
  );
}

/** An offer in words can have forty letters. */
const wordsBox = { width: textWidth, height: 92, lines: 2, largest: 80, smallest: 32, leading: 0.98 };

function Foot({ card, setting }: Props) {
  const { ink } = paletteOf(setting.brand);
  const isWords = card.isInWords;
  const place = isWords
    ? ({ flexDirection: 'column', gap: 6 } as const)
    : ({ alignItems: 'flex-end', gap: 22 } as const);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: isWords ? 20 : 30 }}>
      <div style={{ display: 'flex', ...place }}>
        <Words
          setting={setting}
          text={card.price}
          face="display"
          box={isWords ? wordsBox : { ...oneLine(240, 104, 40), leading: 0.8 }}
          color={ink}
        />
        <BesidePrice card={card} setting={setting} />
      </div>
      <Signature setting={setting} light={false} />
    </div>
  );
}

/** The original price, and how long the deal is valid. */
function BesidePrice({ card: { originalPrice, end }, setting }: Props) {
  const palette = paletteOf(setting.brand);
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      {originalPrice !== null && (
        <Words
          setting={setting}
          text={originalPrice}
          face="text"
          box={oneLine(266, 42, 26)}
          color={palette.ink3}
          struck
        />
      )}
      {end !== null && (
        <Words setting={setting} text={end} face="label" box={oneLine(266, 28, 26)} color={palette.ink} />
      )}
    </div>
  );
}
