import { createInterface } from 'node:readline/promises';
import { stripVTControlCharacters } from 'node:util';

/** Asks on the terminal, and resolves to what was typed; `fallback` is shown as what an empty answer means. */
export type Ask = (question: string, fallback: string) => Promise<string>;

/** Somebody ended the questions, by Ctrl+C or Ctrl+D. */
export class StoppedAsking extends Error {}

/** Whether somebody can be asked. */
export const isTerminal = (): boolean => process.stdin.isTTY === true && process.stderr.isTTY === true;

/** Runs `work` with a function that asks on the terminal, and rejects with StoppedAsking once nobody answers. */
export async function withTerminal<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const stopped = new Promise<never>((_, reject) => {
    // Ctrl+C closes the interface, too.
    terminal.once('close', () => reject(new StoppedAsking()));
  });
  stopped.catch(() => {});
  const ask: Ask = async (question, fallback) => {
    const shown = fallback === '' ? '' : ` [${fallback}]`;
    const typed = await Promise.race([terminal.question(`${question}${shown}: `), stopped]);
    return stripVTControlCharacters(typed);
  };
  try {
    return await work(ask);
  } finally {
    terminal.close();
  }
}
