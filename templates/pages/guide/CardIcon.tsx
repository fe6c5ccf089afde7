import { Icon, type IconName, LineDrawing } from '../../../client/ui/Icon.tsx';
import type { CardIconName } from '../../../data/model/appearance.ts';

/** SVG paths on a 24 × 24 grid that only guides need; the others are in client/ui/Icon.tsx. */
const shapes: Record<Exclude<CardIconName, IconName>, string> = {
  sparkles: 'm12 4 1.9 5.1L19 11l-5.1 1.9L12 18l-1.9-5.1L5 11l5.1-1.9Zm7-1v4m-2-2h4M5.5 17v4m-2-2h4',
  family:
    'M9 11.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4Zm-6 8.3c0-3.4 2.6-5.4 6-5.4s6 2 6 5.4m.8-14.6a3.2 3.2 0 0 1 0 6.2m1.7 3.3c2.1.8 3.5 2.6 3.5 5.1',
  kid: 'M12 5.2a7.4 7.4 0 1 0 0 14.8 7.4 7.4 0 0 0 0-14.8Zm0 0c-1.6-.2-2-1.6-1-2.7M9.4 11.2v.1m5.2-.1v.1m-5.4 3.2c1.5 1.8 4.1 1.8 5.6 0',
  music:
    'M9 17.5v-11l10-2v11M9 17.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0Zm10-2a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0Z',
  activity:
    'M15 3.2a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM6.5 10.5 11 8l3.3 2.3-2.8 4.2 3.7 2.4V21m-4.4-6L8.4 18.2H4.8m9.3-7.5 2.4 1.8H20',
  festival: 'M12 6.5v-4l3 1.5-3 1.5M4 12.5l8-6 8 6Zm1.5 0v7.5h13v-7.5m-9 7.5v-4.5h5V20',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-5.5v1.7m0 15.6v1.7m9.5-9.5h-1.7M4.2 12H2.5m16.2-6.7-1.2 1.2M6.5 17.5l-1.2 1.2m13.4 0-1.2-1.2M6.5 6.5 5.3 5.3',
  food: 'M7.5 3.5V21M4.5 3.5v4.2a3 3 0 0 0 6 0V3.5m6 17.5v-6.5m0 0h-2.3c0-5 .6-9.6 2.3-11Z',
  book: 'M12 7c-1.6-1.5-4.2-2-8-2v13.2c3.8 0 6.4.5 8 2 1.6-1.5 4.2-2 8-2V5c-3.8 0-6.4.5-8 2Zm0 0v13.2',
  ticket: 'M4 6.5h16v3.2a2.4 2.4 0 0 0 0 4.6v3.2H4v-3.2a2.4 2.4 0 0 0 0-4.6Zm9.5 0v2m0 2.5v2m0 2.5v2',
  water:
    'M3.5 8.5c2.1-2 4.2-2 5.7 0s3.5 2 5.6 0 4.2-2 5.7 0m-17 5c2.1-2 4.2-2 5.7 0s3.5 2 5.6 0 4.2-2 5.7 0m-17 5c2.1-2 4.2-2 5.7 0s3.5 2 5.6 0 4.2-2 5.7 0',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 3.7V12l3 2',
  train:
    'M8 4h8a2 2 0 0 1 2 2v8.5a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm-2 7h12M9.2 13.8v.1m5.6-.1v.1m-5.3 2.6L7 20m7.5-3.5L17 20',
  umbrella: 'M12 4.5a8 8 0 0 1 8 8H4a8 8 0 0 1 8-8Zm0 0V3m0 9.5v5.3a2.1 2.1 0 0 0 4.2 0',
  wallet:
    'M17.5 8V5.5h-12A1.5 1.5 0 0 0 4 7v10.5A1.5 1.5 0 0 0 5.5 19h13a1.5 1.5 0 0 0 1.5-1.5v-8A1.5 1.5 0 0 0 18.5 8H5.5M16 13.5v.1',
  bag: 'M6.2 8.5h11.6l1.2 11H5Zm2.8 0V7a3 3 0 0 1 6 0v1.5',
  phone:
    'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5Zm2.7 14h1.6',
  shirt: 'M9 4.5 4 7.2l2 4 2-.9v9.2h8v-9.2l2 .9 2-4-5-2.7a3 3 0 0 1-6 0Z',
};

const isGuideIcon = (name: CardIconName): name is keyof typeof shapes => name in shapes;

/** The icon of a link card or a tip. */
export function CardIcon({ name }: { readonly name: CardIconName }) {
  return isGuideIcon(name) ? <LineDrawing path={shapes[name]} /> : <Icon name={name} />;
}
