import type { ReactNode } from 'react';
import type { GuideSocialCard } from '../../data/model/pages/socialCard.ts';
import { Dusk } from '../parts/scenes/Dusk.tsx';
import { Flags } from '../parts/scenes/Flags.tsx';
import { CityFloor } from './CityFloor.tsx';
import { Column } from './Frame.tsx';
import { NightOfFireworks } from './NightOfFireworks.tsx';
import { palette } from './palette.ts';
import type { SocialSetting } from './setting.ts';
import { Words } from './Words.tsx';

interface Evening {
  readonly ground: string;
  readonly Sky: () => ReactNode;
}

const evenings: Readonly<Record<GuideSocialCard['scene'], Evening>> = {
  dusk: { ground: palette.dusk, Sky: Dusk },
  fireworks: { ground: palette.night, Sky: NightOfFireworks },
  flags: { ground: palette.night, Sky: Flags },
};

const width = 556;

/** A guide: its name and time under an evening sky over the city. */
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
          color={palette.cream}
        />
        {card.range !== null && (
          <Words
            setting={setting}
            text={card.range}
            face="display"
            box={{ width, height: 80, lines: 1, largest: 72, smallest: 32, leading: 1.1 }}
            color={palette.gold}
          />
        )}
      </Column>
    </CityFloor>
  );
}
