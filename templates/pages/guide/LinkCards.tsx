import { Icon } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import type { CardIconName } from '../../../data/model/appearance.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { LinkedText } from '../../../data/model/pages/linkedText.ts';
import type { Link, Picture } from '../../../data/model/pages/view.ts';
import { Prose } from '../../parts/Prose.tsx';
import { CardIcon } from './CardIcon.tsx';

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

interface Card extends Link {
  readonly description: LinkedText;
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

const classes = { lead: 'link-cards leading row', top: 'link-cards row', below: 'link-cards' };

/**
 * Links to other pages as colored cards. On a hub (`lead`) the first card is large; above the deals of a page (`lead` and
 * `top`) phones show a row to scroll.
 */
export function LinkCards({
  items,
  scene,
  place = 'below',
}: {
  readonly items: readonly Card[];
  readonly scene: GuideProps['scene'];
  readonly place?: keyof typeof classes;
}) {
  return (
    <ul className={classes[items.length > 3 ? place : 'below']}>
      {items.map(({ href, label, description, icon, image }, index) => {
        const colors = cardColors(scene, index);
        return (
          <li
            key={href}
            className={[colors.dark && 'night', image && 'drawn'].filter(Boolean).join(' ') || undefined}
          >
            <Ground {...colors} index={index} />
            {icon ? (
              <CardIcon name={icon} />
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
            <p>
              <Prose text={description} />
            </p>
            {image && <Image picture={image} />}
          </li>
        );
      })}
    </ul>
  );
}
