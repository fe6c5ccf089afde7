import { saturdayMorning } from '../support/askBatch.ts';
import { type AnswerMark, dealQuestions, judgeAnswers } from './judgedAnswers.ts';

/** Prints each question of the files in `args` that is not answered right, and how many answers have which mark. */
export function printAnswers(args: readonly string[], print: (text: string) => void): void {
  const now = process.env.NOW ?? saturdayMorning;
  const judged = judgeAnswers(args.flatMap(dealQuestions), now);
  const counts = new Map<AnswerMark, number>();
  for (const { question, reply, mark } of judged) {
    counts.set(mark, (counts.get(mark) ?? 0) + 1);
    if (mark === 'right') continue;
    const { deal, q, says, not = [] } = question;
    print(
      `${mark} ${deal}\n  > ${q}\n    ${reply}\n    has to say ${[...says, ...not.map((each) => `not ${each}`)].join('; ')}\n`,
    );
  }
  for (const [mark, count] of [...counts].sort()) print(`${String(count).padStart(5)}  ${mark}`);
}
