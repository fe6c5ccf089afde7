import { t } from '../../data/messages/t.ts';
import { Icon } from './Icon.tsx';

/** Saves a deal on the visitor's device, or removes it (saved/saveButtons.ts); hidden without script. */
export function SaveHeart({
  deal,
  startsAt,
  label,
}: {
  readonly deal: { readonly slug: string; readonly title: string };
  /** Epoch milliseconds; only for a deal that has not started. */
  readonly startsAt?: number;
  /** Text beside the heart; without it, the button is round. */
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
      aria-label={t('deal.save-label', { deal: deal.title })}
    >
      <Icon name="heart" />
      {label}
    </button>
  );
}
