import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { converse } from '../../cli/commands/ask/converse.ts';
import { printAnswer } from '../../cli/commands/ask/printAnswer.ts';
import { openAssistant, saturdayMorning } from '../support/askBatch.ts';

/**
 * Prints the conversations of a file, one a line with " | " between the messages, as visitors see them. `args` are its path and
 * the instant (ISO 8601) at which they are held.
 */
export function talk(
  [file = '', now = saturdayMorning]: readonly string[],
  print: (text: string) => void,
): void {
  const { knowledge, context } = openAssistant(path.resolve('data/content'), now);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const turns = line.split(' | ');
    const answers = converse(turns, knowledge, context);
    print(`#${index + 1}`);
    for (const [at, answer] of answers.entries())
      print(`${printAnswer(turns[at] ?? '', answer, knowledge, context.now)}\n`);
  }
}
