import type { Intent } from '../understand/intents.ts';
import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { besideCalm } from './afterCare.ts';
import type { Asking, HeardMessage } from './asking.ts';
import { besideMissed } from './besideMissed.ts';
import { onDayInTalk } from './dayInTalk.ts';
import { atHalfOfDay } from './halfOfDay.ts';
import { isAboutDeal, preferencesToStartFrom } from './history.ts';
import { dealsWithSlugs } from './knowledge.ts';
import { middlePrice } from './middlePrice.ts';
import { afterRelativeMoves, nearShown, withoutDeal } from './moves.ts';
import { withPlannedDay } from './plannedDay.ts';
import { dealPointedAt } from './pointedDeal.ts';
import { anyTime } from './preferences.ts';
import { withoutRejected } from './rejectedDeals.ts';
import { withoutRuledOut } from './ruledOutThings.ts';
import type { SaidBeside } from './saidBeside.ts';
import { statedTimeIn } from './statedTime.ts';
import { timeAfter } from './timeAfter.ts';
import { atTimeToCome } from './timeToCome.ts';
import type { Turn } from './turn.ts';
import { updatePreferences } from './updatePreferences.ts';
import { wishMoveOf } from './wishMove.ts';

/** What a visitor wants from a message on. */
export type Wanted = Pick<Turn, 'preferences' | 'move' | 'ending' | 'named'>;

/** What is wanted after `message`. */
export function wantedAfter(
  { text, whole, before, knowledge, context }: HeardMessage,
  { refusals, asked, rest }: Asking,
  { understanding, said, intent, isAsking }: SaidBeside,
): Wanted {
  const named = statedTimeIn(understanding, knowledge.calendar.dateAt(context.now), before.latest.length);
  const start = preferencesToStartFrom(understanding, before, knowledge);
  const move = wishMoveOf(start, understanding);
  const ending = isAboutEnds(intent)
    ? timeAfter(anyTime, understanding, named)
    : start === before.preferences && move === 'refine' && isNarrowing(understanding) && !isAsking
      ? (before.ending ?? null)
      : null;
  const updated = ending
    ? updatePreferences(start, withoutTime(understanding), before.asked)
    : updatePreferences(start, withPeople(understanding, whole), before.asked, named);
  const dated = besideMissed(
    onDayInTalk(updated, move, before, knowledge, context),
    ...([understanding, knowledge, context] as const),
  );
  const middle = middlePrice(dealsWithSlugs(before.latest, knowledge));
  const moved = nearShown(
    afterRelativeMoves(atHalfOfDay(dated, understanding, knowledge, context), understanding, middle),
    understanding,
    before,
    knowledge,
  );
  const isRuledOut = said.type === 'ruled-out' || (intent.type === 'undo' && isAboutDeal(before));
  const pointed = isRuledOut ? dealPointedAt(intent, text, before, knowledge) : null;
  // "I saw that, but is there food": whoever asks about a deal does not refuse it.
  const isAskedOf = ({ isRemark, deals }: Asking['asked'][number]) =>
    !isRemark && deals.some(({ slug }) => slug === pointed?.slug);
  const ruledOut = asked.some(isAskedOf) ? null : pointed;
  // What a question names is not denied.
  const left = withoutRuledOut(moved, understanding, before.preferences, knowledge);
  const kept = withoutRejected(left, rest, understanding, before, knowledge, refusals);
  const planned = withPlannedDay(
    atTimeToCome(ruledOut ? withoutDeal(kept, ruledOut) : kept, knowledge, context, understanding),
    knowledge,
    context,
    understanding.planDays,
  );
  // Whoever was sad a moment ago is shown quiet things.
  const isSoothed = planned.intensity === null && besideCalm(text, before, knowledge) !== null;
  const soothed = isSoothed ? { ...planned, intensity: 'relaxing' as const } : planned;
  // "Near me" after an area is somewhere else; "in Old Town near me" keeps it.
  const isElsewhere =
    understanding.asksLocation &&
    understanding.beside === null &&
    !understanding.moves.isNearThere &&
    !understanding.mentions.some(({ slot }) => slot === 'neighborhoods');
  const preferences = isElsewhere ? { ...soothed, neighborhoods: [] } : soothed;
  return { preferences, move, ending, named };
}

/** `understanding` with those whom the questions of a message name: "can my son come, he is 16" tells who comes later, too. */
const withPeople = (understanding: Understanding, whole: Understanding): Understanding => ({
  ...understanding,
  party: understanding.party ?? whole.party,
  children: understanding.children ?? whole.children,
});

/** Asks which deals end first, or at a time that is then no wish. */
const isAboutEnds = (intent: Intent) => intent.type === 'top' && intent.by === 'expiry';

/** What says whom something is for, where and for how much, and nothing else. */
const narrowing: ReadonlySet<string> = new Set<Mention['slot']>([
  ...(['audience', 'neighborhoods', 'setting', 'priceRange', 'needs'] as const),
]);

/** Whether a message only narrows what was asked for. */
const isNarrowing = ({ intent, mentions }: Understanding) =>
  intent.type === 'find' && mentions.length > 0 && mentions.every(({ slot }) => narrowing.has(slot));

const withoutTime = (understanding: Understanding): Understanding => {
  const times = understanding.mentions.filter(({ slot }) => slot === 'when');
  return {
    ...understanding,
    ...{ days: [], part: null, isToday: false },
    // A time comes with the categories of what has one.
    mentions: understanding.mentions.filter(({ start }) => times.every((time) => time.start !== start)),
  };
};
