import { Icon, type IconName } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import type { CardIconName } from '../../../data/model/appearance.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { Link, Picture } from '../../../data/model/pages/view.ts';

/** The colors of a link card: background and motif, and whether it needs light text. */
interface CardColors {
  readonly ground: string;
  readonly motif: string;
  readonly dark: boolean;
}

const card = (ground: string, motif: string, dark = false): CardColors => ({ ground, motif, dark });

const brick = card('#c24327', '#ab3419', true);
const cream = card('#f4e6c8', '#e6d3a5');
const sky = card('#bfddf0', '#9fc9e4');
const marigold = card('#f5a81c', '#e0930a');
/** Lighter than the page in the dark theme. */
const night = card('light-dark(#14213a, #293650)', 'light-dark(#25365e, #3a4a70)', true);

const holiday = [brick, cream, sky, marigold, night, sky, night, cream, marigold];
const evening = [
  card('#d7caf9', '#c0acef'),
  card('#abdaf4', '#7bc4e9'),
  card('#fcc1c5', '#f29ea5'),
  card('#fdc5a8', '#f3a37a'),
  card('#c0dcba', '#9ec695'),
];

/** The colors of the card at `index`; they repeat after the last. */
function cardColors(scene: GuideProps['scene'], index: number): CardColors {
  const row = scene === 'dusk' || scene === 'day' ? evening : holiday;
  return row[index % row.length] ?? cream;
}

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
};

const isGuideIcon = (name: CardIconName): name is keyof typeof shapes => name in shapes;

/** The icon of a link card. */
function LinkCardIcon({ name }: { readonly name: CardIconName }) {
  if (!isGuideIcon(name)) return <Icon name={name} />;
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}

interface Card extends Link {
  readonly description: string;
  readonly icon?: CardIconName;
  readonly image?: Picture | null;
}

/** Position, rotation and size of the motif on a card of 300 × 200; neighbors differ. */
const stances = [
  'translate(245 55)',
  'translate(272 18) rotate(9) scale(1.2)',
  'translate(226 34) rotate(-7) scale(.82)',
  'translate(258 84) rotate(5) scale(1.08)',
] as const;

/** The background of a card, with the motif of the scene in its upper corner. */
function Ground({ ground, motif, index }: CardColors & { readonly index: number }) {
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <path fill={ground} d="M0 0h300v200H0" />
      <use href="#motif" color={motif} transform={stances[index % stances.length]} />
    </svg>
  );
}

/** Links to other pages as colored cards. On a hub (`lead`) the first card is large. */
export function LinkCards({
  items,
  scene,
  lead = false,
}: {
  readonly items: readonly Card[];
  readonly scene: GuideProps['scene'];
  readonly lead?: boolean;
}) {
  return (
    <ul className={lead && items.length > 3 ? 'link-cards leading' : 'link-cards'}>
      {items.map(({ href, label, description, icon, image }, index) => {
        const colors = cardColors(scene, index);
        return (
          <li
            key={href}
            className={[colors.dark && 'night', image && 'drawn'].filter(Boolean).join(' ') || undefined}
          >
            <Ground {...colors} index={index} />
            {icon ? (
              <LinkCardIcon name={icon} />
            ) : (
              <span className="go">
                <Icon name="next" />
              </span>
            )}
            <h3>
              <a className="cover" href={href}>
                {label}
              </a>
            </h3>
            <p>{description}</p>
            {image && <Image picture={image} />}
          </li>
        );
      })}
    </ul>
  );
}
