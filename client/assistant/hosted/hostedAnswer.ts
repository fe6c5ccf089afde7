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

/** Creates answers from a model's text. */
export interface HostedAnswer {
  /** The verified part of an incomplete text; `null` if there is nothing to show. */
  partial(text: string): TurnResult | null;
  /** The verified answer of a complete text; the device's answer if nothing in the text can be shown. */
  complete(text: string): TurnResult;
  /** The device's answer, after the verified part of a text that broke off. */
  fallback(text: string): TurnResult;
}

const maxDeals = 3;
const maxChips = 3;
const longestChip = 40;

/** Output that is a value of a program instead of text. */
const notText = /^\s*(?:null|undefined|true|false|""|-?\d+)\s*$/;
const emptyReply = "I apologize, but I couldn't generate a response at the moment.";

/** Creates answers to `turn` by a model that chooses from `list`. */
export function createHostedAnswer(turn: Turn, list: Shortlist): HostedAnswer {
  const { knowledge, context } = turn;
  const verifierOf = cacheVerifiers((deals) =>
    createVerifier(deals, list.deals, visitorNumbers(turn), knowledge),
  );
  const chosenDeals = ({ ids }: ModelReply) =>
    [...new Set(ids)]
      .flatMap((id) => list.deals.find(({ slug }) => slug === id) ?? [])
      .filter(({ endsAt = Infinity }) => endsAt > context.now)
      .slice(0, maxDeals);

  function verify(modelReply: ModelReply): VerifiedReply {
    const deals = chosenDeals(modelReply);
    const verifier = verifierOf(deals);
    const reply = verifier.reply(modelReply.reply, modelReply.isReplyWhole);
    return { deals, reply, chips: verifiedChips(modelReply, verifier) };
  }

  function show(verified: VerifiedReply, more: readonly string[] = []): TurnResult {
    const stage = verified.deals.length > 0 ? 'showing-results' : turn.stage;
    return finishTurn({ ...turn, stage }, draftReply(verified, more, turn, list));
  }

  function verifyPartial(text: string): VerifiedReply | null {
    const modelReply = readReply(text, false, list.deals);
    const verified = modelReply && verify(modelReply);
    return verified && (verified.reply !== '' || verified.deals.length > 0) ? verified : null;
  }

  /** The device's answer, after `reply`. */
  function localAnswerAfter(reply: string): TurnResult {
    const local = answerTurn(turn);
    const options = [local.answer.reply, ...local.answer.options].slice(0, 2);
    return { ...local, answer: { ...local.answer, reply, options } };
  }

  function fallback(text: string): TurnResult {
    const verified = verifyPartial(text);
    if (!verified) return answerTurn(turn);
    const { reply, deals } = verified;
    if (deals.length === 0) return localAnswerAfter(reply);
    const presentation = presentDeals(deals, turn);
    return reply === '' ? show({ ...verified, reply: presentation }) : show(verified, [presentation]);
  }

  return {
    partial(text) {
      const verified = verifyPartial(text);
      return verified && show(verified);
    },
    fallback,
    complete(text) {
      if (text.trim() === '') return localAnswerAfter(emptyReply);
      if (notText.test(text)) return fallback('');
      const modelReply = readReply(text, true, list.deals);
      if (!modelReply) return fallback(text);
      const verified = verify(modelReply);
      const isInvented = (modelReply.ids ?? []).length > 0 && verified.deals.length === 0;
      if (modelReply.reply.trim() === '' && verified.deals.length === 0 && !isInvented)
        return localAnswerAfter(emptyReply);
      if (isInvented || verified.reply === '') return fallback(text);
      return show(verified);
    },
  };
}

/** The numbers in the visitor's message that can be counts of people or ages, and the visitor's budget. */
function visitorNumbers({ text, preferences: { party, youngest, priceRange } }: Turn): VisitorNumbers {
  const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
  const { min = null, max = null } = priceRange ?? {};
  return {
    counts: [party ?? 0, youngest ?? 0, ...numbers].filter((count) => count > 0 && count <= 120),
    budgets: [min, max].flatMap((amount) => (amount === null ? [] : Math.round(amount * 100))),
  };
}

/** The verified parts of a model's reply. */
interface VerifiedReply {
  readonly deals: readonly DealRecord[];
  readonly reply: string;
  readonly chips: readonly string[];
}

function verifiedChips({ chips }: ModelReply, verifier: Verifier): readonly string[] {
  const shortChips = chips
    .map((chip) => plainLine(withoutMarkup(chip)))
    .filter((chip) => chip !== '' && chip.length <= longestChip);
  return [...new Set(shortChips)].filter(verifier.isTrue).slice(0, maxChips);
}

const intentsAboutShown: ReadonlySet<string> = new Set<Turn['intent']['type']>(['detail', 'compare', 'why']);

/** The reply of a turn with `more` bubbles, and with the caveats, which the model does not know. */
function draftReply(
  { reply, deals, chips }: VerifiedReply,
  more: readonly string[],
  turn: Turn,
  { relaxed }: Shortlist,
): ReplyDraft {
  const { openQuestion, intent, before, knowledge } = turn;
  const asked = /[?？]$/.test(reply) ? openQuestion : null;
  const isAbout =
    intentsAboutShown.has(intent.type) && deals.every(({ slug }) => before.latest.includes(slug));
  const choice = {
    deals,
    relaxed: relaxed.filter((criterion) => !looseCriteria.has(criterion)),
    unknown: [],
    unsuited: [],
    isAgain: false,
  };
  const caveats = deals.length > 0 && !isAbout ? caveatPhrases(choice, turn) : [];
  const standing = knowledge.language.quickReplies.standing;
  return {
    ...{ reply, asked, options: [...more, ...caveats] },
    ...(isAbout ? { about: deals } : { deals }),
    quickReplies: chips.length > 0 ? [...new Set([...chips, ...standing])] : quickRepliesTo(asked, knowledge),
  };
}

/** Reuses the verifier of the same deals: it remembers its verdicts, so each sentence is verified once while the text grows. */
function cacheVerifiers(create: (deals: readonly DealRecord[]) => Verifier) {
  const verifiers = new Map<string, Verifier>();
  return (deals: readonly DealRecord[]): Verifier => {
    const key = deals.map(({ slug }) => slug).join();
    const verifier = verifiers.get(key) ?? create(deals);
    verifiers.set(key, verifier);
    return verifier;
  };
}
