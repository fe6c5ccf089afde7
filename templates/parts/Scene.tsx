import type { ReactNode } from 'react';
import type { GuideProps } from '../../data/model/pages/guide.ts';
import { Day } from './scenes/Day.tsx';
import { Dusk } from './scenes/Dusk.tsx';
import { Fireworks } from './scenes/Fireworks.tsx';
import { Flags } from './scenes/Flags.tsx';
import { Morning } from './scenes/Morning.tsx';

type SceneName = GuideProps['scene'] | 'home';

const drawings: Readonly<Record<SceneName, () => ReactNode>> = {
  home: Day,
  day: Morning,
  dusk: Dusk,
  fireworks: Fireworks,
  flags: Flags,
};

/**
 * The sky behind the skyline. It shares the skyline's box and may overflow it. The scenes for guides also define
 * `#motif`, with a radius of 100 around the origin, for link cards.
 */
export function Scene({ scene }: { readonly scene: SceneName }) {
  const Drawing = drawings[scene];
  return (
    <svg className="skyline" viewBox="0 0 100 100" overflow="visible" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
