import { t } from '../../data/messages/t.ts';
import { allDealsPath, lowestPricesPath } from '../../data/model/routes.ts';

/** In place of the field of the assistant `name`, which is hidden without script (client/styles/parts/ask-form.css). */
export function WithoutScript({ name, className }: { readonly name: string; readonly className?: string }) {
  return (
    <noscript>
      <p className={className}>
        {t('chat.no-script', { name })} <a href={allDealsPath()}>{t('deals.view-all')}</a>,{' '}
        <a href={lowestPricesPath()}>{t('prices.label')}</a>
      </p>
    </noscript>
  );
}
