import { dealPhase, dealSpan, lastDay } from '../../../data/model/deals/dealPhase.ts';
import { neighborhoodsOf } from '../../../data/model/deals/place.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import { addDays, formatDate, type LocalDate } from '../../../data/model/time/localDate.ts';
import { createZone } from '../../../data/model/time/zone.ts';
import type { Site, SiteDeal } from '../../content/site.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { factsInProse } from './factsInProse.ts';

/** How many days before its end a deal is reported as ending soon. */
const soonDays = 14;

/**
 * What an operator should look at soon: deals that have ended (CD401) or end soon (CD402), ongoing ones whose price was
 * not checked for long (CD406), categories and neighborhoods without a live deal (CD404), and what deals say in sentences
 * only (CD407). `folder` goes before the names of files.
 */
export function dealWarnings(site: Site, clock: Clock, folder: string): Diagnostic[] {
  const zone = createZone(site.config.city.timeZone);
  const soon = addDays(clock.today(), soonDays);
  const dealPhases = site.deals.map((deal) => ({
    deal,
    phase: dealPhase(dealSpan(deal, zone), clock),
  }));
  const live = dealPhases.filter(({ phase }) => phase === 'live').map(({ deal }) => deal);
  const ended = dealPhases.filter(({ phase }) => phase === 'ended').map(({ deal }) => deal);
  const warn = (code: 'CD401' | 'CD402' | 'CD404' | 'CD406', file: string, problem: string, hint: string) =>
    diagnostic({ code, severity: 'warning', file: `${folder}/${file}`, problem, hint });
  return [
    ...ended.map((deal) => warn('CD401', deal.source, ...endedWords(deal))),
    ...live
      .filter((deal) => (lastDay(deal) ?? soon) < soon)
      .map((deal) => warn('CD402', deal.source, `${nameOf(deal)} ends on ${endOf(deal)}.`, renewHint)),
    ...live
      .filter(isPriceOld(site, clock.today()))
      .map((deal) =>
        warn(
          'CD406',
          deal.source,
          `The price of ${nameOf(deal)} was last checked on ${formatDate(lastCheck(deal))}.`,
          'The deal has no end. Look at the vendor’s page, then set "priceCheckedDate" to that day.',
        ),
      ),
    ...factsInProse(
      dealPhases.filter(({ phase }) => phase !== 'ended').map(({ deal }) => deal),
      folder,
    ),
    ...emptyGroups(site, live).map(([file, label]) =>
      warn(
        'CD404',
        file,
        `${label} has no live deal.`,
        'Add a deal to it. Until then its page says that there are none, and search engines do not index it.',
      ),
    ),
  ];
}

const renewHint = 'Renew it, or remove it once no other site links to it.';

/** Whether an ongoing deal's price was not checked for as many days as the site allows. Others are checked when they end. */
const isPriceOld =
  ({ config }: Site, today: LocalDate) =>
  (deal: SiteDeal) =>
    lastDay(deal) === null && addDays(lastCheck(deal), config.priceCheckDays) < today;

const lastCheck = ({ priceCheckedDate, publishedDate }: SiteDeal): LocalDate =>
  priceCheckedDate !== undefined && priceCheckedDate > publishedDate ? priceCheckedDate : publishedDate;

/** What happened to an ended deal, and what to do. */
function endedWords(deal: SiteDeal): [problem: string, hint: string] {
  const { withdrawnDate } = deal;
  if (withdrawnDate === undefined || (deal.expiryDate ?? withdrawnDate) < withdrawnDate)
    return [`${nameOf(deal)} ended on ${endOf(deal)}.`, renewHint];
  return [
    `${nameOf(deal)} was withdrawn on ${formatDate(withdrawnDate)}.`,
    'Remove it once no other site links to it.',
  ];
}

const endOf = (deal: SiteDeal) => formatDate(lastDay(deal) ?? '');

const nameOf = ({ title, slug }: SiteDeal) => `"${title}" (${slug})`;

function emptyGroups(site: Site, live: readonly SiteDeal[]): [file: string, label: string][] {
  const categories = new Set(live.map(({ category }) => category));
  const neighborhoods = new Set(live.flatMap(({ places }) => neighborhoodsOf(places)));
  const unused = (items: readonly { id: string; label: string }[], used: ReadonlySet<string>, file: string) =>
    items.filter(({ id }) => !used.has(id)).map(({ label }): [string, string] => [file, label]);
  return [
    ...unused(site.categories, categories, 'categories.json'),
    ...unused(site.neighborhoods, neighborhoods, 'neighborhoods.json'),
  ];
}
