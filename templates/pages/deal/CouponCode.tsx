import { Icon } from '../../../client/ui/Icon.tsx';
import { t } from '../../../data/messages/t.ts';

/** The code of a deal, to be selected or copied (enhance/runAction.ts); copying it is counted as a click on the deal. */
export function CouponCode({
  code,
  deal,
}: {
  readonly code: string;
  readonly deal: { readonly href: string };
}) {
  return (
    <p className="coupon">
      <span>{t('coupon.use')}</span> <code>{code}</code>
      <button type="button" className="button surface" data-action="copy" data-opens={deal.href}>
        <Icon name="copy" />
        {t('coupon.copy')}
        <span className="unseen">{` ${t('coupon.copy-what')}`}</span>
      </button>
    </p>
  );
}
