import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { dealReferences } from '../../../data/model/deals/dealReference.ts';
import type { LinkedText } from '../../../data/model/pages/linkedText.ts';
import type { Link } from '../../../data/model/pages/view.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import type { LiveTitle } from '../../content/liveWords.ts';
import type { PlanContext } from '../planContext.ts';
import { daysOfUse } from './daysOfUse.ts';

/** Asks `clock` only about deals that are named, so that a page goes stale when one of those begins or ends. */
export const liveTitles =
  ({ catalog }: Pick<PlanContext, 'catalog'>, clock: Clock): LiveTitle =>
  (slug) => {
    const entry = catalog.bySlug.get(slug);
    return entry && dealPhase(entry.span, clock) === 'live' ? entry.deal.title : null;
  };

/**
 * For a page about some days, whose words name a deal only while one can still use it then: on Saturday, a page about the
 * weekend no longer says what is on Friday. `null` for a page about no days in particular.
 */
export function titlesFor(context: PlanContext, clock: Clock, range: DateRange | null): LiveTitle {
  const live = liveTitles(context, clock);
  if (range === null) return live;
  return (slug) => {
    const entry = context.catalog.bySlug.get(slug);
    return entry && daysOfUse(entry, range, clock, context.zone) ? live(slug) : null;
  };
}

/** A live text with its references as links. */
export function linkedText(text: string): LinkedText {
  const parts: (string | Link)[] = [];
  let end = 0;
  for (const { written, index, slug, words } of dealReferences(text)) {
    const [before, label, after] = linkIn(words ?? '');
    parts.push(text.slice(end, index) + before, { label, href: dealPath(slug) }, after);
    end = index + written.length;
  }
  if (parts.length === 0) return text;
  return [...parts, text.slice(end)].filter((part) => part !== '');
}

/** What is between `[ ]`, else all but marks and spaces at the edges, and what is before and after it. */
function linkIn(words: string): readonly [before: string, label: string, after: string] {
  const marked = /^([^[]*)\[([^\]]+)\](.*)$/s.exec(words);
  const [, before = '', label = '', after = ''] = marked ?? /^([\s,;:]*)(.*?)([\s,;:]*)$/s.exec(words) ?? [];
  return [before, label, after];
}
