import { type Claim, isSaid, lastWords, nextWord } from './claim.ts';
import type { Facts } from './facts.ts';
import { whole, wholeWords } from './wholeWords.ts';

/** Ways to say that something costs nothing, half, or comes twice. */
export const gifts = new RegExp(
  `免费|無料|무료|${whole(
    [
      'freebies?|free|gratis|gratuit\\p{L}*|kostenlos\\p{L}*|gratuitamente|umsonst|ist frei|complimentary|comped',
      'no charge|without charge|(?:no|zero|without) cost|costs? nothing|not cost you|on us|(?:our|their) treat|on the house',
      'for nothing|waive\\p{L}*|give (?:it|them) away|given away|buy (?:one|two|1|2)|bogof?|twofers?',
      'half(?:[ -]price| off|-off| the price| (?:of )?(?:the |what |as )?(?:usual|regular|normal|rate|price|cost|much))',
      'halve\\p{L}*|charge half|halben? preis|moitié\\p{L}*|la mitad|(?:a|one|two) (?:thirds?|quarters?) (?:off|less|of)',
      '(?<![\\d.,])(?:two|2|dos|deux|zwei|three|3)[ -](?:for|por|pour|für)[ -](?:one|1|uno|un|eins|two|2|dos)',
      '(?:double|triple|twice) the (?:discount|savings?)',
    ].join('|'),
  )}`,
  'giu',
);

/** Where "free" gives nothing away. */
export const freedoms = wholeWords(
  [
    'feel free(?: to)?|einen freien',
    'free to (?:ask|let|reach|explore|browse|choose|check|change|tell|contact|pick|say|mix)',
    'free (?:time|evening|afternoon|day|weekend|night)(?= (?:this|next|on|in|for|and|or|to)(?! (?:every|all|each))|[.!?,;]|$)',
    '(?<=(?:your|my|our|next) )free (?:time|evening|afternoon|day|weekend)(?=[ .!?,])',
    '(?:kid|child|smoke|stress|hassle|worry|care|dairy|gluten|guilt|alcohol|sugar|step|crowd|toll)[ -]free',
  ].join('|'),
  'giu',
);

/** Whether the deals' own words give the same away, and not just something. */
export function isGift(claim: Claim, facts: Facts): boolean {
  const next = nextWord(claim);
  return (
    (next !== '' && isSaid(facts, `${claim.text} ${next}`)) ||
    isSaid(facts, `${lastWords(claim, 2)} ${claim.text}`)
  );
}
