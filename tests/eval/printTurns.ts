import { labeledTurns } from './labeledTurns.ts';
import { countMarks, type MarkedTurn, markTurns } from './turnMarks.ts';

/** Prints how many labeled turns have each mark, or each turn with the mark that `args` name, with its answer. */
export function printTurns(args: readonly string[], print: (text: string) => void): void {
  const marked = markTurns(labeledTurns());
  const wanted = args.join(' ');
  for (const each of marked) if (each.marks.some((mark) => mark === wanted)) print(turnText(each));
  for (const [mark, count] of [...countMarks(marked)].sort()) print(`${String(count).padStart(5)}  ${mark}`);
}

const turnText = ({ turn, reply, deals, marks }: MarkedTurn) =>
  [
    `${turn.id} ${marks.join(', ')}`,
    `  > ${turn.text}`,
    `    ${reply}`,
    `    shows ${deals.join(', ') || 'nothing'}`,
    ...(turn.about.length > 0 ? [`    meant ${turn.about.join(', ')}`] : []),
    ...(turn.says.length > 0 ? [`    has to say ${turn.says.join(', ')}`] : []),
    ...(turn.fits
      ? [`    fits ${turn.fits.join(', ') || 'none'}; near ${turn.near.join(', ') || 'none'}`]
      : []),
    '',
  ].join('\n');
