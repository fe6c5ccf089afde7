import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { meets, type Need } from '../../../data/model/deals/needs.ts';
import { dealsAboutWordsIn } from '../conversation/dealNames.ts';
import { insistedMentions } from '../conversation/insisted.ts';
import { dealsWithSlugs } from '../conversation/knowledge.ts';
import type { Turn } from '../conversation/turn.ts';
import { thingSlots } from '../understand/mention.ts';
import { isHeard } from './apology.ts';

/** Whether something else was meant by a thing that was named: the best deal for it is none. */
export const isMisunderstood = ({ understanding }: Turn) =>
  understanding?.moves.isMeant &&
  (understanding.mentions.length === 0 ||
    understanding.mentions.some(({ slot, polarity }) => slot === 'interests' && polarity === 'for'));

/**
 * Whether the message says no to what was shown and wishes again: "no, a nice dinner". After a question of the assistant, it may
 * answer that.
 */
const isTurnedDown = ({ understanding, before, text }: Turn) =>
  before.asked === null &&
  understanding?.corrects &&
  // "Never mind" turns nothing down.
  /^\W*n[ao]/i.test(text) &&
  understanding.sentences[0]?.intents[0]?.type === 'no' &&
  understanding.mentions.some(
    ({ slot, polarity, hardness }) => thingSlots.has(slot) && polarity === 'for' && hardness === 'must',
  );

/** Whether the message wants what it asked about before and did not hear of `lead`: "something that can be mailed, then". */
const isLacking = ({ understanding, before }: Turn, lead: DealRecord) =>
  before.question !== null &&
  understanding?.mentions.some(
    ({ slot, polarity, value }) =>
      slot === 'needs' && polarity === 'for' && meets(lead, value as Need) !== true,
  );

/** The deal that stood first, where the message says that something else was asked for. */
export function misread(turn: Turn): readonly DealRecord[] {
  const { understanding, before, knowledge, text } = turn;
  const [lead] = dealsWithSlugs(before.latest, knowledge);
  if (!lead || !understanding) return [];
  const { insistsFrom, isComplaint } = understanding.rejections;
  const insisted = insistedMentions(understanding);
  const again = insistsFrom === null ? '' : (text.slice(insistsFrom).split(/[.,;!?]/, 1)[0] ?? '');
  // "I meant the car, not the dog": what is named again is the car wash that stood first.
  const isNamed = dealsAboutWordsIn(again, [lead], knowledge).length > 0;
  const isWrong =
    isMisunderstood(turn) ||
    isTurnedDown(turn) ||
    isLacking(turn, lead) ||
    isComplaint ||
    (insistsFrom !== null &&
      !isNamed &&
      !(insisted.length > 0 && insisted.every((each) => isHeard(each, lead, turn))));
  return isWrong ? [lead] : [];
}
