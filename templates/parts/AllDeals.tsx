import { t } from '../../data/messages/t.ts';

/** The words of a link to all deals; `label` counts them, and is dropped once their number may have changed. */
export const AllDeals = ({ label }: { readonly label: string }) => (
  <>
    <span className="dated">{label}</span>
    <span className="undated">{t('deals.view-all')}</span>
  </>
);
