import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { datesWanted } from '../conversation/datesWanted.ts';
import { anyTime, noPreferences, type Preferences } from '../conversation/preferences.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { recommend } from '../recommend/recommend.ts';
import { dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';
import { spokenTime } from '../reply/spokenTime.ts';

/** How many deals an answer shows. */
const shownOfEnding = 5;

/**
 * The deals that end on the days that the visitor names; if none does, or no day is named, those that end next. `null` for other
 * messages, and where no deal that fits has an end.
 */
export function endingDealsReply(turn: Turn): ReplyDraft | null {
  const { ending, preferences, knowledge, context } = turn;
  if (!ending) return null;
  const endingBy = (only: (deal: DealRecord) => boolean, wished: Preferences) =>
    recommend(
      { ...wished, ...anyTime },
      { count: shownOfEnding, shown: [], only, by: 'expiry' },
      knowledge,
      context,
    ).deals;
  const today = knowledge.calendar.dateAt(context.now);
  // For plans, "this month" is the next thirty days.
  const isInTime = (day: LocalDate) => ending.when !== 'this-month' || day.slice(0, 7) === today.slice(0, 7);
  const days = datesWanted(ending, today).filter(isInTime);
  const when = spokenTime({ ...ending, part: null, hours: null }, turn);
  const endsThen = ({ expiryDate }: DealRecord) => days.some((day) => day === expiryDate);
  // Whoever names nothing else asks about all deals, whatever was wanted before.
  const isAll =
    turn.understanding?.mentions.every(
      ({ slot, hardness }) => slot === 'when' || slot === 'time' || hardness === 'wish',
    ) ?? false;
  const { audience, cautions, excluded } = preferences;
  const all = { ...noPreferences, audience, cautions, excluded };
  const wished = isAll && days.length > 0 ? all : preferences;
  const then = days.length > 0 ? endingBy(endsThen, wished) : [];
  if (then.length > 0)
    return { reply: phrase('endsThen', turn, { when }), deals: then, labels: endsOf(then, turn) };
  const next = endingBy(({ expiryDate }) => expiryDate !== undefined, wished);
  if (next.length === 0) return null;
  const none = days.length > 0 ? `${phrase('noneEnds', turn, { when })} ` : '';
  return { reply: none + phrase('endsNext', turn), deals: next, labels: endsOf(next, turn) };
}

/** The last day of each of `deals`, which tells why they come in this order. */
const endsOf = (deals: readonly DealRecord[], turn: Turn) =>
  new Map(deals.map((deal) => [deal.slug, phrase('endsOn', turn, dealPhraseValues(deal, turn))]));
