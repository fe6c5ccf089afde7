import { occurs } from '../understand/grammar.ts';
import { type AskedFact, asks, peopleCountIn } from './askedFact.ts';
import { type Heads, headsIn, withoutPrices, withoutUnitPrice } from './heads.ts';
import { productIn } from './multiplied.ts';
import { paidSum } from './paidSum.ts';
import { piecesIn } from './pieces.ts';

/** Those whom the question counts, or who are known to come. */
export function headsOf(asked: AskedFact): Heads | null {
  const { question, replies, party, said, deal } = asked;
  const product = productIn(asked);
  if (product) return { all: product.count, children: 0 };
  // "Is it one ticket or two for 24", which it costs.
  const plain = (words: string) => withoutPrices(words, deal, replies);
  const all = peopleCountIn(plain(question.words), replies) ?? party;
  const own = headsIn(plain(question.words), replies);
  // "How much for the 3 of us, is it really 59 for 2".
  if (own && own.all > 1) return own;
  return (
    headsIn(plain(withoutUnitPrice(said, deal)), replies) ?? (all === null ? null : { all, children: 0 })
  );
}

/** Whether a question, or the message, is about what so many pay. */
export const isCounted = (asked: AskedFact): boolean =>
  headsIn(asked.said, asked.replies) !== null ||
  (['total', 'enough', 'limit', 'amount'] as const).some((kind) => asks(asked, kind)) ||
  productIn(asked) !== null;

/** Whether a question is about what each pays. */
export const asksEach = ({ question, knowledge }: AskedFact): boolean =>
  occurs(knowledge.vocabulary.grammar.facts.forEach, question.words);

/** What all who come pay, or each of them if the question asks that; `null` if nobody says whether the price is for each. */
export function paidIn(asked: AskedFact): number | null {
  const { deal } = asked;
  const { priceFor } = deal;
  const pieces = piecesIn(asked);
  if (pieces) return pieces.paid;
  const heads = headsOf(asked) ?? { all: 1, children: 0 };
  const { all } = heads;
  if (priceFor === undefined && all > 1) return null;
  const total = paidSum(asked, heads).paid;
  // "Is that under 30 each".
  const sharing = all > 1 ? all : typeof priceFor === 'number' ? priceFor : 1;
  return asksEach(asked) ? total / sharing : total;
}
