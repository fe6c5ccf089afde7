import { Icon } from '../../../client/ui/Icon.tsx';
import type { CardIcon as IconName } from '../../../data/model/appearance.ts';
import type { GuideProps } from '../../../data/model/pages/guide.ts';
import type { Link } from '../../../data/model/pages/view.ts';
import { CardIcon } from './CardIcon.tsx';
import { type CardColors, cardColors } from './cardColors.ts';

interface Card extends Link {
  readonly description: string;
  readonly icon?: IconName;
}

/** Where the motif stands on a card of 300 by 200, its turn and its size; neighbors differ. */
const stances = [
  'translate(245 55)',
  'translate(272 18) rotate(9) scale(1.2)',
  'translate(226 34) rotate(-7) scale(.82)',
  'translate(258 84) rotate(5) scale(1.08)',
] as const;

/** The ground of a card with the motif of the scene in its upper corner. */
function Ground({ ground, motif, index }: CardColors & { readonly index: number }) {
  return (
    <svg viewBox="0 0 300 200" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      <path fill={ground} d="M0 0h300v200H0" />
      <use href="#motif" color={motif} transform={stances[index % stances.length]} />
    </svg>
  );
}

/** Ways on as colored cards. The first of a hub's cards leads and is large. */
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
      {items.map(({ href, label, description, icon }, index) => {
        const colors = cardColors(scene, index);
        return (
          <li key={href} className={colors.dark ? 'night' : undefined}>
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
            <p>{description}</p>
          </li>
        );
      })}
    </ul>
  );
}
