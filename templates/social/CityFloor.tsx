import type { ReactNode } from 'react';
import { Ground } from './Frame.tsx';
import { evening, paletteOf } from './palette.ts';
import { Signature } from './Signature.tsx';
import { frame, margin, type SocialSetting } from './setting.ts';

/** Size and position of the city in pixels; `middle` is the horizontal center of the drawing. */
const city = { width: 3218, height: 352, middle: 890 } as const;
const floor = 92;
const cityTop = frame.height - floor - city.height;

/** The drawing for each light. */
const drawings = { day: 'light', dusk: 'dark' } as const;

/**
 * The city along the lower edge, above a strip with the site's name and below a sky; `children` are in front.
 * `sky` uses percent of the city's height as its unit; the center of the city's base is at (50, 100).
 */
export function CityFloor(props: {
  readonly setting: SocialSetting;
  readonly light: keyof typeof drawings;
  readonly ground: string;
  readonly sky: ReactNode;
  readonly children: ReactNode;
}) {
  const { setting, light, ground, sky, children } = props;
  // The strip continues the base of the drawing.
  const feet = light === 'day' ? paletteOf(setting.brand).ground : evening.feet;
  // Overlaps the strip by a pixel, so that no line of sky shows between them.
  const place = { position: 'absolute', left: city.middle - city.width / 2, top: cityTop + 1 } as const;
  return (
    <Ground color={ground}>
      <Sky>{sky}</Sky>
      <img
        src={setting.dataUri(setting.brand.skyline[drawings[light]])}
        alt=""
        width={city.width}
        height={city.height}
        style={{ ...place, objectFit: 'contain', objectPosition: 'bottom' }}
      />
      <Strip color={feet}>
        <Signature setting={setting} light />
      </Strip>
      {children}
    </Ground>
  );
}

function Sky({ children }: { readonly children: ReactNode }) {
  const unit = city.height / 100;
  const view = [50 - city.middle / unit, -cityTop / unit, frame.width / unit, frame.height / unit];
  return (
    <svg aria-hidden="true" {...frame} viewBox={view.join(' ')} style={{ position: 'absolute' }}>
      {children}
    </svg>
  );
}

function Strip({ color, children }: { readonly color: string; readonly children: ReactNode }) {
  const place = { position: 'absolute', bottom: 0, width: frame.width, height: floor } as const;
  const inside = { display: 'flex', alignItems: 'center', padding: `0 0 12px ${margin}px` } as const;
  return <div style={{ ...place, ...inside, backgroundColor: color }}>{children}</div>;
}
