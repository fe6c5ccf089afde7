import { dealPhase } from '../../../data/model/deals/dealPhase.ts';
import { dealReferences } from '../../../data/model/deals/dealReference.ts';
import type { LinkedText, TextPart } from '../../../data/model/pages/linkedText.ts';
import { dealPath } from '../../../data/model/routes.ts';
import type { Clock } from '../../../data/model/time/clock.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import type { LiveTitle } from '../../content/liveWords.ts';
import { contentSentences } from '../../content/sentences.ts';
import type { PlanContext } from '../planContext.ts';
import { placeholdersIn } from './contentText.ts';
import { daysOfUse } from './daysOfUse.ts';
import { earliest, type WordEnds } from './wordEnds.ts';

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

/** A live text with its references as links, and until when its words hold. */
export function linkedText(text: string, ends: WordEnds): LinkedText {
  const parts: TextPart[] = [];
  for (const part of contentSentences(text).flatMap((sentence) => sentenceParts(sentence, ends))) {
    const before = parts.at(-1);
    if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
    else if (part !== '') parts.push(part);
  }
  return parts.some((part) => typeof part !== 'string') ? parts : text;
}

function sentenceParts(sentence: string, ends: WordEnds): TextPart[] {
  const words: TextPart[] = [];
  const holdUntil = placeholdersIn(sentence).map(ends.placeholder);
  let end = 0;
  for (const { written, index, slug, words: own, otherwise } of dealReferences(sentence)) {
    const [before, label, after] = linkIn(own ?? '');
    const link = { label, href: dealPath(slug) };
    const until = ends.deal(slug);
    words.push(sentence.slice(end, index));
    if (otherwise === null || until === null) words.push(before, link, after);
    else words.push({ words: [before, link, after].filter((part) => part !== ''), until, otherwise });
    if (otherwise === null) holdUntil.push(until);
    end = index + written.length;
  }
  words.push(sentence.slice(end));
  const until = earliest(holdUntil);
  return until === null ? words : [{ words: words.filter((part) => part !== ''), until }];
}

/** What is between `[ ]`, else all but marks and spaces at the edges, and what is before and after it. */
function linkIn(words: string): readonly [before: string, label: string, after: string] {
  const marked = /^([^[]*)\[([^\]]+)\](.*)$/s.exec(words);
  const [, before = '', label = '', after = ''] = marked ?? /^([\s,;:]*)(.*?)([\s,;:]*)$/s.exec(words) ?? [];
  return [before, label, after];
}
