import { plainLine } from '../../../data/model/assistant/plainText.ts';
import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import type { ReplyDraft, Turn, TurnResult } from '../conversation/turn.ts';
import { looseCriteria, type Shortlist } from '../recommend/shortlist.ts';
import { caveatPhrases, presentDeals } from '../reply/dealSentences.ts';
import { quickRepliesTo } from '../reply/questions.ts';
import { answerTurn, finishTurn } from '../takeTurn.ts';
import { type ModelReply, readReply } from './modelReply.ts';
import { withoutMarkup } from './verify/modelText.ts';
import { createVerifier, type Verifier, type VisitorNumbers } from './verify/verifyReply.ts';

/** What becomes of a model's words in a turn. */
export interface HostedAnswer {
  /** What is known to hold of what was `said` so far; `null` where there is nothing to show. */
  part(said: string): TurnResult | null;
  /** The answer of a model that has `said` all; the guide's own where that is none. */
  whole(said: string): TurnResult;
  /** The guide's own answer, which goes on from where a model broke off. */
  own(said: string): TurnResult;
}

const mostDeals = 3;
const mostChips = 3;
const longestChip = 40;

/** What programs say instead of words. */
const noWords = /^\s*(?:null|undefined|true|false|""|-?\d+)\s*$/;
const nothingSaid = "I apologize, but I couldn't generate a response at the moment.";

/** Makes an answer to `turn` of what a model says that was given `list` to choose from. */
export function createHostedAnswer(turn: Turn, list: Shortlist): HostedAnswer {
  const { knowledge, context } = turn;
  const verifierOf = remembered((deals) => createVerifier(deals, list.deals, namedIn(turn), knowledge));
  const presented = (deals: readonly DealRecord[]) => presentDeals(deals, turn);

  const chosenIn = ({ ids }: ModelReply) =>
    [...new Set(ids)]
      .flatMap((id) => list.deals.find(({ slug }) => slug === id) ?? [])
      .filter(({ endsAt }) => endsAt > context.now)
      .slice(0, mostDeals);

  /** What of `read` holds. */
  function heldIn(read: ModelReply): Held {
    const deals = chosenIn(read);
    const verifier = verifierOf(deals);
    return { deals, reply: verifier.reply(read.reply, read.isReplyWhole), chips: chipsIn(read, verifier) };
  }

  function show(held: Held, more: readonly string[] = []): TurnResult {
    const stage = held.deals.length > 0 ? 'showing-results' : turn.stage;
    return finishTurn({ ...turn, stage }, saidOf(held, more, turn, list));
  }

  function part(said: string): Held | null {
    const read = readReply(said, false, list.deals);
    const held = read && heldIn(read);
    return held && (held.reply !== '' || held.deals.length > 0) ? held : null;
  }

  /** The guide's own answer behind `reply`. */
  function behind(reply: string): TurnResult {
    const own = answerTurn(turn);
    const options = [own.answer.reply, ...own.answer.options].slice(0, 2);
    return { ...own, answer: { ...own.answer, reply, options } };
  }

  function own(said: string): TurnResult {
    const held = part(said);
    if (!held) return answerTurn(turn);
    const { reply, deals } = held;
    if (deals.length === 0) return behind(reply);
    return reply === '' ? show({ ...held, reply: presented(deals) }) : show(held, [presented(deals)]);
  }

  return {
    part(said) {
      const held = part(said);
      return held && show(held);
    },
    own,
    whole(said) {
      if (said.trim() === '') return behind(nothingSaid);
      if (noWords.test(said)) return own('');
      const read = readReply(said, true, list.deals);
      if (!read) return own(said);
      const held = heldIn(read);
      const isInvented = (read.ids ?? []).length > 0 && held.deals.length === 0;
      if (read.reply.trim() === '' && held.deals.length === 0 && !isInvented) return behind(nothingSaid);
      if (isInvented || held.reply === '') return own(said);
      return show(held);
    },
  };
}

/** What the visitor has named: numbers that are no years or amounts, and what they want to spend. */
function namedIn({ text, preferences: { party, youngest, priceRange } }: Turn): VisitorNumbers {
  const said = [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
  const { min = null, max = null } = priceRange ?? {};
  return {
    counts: [party ?? 0, youngest ?? 0, ...said].filter((count) => count > 0 && count <= 120),
    budgets: [min, max].flatMap((amount) => (amount === null ? [] : Math.round(amount * 100))),
  };
}

/** What holds of a model's words. */
interface Held {
  readonly deals: readonly DealRecord[];
  readonly reply: string;
  readonly chips: readonly string[];
}

function chipsIn({ chips }: ModelReply, verifier: Verifier): readonly string[] {
  const short = chips
    .map((chip) => plainLine(withoutMarkup(chip)))
    .filter((chip) => chip !== '' && chip.length <= longestChip);
  return [...new Set(short)].filter(verifier.isTrue).slice(0, mostChips);
}

const aboutShown: ReadonlySet<string> = new Set<Turn['intent']['type']>(['detail', 'compare', 'why']);

/** What a model adds to the turn, with `more` bubbles, and what it does not know: that not all wishes are met. */
function saidOf(
  { reply, deals, chips }: Held,
  more: readonly string[],
  turn: Turn,
  { relaxed }: Shortlist,
): ReplyDraft {
  const { openQuestion, intent, before, knowledge } = turn;
  const asked = /[?？]$/.test(reply) ? openQuestion : null;
  const isAbout = aboutShown.has(intent.type) && deals.every(({ slug }) => before.latest.includes(slug));
  const choice = {
    deals,
    relaxed: relaxed.filter((criterion) => !looseCriteria.has(criterion)),
    unknown: [],
    unsuited: [],
    isAgain: false,
  };
  const missing = deals.length > 0 && !isAbout ? caveatPhrases(choice, turn) : [];
  const standing = knowledge.assistant.language.quickReplies.standing;
  return {
    ...{ reply, asked, options: [...more, ...missing] },
    ...(isAbout ? { about: deals } : { deals }),
    quickReplies: chips.length > 0 ? [...new Set([...chips, ...standing])] : quickRepliesTo(asked, knowledge),
  };
}

/** One verifier for the same deals, so that a sentence is looked at once however often a model's words are read. */
function remembered(create: (deals: readonly DealRecord[]) => Verifier) {
  const known = new Map<string, Verifier>();
  return (deals: readonly DealRecord[]): Verifier => {
    const key = deals.map(({ slug }) => slug).join();
    const verifier = known.get(key) ?? create(deals);
    known.set(key, verifier);
    return verifier;
  };
}
