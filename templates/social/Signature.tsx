import { paletteOf } from './palette.ts';
import type { SocialSetting } from './setting.ts';
import { oneLine, Words } from './Words.tsx';

const size = 36;

/** The logo and the site's name, its last word in the second color; `light` for dark backgrounds. */
export function Signature({ setting, light }: { readonly setting: SocialSetting; readonly light: boolean }) {
  const { siteName, mark } = setting.brand;
  const words = siteName.split(' ');
  const last = words.length > 1 ? words.pop() : undefined;
  const palette = paletteOf(setting.brand);
  const first = light ? palette.cream : palette.ink;
  const second = light ? palette.tealLight : palette.teal;
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
      <img src={setting.dataUri(mark)} alt="" width={50} height={42} style={{ objectFit: 'contain' }} />
      <div style={{ display: 'flex', gap: size * 0.2 }}>
        <Words setting={setting} text={words.join(' ')} face="display" box={box(300)} color={first} />
        {last && <Words setting={setting} text={last} face="display" box={box(160)} color={second} />}
      </div>
    </div>
  );
}

const box = (width: number) => oneLine(width, size, 26);
