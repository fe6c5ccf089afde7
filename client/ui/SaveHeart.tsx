import { Icon } from './Icon.tsx';

/** Saves a deal on the visitor's device, or forgets it (saved/hearts.ts); unseen without the script that does it. */
export function SaveHeart({
  deal,
  startsAt,
  label,
}: {
  readonly deal: { readonly slug: string; readonly title: string };
  /** Epoch milliseconds, where the deal has not started. */
  readonly startsAt?: number;
  /** Words beside the heart; without them it is round. */
  readonly label?: string;
}) {
  return (
    <button
      type="button"
      className={label === undefined ? 'heart' : 'button surface heart-button'}
      data-action="save"
      data-deal={deal.slug}
      data-starts-at={startsAt}
      aria-pressed="false"
      aria-label={`Save ${deal.title}`}
    >
      <Icon name="heart" />
      {label}
    </button>
  );
}
