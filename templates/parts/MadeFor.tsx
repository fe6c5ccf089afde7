import { inline } from '../../client/ui/inline.ts';
import { t, tParts } from '../../data/messages/t.ts';
import { noFilter, writeFilter } from '../../data/model/deals/dealFilter.ts';
import type { DaysOfPage } from '../../data/model/pages/guide.ts';
import { allDealsPath } from '../../data/model/routes.ts';

/**
 * Tells which days a page was made for, and leads to what a visitor means now by its "today" or "this weekend", or else to all
 * deals. It shows once those days are over, if the next build is late (styles/parts/made-for.css).
 */
export function MadeFor({ days, when }: DaysOfPage) {
  const link = <a href={allDealsPath() + writeFilter({ ...noFilter, when })}>{t('page.see-current')}</a>;
  return <p className="made-for">{inline(tParts('page.made-for', { days, link }))}</p>;
}
