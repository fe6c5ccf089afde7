import type { DealRecord } from '../../../../data/model/deals/dealRecord.ts';
import type { AssistantKnowledge } from '../../conversation/knowledge.ts';
import { type DealFacts, dealFacts, normalizeWords } from './dealFacts.ts';

/** Finds the deals that sentences are about. */
export interface SentenceSubjects {
  /** The facts that a claim at an index of `sentence` must agree with, all of them. */
  readonly factsAt: (sentence: string) => (index: number) => readonly DealFacts[];
  /** Whether the areas and vendors in `sentence` are those of the deals that it is about. */
  readonly isPlaced: (sentence: string) => boolean;
}

/** A deal named in a sentence: by its title, its vendor, a word that no other deal has, or its position. */
interface Mention {
  readonly at: number;
  readonly facts: DealFacts;
  readonly isTitle: boolean;
}

/** Words of titles that do not identify a deal. */
const common = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december with from your that this night evening morning lunch dinner class classes hour hours tour walk four five three family room house city deal lesson full trip day show'.split(
    ' ',
  ),
);
const clauseEnds = /[;:—–]|,(?!\d)|(?<!\p{L})(?:and|but|while|or|und|oder|y|et)(?!\p{L})|\(|\)/giu;
const ofAll = /(?<!\p{L})(?:both|each of|all (?:of|three|two)|everything|every one)(?!\p{L})/iu;
const ordinals = ['first', 'second', 'third'].map(
  (word) =>
    new RegExp(`(?<=(?<!\\p{L})the )${word}(?= (?:one|is|costs|runs|ends|option|pick|has|\\$))`, 'giu'),
);
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’]/g, "['’]");
const anyOf = (names: readonly string[]) => new RegExp(names.map(escaped).join('|') || '(?!)', 'giu');

/** Finds the subjects of sentences about `chosen`; `all` are the facts of all these deals together. */
export function sentenceSubjects(
  chosen: readonly DealRecord[],
  all: DealFacts,
  knowledge: AssistantKnowledge,
): SentenceSubjects {
  const subjects = chosen.map((deal, place) => ({
    deal,
    facts: dealFacts([deal], knowledge),
    title: anyOf([deal.title]),
    vendor: anyOf([deal.vendor]),
    own: new RegExp(`(?<!\\p{L})(?:${ownWords(deal, chosen).join('|') || '(?!)'})(?!\\p{L})`, 'giu'),
    ordinal: ordinals[place] ?? /(?!)/gu,
  }));
  const each = subjects.map(({ facts }) => facts);

  /** Finds the mentions. In `flat` titles and vendors are masked, because they may contain commas and "and". */
  function read(text: string): { readonly mentions: readonly Mention[]; readonly flat: string } {
    let flat = text;
    const mentions: Mention[] = [];
    const find = (pattern: RegExp, facts: DealFacts, isTitle: boolean, hides: boolean) => {
      for (const { 0: found, index } of flat.matchAll(pattern)) {
        mentions.push({ at: index, facts, isTitle });
        if (hides) flat = flat.slice(0, index) + 'x'.repeat(found.length) + flat.slice(index + found.length);
      }
    };
    for (const { title, facts } of subjects) find(title, facts, true, true);
    for (const { vendor, facts } of subjects) find(vendor, facts, false, true);
    for (const { own, ordinal, facts } of subjects) {
      find(own, facts, false, false);
      find(ordinal, facts, false, false);
    }
    return { mentions: mentions.sort((a, b) => a.at - b.at), flat };
  }

  function factsAt(sentence: string): (index: number) => readonly DealFacts[] {
    const text = sentence.normalize('NFKC');
    const { mentions, flat } = read(text);
    if (mentions.length === 0) return () => (ofAll.test(text) ? each : [all]);
    const cuts = [0, ...[...flat.matchAll(clauseEnds)].map(({ index }) => index), text.length];
    return (index) => {
      const start = cuts.findLast((cut) => cut <= index) ?? 0;
      const end = cuts.find((cut) => cut > index) ?? text.length;
      const within = mentions.filter(({ at }) => at >= start && at < end);
      const here = within.length > 0 ? within : mentions.filter(({ at }) => at < index).slice(-1);
      const titled = here.filter(({ isTitle }) => isTitle);
      const found = titled.length > 0 ? titled : here;
      const meant = [...new Set(found.map(({ facts }) => facts))];
      if (meant.length === 1) return meant;
      // If a clause names several deals, the claim is about the nearest one before it.
      return [found.findLast(({ at }) => at < index)?.facts ?? all];
    };
  }

  const areas = anyOf(Object.values(knowledge.data.neighborhoods).map(({ label }) => label));
  const inArea = new RegExp(`(?<!\\p{L})in (?:the )?(${areas.source})(?!\\p{L})`, 'gu');

  return {
    factsAt,
    isPlaced(sentence) {
      // A question about an area claims nothing.
      if (chosen.length === 0 || /[?？]$/.test(sentence)) return true;
      const meant = factsAt(sentence);
      const isThere = [...sentence.matchAll(inArea)].every(({ 1: area = '', index }) =>
        meant(index).some(({ words }) => words.includes(normalizeWords(area))),
      );
      return isThere && subjects.every(({ deal }) => isSoldBy(deal, chosen, sentence));
    },
  };
}

/** False if `sentence` names the vendor of another chosen deal as the vendor of this one. */
function isSoldBy({ title, vendor }: DealRecord, chosen: readonly DealRecord[], sentence: string): boolean {
  const place = sentence.indexOf(title);
  if (place < 0) return true;
  const behind = sentence.slice(place + title.length);
  const [vendorPhrase] = /^(?:,? (?:is|are))? (?:at|by|from) .*/u.exec(behind) ?? [];
  const named = chosen.filter(
    (other) =>
      vendorPhrase &&
      new RegExp(`^(?:,? (?:is|are))? (?:at|by|from) ${escaped(other.vendor)}`, 'iu').test(vendorPhrase),
  );
  return named.every((other) => other.vendor === vendor);
}

/** Words of a deal that no other chosen deal has. */
function ownWords(deal: DealRecord, chosen: readonly DealRecord[]): string[] {
  const others = chosen
    .filter((other) => other !== deal)
    .map(({ title, vendor, summary }) => normalizeWords(`${title} ${vendor} ${summary}`))
    .join('');
  return normalizeWords(`${deal.title} ${deal.vendor}`)
    .trim()
    .split(' ')
    .filter((word) => word.length > 3 && !common.has(word) && !others.includes(` ${word} `));
}
