import { Icon } from '../../client/ui/Icon.tsx';
import type { Chrome } from '../../data/model/pages/view.ts';

/** A bar in the primary color above the footer. */
export function PromotionBar({ promotion }: { readonly promotion: Chrome['promotion'] }) {
  return (
    <aside className="promotion" aria-label={promotion.heading}>
      <div className="wide">
        <p>{promotion.heading}</p>
        <a className="button cream" href={promotion.link.href}>
          {promotion.link.label}
          <Icon name="next" />
        </a>
      </div>
    </aside>
  );
}
