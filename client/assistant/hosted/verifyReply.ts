import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { withoutIds } from '../state/displayText.ts';
import { isTrue } from './claims.ts';
import { factsOf } from './facts.ts';
import { meaningOf } from './meaning.ts';
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

/** What the visitor has named. */
export interface Named {
  /** Numbers such as how many people come and how old they are. */
  readonly counts: readonly number[];
  /** What they want to spend, in hundredths of the site's currency. */
  readonly budgets: readonly number[];
}

/** More is read by nobody. */
const longest = 1200;
const slugs = /(?<![\w-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w-])/g;
const listMark = /^[–|]/;

/** A verifier for what is said of `chosen`. `offered` are the deals that the model knows of, whose ids it may have taken for words. */
export function createVerifier(
  chosen: readonly DealRecord[],
  offered: readonly DealRecord[],
  { counts, budgets }: Named,
  knowledge: AssistantKnowledge,
): Verifier {
  const all = factsOf(chosen, knowledge);
  const names = namesOf(all, chosen, knowledge);
  const meaning = meaningOf(chosen, all, knowledge);
  const titles = new Map(offered.map(({ slug, title }) => [slug, title]));
  const isStrange = strangeSlugs(knowledge);
  const spoken = (said: string) =>
    withoutAllIds(plainReply(said)).replace(slugs, (id) => titles.get(id) ?? id);
  const grounds = { budgets, counts: [...counts, chosen.length].filter((count) => count > 0) };

  const isKept = memoize(
    (sentence: string) =>
      !isStrange(sentence) &&
      meaning.isPlaced(sentence) &&
      isTrue(sentence, { ...grounds, factsAt: meaning.factsAt(sentence) }) &&
      isNamedTruly(sentence, names),
  );
  /** Whether the end of a line and the beginning of the next are a name that may not be said. */
  const isOtherName = memoize((both: string) => names.namesOther(both));
  const isUnknownName = memoize(
    (ends: string) => /^\p{Lu}\S* \p{Lu}/u.test(ends) && !isNamedTruly(`x ${ends}`, names),
  );
  const breaksName = (line: string, next: string) => {
    if (line === '' || listMark.test(line) || listMark.test(next) || /[.!?:…]["”’)]{0,3}$/.test(line))
      return false;
    const [before, behind] = [line.split(' '), next.split(' ')];
    return (
      isOtherName([...before.slice(-4), ...behind.slice(0, 4)].join(' ')) ||
      isUnknownName(`${before.at(-1)} ${behind[0]}`)
    );
  };

  return {
    isTrue: (text) => sentencesOf(spoken(text)).every((sentence) => isKept(sentence.text)),
    reply(said, isWhole) {
      // What comes next may make a mark of the end.
      const sentences = sentencesOf(spoken(isWhole ? said : said.replace(/[\s*_`~#<>![-]+$/, '')));
      let text = '';
      let line = '';
      for (const { text: sentence, gap } of isWhole ? sentences : sentences.slice(0, -1)) {
        if (text.length + sentence.length > longest) break;
        const isLast = gap.includes('\n');
        const isShown = isKept(sentence) && !breaksName(line, sentence);
        if (isShown) text += sentence + (isLast ? '\n' : ' ');
        else if (isLast) text = text.replace(/ $/, '\n');
        line = isShown && isLast ? sentence : '';
      }
      return text
        .replace(/^– *$/gm, '')
        .replace(/\n{2,}/g, '\n')
        .trim();
    },
  };
}

/** Without ids, also where taking one away makes another. */
function withoutAllIds(text: string): string {
  const rest = withoutIds(text);
  return rest === text ? text : withoutAllIds(rest);
}

/** Tells whether slugs of deals that were not offered, or such that end like them, are in a sentence. */
function strangeSlugs({ data }: AssistantKnowledge): (sentence: string) => boolean {
  const known = new Set(data.deals.map(({ slug }) => slug));
  const areas = Object.keys(data.neighborhoods);
  return (sentence) =>
    [...sentence.matchAll(slugs)].some(
      ([slug]) => known.has(slug) || areas.some((area) => slug.endsWith(`-${area}`)),
    );
}
