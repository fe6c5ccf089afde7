import type { DealRecord } from '../../../data/model/dealRecord.ts';
import type { Guide } from '../guide.ts';
import { withoutIds } from '../machine/shownText.ts';
import { isTrue } from './claims.ts';
import { type Facts, factsOf, plainWords } from './facts.ts';
import { isNamedTruly, namesOf } from './names.ts';
import { plainReply } from './plainReply.ts';
import { sentencesOf } from './sentences.ts';

/** Leaves of what a model says what holds for the deals that it has chosen. */
export interface Verifier {
  /** The whole sentences of `said` that are true; the last one counts once `isWhole`. Empty where none is. */
  reply(said: string, isWhole: boolean): string;
  /** Whether all of a short text is true. */
  isTrue(text: string): boolean;
}

/** More is read by nobody. */
const longest = 1200;

/**
 * A verifier for what is said of `chosen`. `offered` are the deals that the model knows of, whose ids it may have taken
 * for words; `counts` are numbers that the visitor has named.
 */
export function createVerifier(
  chosen: readonly DealRecord[],
  offered: readonly DealRecord[],
  counts: readonly number[],
  guide: Guide,
): Verifier {
  const all = factsOf(chosen, guide);
  const single = chosen.map((deal) => ({
    ...{ title: plainWords(deal.title), vendor: plainWords(deal.vendor) },
    facts: factsOf([deal], guide),
  }));
  const names = namesOf(all, chosen, guide);
  const known = new Map<string, boolean>();
  const titles = new Map(offered.map(({ slug, title }) => [slug, title]));
  const spoken = (said: string) =>
    withoutIds(plainReply(said)).replace(
      /(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/g,
      (id) => titles.get(id) ?? id,
    );

  /** Of whom a sentence speaks: the deal that it names, or any of them. */
  function factsFor(sentence: string): Facts {
    const said = plainWords(sentence);
    const [one, ...more] = single.filter(
      ({ title, vendor }) => said.includes(title) || said.includes(vendor),
    );
    return one && more.length === 0 ? one.facts : all;
  }

  function isKept(sentence: string): boolean {
    const found = known.get(sentence);
    if (found !== undefined) return found;
    const is =
      isTrue(sentence, factsFor(sentence), [...counts, chosen.length]) && isNamedTruly(sentence, names);
    known.set(sentence, is);
    return is;
  }

  return {
    isTrue: (text) => sentencesOf(spoken(text)).every((sentence) => isKept(sentence.text)),
    reply(said, isWhole) {
      const sentences = sentencesOf(spoken(said));
      const whole = isWhole ? sentences : sentences.slice(0, -1);
      let text = '';
      for (const sentence of whole) {
        if (text.length + sentence.text.length > longest) break;
        if (isKept(sentence.text)) text += sentence.text + (sentence.gap.includes('\n') ? '\n' : ' ');
        else if (sentence.gap.includes('\n')) text = text.replace(/ $/, '\n');
      }
      return text
        .replace(/^– *$/gm, '')
        .replace(/\n{2,}/g, '\n')
        .trim();
    },
  };
}
