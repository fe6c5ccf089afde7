import type { Grammar } from '../grammar.ts';
import type { Mention } from '../mention.ts';
import { isRuledOutAfterwards, type Stance, stancesOf } from '../negation.ts';
import { endOf } from '../phraseMatches.ts';
import { mask, ruleMatches, startsOf, type TokenSpan, type Utterance } from '../utterance.ts';
import type { ToMention } from './toMention.ts';
import { unique } from './topics.ts';

/** The occasions in a message: what it means, and all phrases about any, which are no topics. */
interface Occasions {
  readonly mentions: readonly Mention[];
  readonly phrases: readonly Mention[];
}

/** Occasions that also say something beside others. */
const circumstances: ReadonlySet<Mention['value']> = new Set<Mention['value']>(['solo', 'rainy-day']);

/**
 * What the visitor comes for, the most telling of several, and what those who come should be spared. An occasion that is
 * ruled out ("not a date") is taken back.
 */
export function occasionsIn(
  { utterance, literal }: { readonly utterance: Utterance; readonly literal: Utterance },
  grammar: Grammar,
  toMention: ToMention,
): Occasions {
  const stances = stancesOf(utterance, grammar);
  // "Grandma has the kids" brings no grandmother.
  const present = mask(utterance, grammar.away);
  const others = mask(present, grammar.bystander);
  const starts = startsOf(present.tokens);
  const isIdiom = ({ from, to }: TokenSpan) =>
    literal.tokens.slice(from, to).every(({ word }) => /^_/.test(word));
  const found = (slot: 'occasion' | 'cautions', rules: Grammar['occasions' | 'cautions']): Mention[] =>
    rules.flatMap(([value, rule]) => {
      // A present is for somebody who need not come.
      return ruleMatches(value === 'gift' ? present : others, rule).flatMap(({ from, to }) => {
        const isOut = isRuledOutAfterwards(present, grammar, endOf(present, starts, to));
        const stance = isOut ? 'against' : (stances[from] ?? 'for');
        return stance === 'open' || isIdiom({ from, to })
          ? []
          : [toMention({ from, to, sense: { slot, value }, stance })];
      });
    });
  const phrases = found('occasion', grammar.occasions);
  const occasions = phrases.filter(
    // A later phrase of the same occasion may rule it out, but the first counts.
    ({ value }, index) => phrases.findIndex((other) => other.value === value) === index,
  );
  const occasion = occasions.find(({ polarity }) => polarity === 'for') ?? occasions[0];
  // Who comes alone, or in the rain, does so whatever for.
  const besides = occasions.filter(
    (mention) => mention !== occasion && mention.polarity === 'for' && circumstances.has(mention.value),
  );
  const cautions = withLifted(
    unique(found('cautions', grammar.cautions)),
    { present, stances },
    grammar,
    toMention,
  );
  return {
    mentions: [...(occasion ? [occasion] : []), ...besides, ...cautions],
    // An errand is a topic, too.
    phrases: phrases.filter(({ value }) => value !== 'errand'),
  };
}

/**
 * `cautions` without those that the message takes back ("she walks fine"), as it does those of earlier messages. What is said
 * beside it to somebody's limits counts: "a bad hip, but she walks a lot". Who walks fine needs no way without steps.
 */
function withLifted(
  cautions: readonly Mention[],
  { present, stances }: { readonly present: Utterance; readonly stances: readonly Stance[] },
  { able }: Grammar,
  toMention: ToMention,
): readonly Mention[] {
  const isLimited = cautions.some(({ value, polarity }) => value === 'gentle' && polarity === 'for');
  const lifted = able.flatMap(([caution, rule]) => {
    const [span] = ruleMatches(present, rule);
    if (!span || (caution === 'gentle' && isLimited)) return [];
    const sense = { slot: 'cautions', value: caution } as const;
    // "Not very fit" wants it easy, at any age.
    if (stances.slice(span.from, span.to).includes('against'))
      return caution === 'gentle' ? [toMention({ ...span, sense, stance: 'for' })] : [];
    const needs = caution === 'gentle' ? [{ slot: 'needs', value: 'step-free' } as const] : [];
    return [sense, ...needs].map((each) => toMention({ ...span, sense: each, stance: 'against' }));
  });
  return [...cautions.filter(({ value }) => !lifted.some((other) => other.value === value)), ...lifted];
}
