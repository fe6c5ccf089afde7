import { palette } from './palette.ts';
import type { SocialSetting } from './setting.ts';
import { oneLine, Words } from './Words.tsx';

const lobes = Array.from({ length: 14 }, (_, index) => (index / 14) * 2 * Math.PI);

/** The marigold seal that says how much of the original price is saved, in whole percent; `size` is its width. */
export function Seal(props: {
  readonly setting: SocialSetting;
  readonly percent: number;
  readonly size: number;
}) {
  const { setting, percent, size } = props;
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
          text={`${percent}%`}
          face="display"
          box={{ ...oneLine(size * 0.76, size * 0.35, size * 0.1), leading: 0.88 }}
          color={palette.ink}
        />
        <Words
          setting={setting}
          text="off"
          face="display"
          box={{ ...oneLine(size, size * 0.2, size * 0.1), leading: 0.95 }}
          color={palette.ink}
        />
      </div>
    </div>
  );
}
