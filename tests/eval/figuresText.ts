import { bubblesOf } from '../support/answerFaults.ts';
import type { Figures, Share } from './figures.ts';
import type { Outcome } from './outcomes.ts';

/** The figures of the conversations of each file and of all of them, as lines for the terminal. */
export function figuresText(byFile: ReadonlyMap<string, Share>, figures: Figures): string {
  const { groups, all, firstDeals, repeatedQuestions, leads, ms } = figures;
  const rows = [...(byFile.size > 1 ? byFile : []), ...Object.entries(groups), ['all', all] as const];
  const width = Math.max(...rows.map(([name]) => name.length));
  const leading = leads.map(({ slug, percent }) => `${slug} ${percent} %`).join(', ');
  return [
    'Conversations that end well',
    ...rows.map(([name, share]) => `  ${name.padEnd(width)}  ${shareText(share)}`),
    `Deals in the first answer to concrete wishes: ${shareText(firstDeals)}`,
    `Repeated questions: ${repeatedQuestions.questions}, in ${repeatedQuestions.conversations} conversations`,
    `First in most first lists: ${leading || 'no deal'}`,
    `Time: ${ms.mean} ms an answer, ${ms.slowest} ms in the slowest conversation`,
  ].join('\n');
}

const shareText = ({ well, of, percent }: Share) =>
  of === 0 ? 'none' : `${`${well} of ${of}`.padEnd(10)} ${percent.toFixed(1).padStart(5)} %`;

/** A conversation that did not end well: each message, its answer, and what was missed. */
export function failureText({ place, example, answers, faults }: Outcome): string {
  const { id, group, why, turns } = example;
  const told = turns.flatMap((turn, index) => [
    `  > ${turn}`,
    ...(answers[index] ? answerLines(answers[index]) : []),
    ...faults.filter((fault) => fault.turn === index).map(({ what }) => `    ✗ ${what}`),
  ]);
  return [`${place} ${id} (${group})${why ? `: ${why}` : ''}`, ...told].join('\n');
}

function answerLines(answer: Outcome['answers'][number]): string[] {
  const { deals, quickReplies, asked } = answer;
  const question = asked === null ? [] : [`    asked: ${asked}`];
  const chips = quickReplies.length > 0 ? [`    [${quickReplies.join(' | ')}]`] : [];
  return [
    ...bubblesOf(answer).map((bubble) => `    ${bubble}`),
    ...deals.map(({ slug, why }, index) => `    ${index + 1}. ${slug}${why ? `: ${why}` : ''}`),
    ...question,
    ...chips,
  ];
}
