import { formatMoney } from '../../../data/model/money.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { Hit } from '../../search/dealSearch.ts';
import { Highlighted } from './Highlighted.tsx';

/** Something found, as a line that leads there. */
export function Suggestion({
  id,
  hit,
  typed,
  currency,
  isActive,
}: {
  readonly id: string;
  readonly hit: Hit;
  readonly typed: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly isActive: boolean;
}) {
  const isDeal = hit.kind === 'deal';
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={isDeal ? dealPath(hit.deal.slug) : hit.guide.href}
    >
      <span>
        <Highlighted text={isDeal ? hit.deal.title : hit.guide.title} words={hit.words} typed={typed} />
        <small>{isDeal ? hit.deal.vendor : 'Guide'}</small>
      </span>
      {isDeal && <b>{formatMoney(hit.deal.price, currency)}</b>}
    </a>
  );
}
