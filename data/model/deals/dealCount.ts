import { t } from '../../messages/t.ts';

/** "1 deal", "38 deals", "1,204 deals". */
export const dealCount = (count: number): string => t('deals.count', { count });
