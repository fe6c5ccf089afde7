import { Image } from '../../client/ui/Image.tsx';
import { dealCount } from '../../data/model/deals/dealCount.ts';
import type { CategoryTile } from '../../data/model/pages/view.ts';

/** The categories as a row of arches. */
export function CategoryDoors({ categories }: { readonly categories: readonly CategoryTile[] }) {
  return (
    <ul className="doors">
      {categories.map(({ href, label, tone, image, count }) => (
        <li key={href} className={`tone-${tone}`}>
          <span className="arch">
            <Image picture={image} sizes="(width >= 48rem) 12rem, 30vw" />
          </span>
          <a className="cover" href={href}>
            {label}
          </a>
          <span className="dated">{dealCount(count)}</span>
        </li>
      ))}
    </ul>
  );
}
