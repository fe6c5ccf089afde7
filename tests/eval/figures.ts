import type { Outcome } from './outcomes.ts';

/** How many of some conversations ended well. */
export interface Share {
  readonly well: number;
  readonly of: number;
  /** Of 100, to a tenth; 100 of nothing. */
  readonly percent: number;
}

/** What is measured in conversations. */
export interface Figures {
  readonly groups: Readonly<Record<string, Share>>;
  readonly all: Share;
  /** Of those whose first message names anything concrete: whose first answer shows deals. */
  readonly firstDeals: Share;
  readonly repeatedQuestions: { readonly questions: number; readonly conversations: number };
  /** The deals that come first in most first lists, with their share of those lists in percent. */
  readonly leads: readonly Lead[];
  /** Milliseconds an answer: in the mean of all answers, and of those of the slowest conversation. */
  readonly ms: { readonly mean: number; readonly slowest: number };
}

/** A deal, and in how many of 100 lists it comes first. */
export interface Lead {
  readonly slug: string;
  readonly percent: number;
}

const leadsShown = 5;

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const names = [...new Set(outcomes.map(({ example }) => example.group))];
  const inGroup = (name: string) => outcomes.filter(({ example }) => example.group === name);
  const concrete = outcomes.filter(isToShowDeals);
  const repeated = outcomes.map(({ answers }) => repeatedQuestions(answers)).filter((count) => count > 0);
  const firstLists = outcomes.flatMap(({ answers }) => {
    const list = answers.find(({ deals }) => deals.length > 0);
    return list ? [list.deals.map(({ slug }) => slug)] : [];
  });
  return {
    groups: Object.fromEntries(names.map((name) => [name, endingWell(inGroup(name))])),
    all: endingWell(outcomes),
    firstDeals: shareOf(
      concrete.filter(({ answers: [first] }) => first && first.deals.length > 0).length,
      concrete.length,
    ),
    repeatedQuestions: {
      questions: repeated.reduce((sum, count) => sum + count, 0),
      conversations: repeated.length,
    },
    leads: leadsOf(firstLists).slice(0, leadsShown),
    ms: timesOf(outcomes),
  };
}

const endingWell = (outcomes: readonly Outcome[]) =>
  shareOf(outcomes.filter(({ faults }) => faults.length === 0).length, outcomes.length);

const percentOf = (part: number, of: number) => Math.round((part / of) * 1000) / 10;

const shareOf = (well: number, of: number): Share => ({
  well,
  of,
  percent: of === 0 ? 100 : percentOf(well, of),
});

/** Who asks for something concrete, unless deals would be wrong: in distress, or where nothing fits. */
function isToShowDeals({ example: { concrete, turns, expect, expectAt } }: Outcome): boolean {
  const first = [expectAt[0], ...(turns.length === 1 ? [expect] : [])];
  return concrete === true && !first.some((wanted) => wanted?.help === true || wanted?.deals?.max === 0);
}

/** How often a question is asked again in a conversation: by its id or its words. Who starts over may be asked again. */
export function repeatedQuestions(answers: Outcome['answers']): number {
  const asked = new Set<string>();
  let count = 0;
  for (const { reset, reply, followUp, asked: id } of answers) {
    if (reset) asked.clear();
    const isAsking = followUp !== null || reply.trimEnd().endsWith('?');
    const questions = [isAsking ? id : null, followUp?.includes('?') ? followUp : null].filter(
      (one) => one !== null,
    );
    if (questions.some((one) => asked.has(one))) count += 1;
    for (const one of questions) asked.add(one);
  }
  return count;
}

/** The deals that come first in `lists` of slugs, the most frequent first. */
export function leadsOf(lists: readonly (readonly string[])[]): Lead[] {
  const counts = new Map<string, number>();
  for (const [slug] of lists) if (slug !== undefined) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  return [...counts]
    .sort(([a, most], [b, count]) => count - most || (a < b ? -1 : 1))
    .map(([slug, count]) => ({ slug, percent: percentOf(count, lists.length) }));
}

function timesOf(outcomes: readonly Outcome[]): Figures['ms'] {
  const total = outcomes.reduce((sum, { ms }) => sum + ms, 0);
  const answers = outcomes.reduce((sum, outcome) => sum + outcome.answers.length, 0);
  const each = outcomes.map(({ ms, answers }) => ms / Math.max(1, answers.length));
  return { mean: round(total / Math.max(1, answers)), slowest: round(Math.max(0, ...each)) };
}

const round = (ms: number) => Math.round(ms * 10) / 10;
