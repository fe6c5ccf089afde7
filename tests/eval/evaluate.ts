import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { saturdayMorning, timedBatch } from '../support/askBatch.ts';
import { type PlacedCase, parseAssistantCases, type SetFault } from '../support/assistantCases.ts';
import { readContent } from '../support/contentOracle.ts';
import { DealOracle } from '../support/dealOracle.ts';
import { helpNumbers } from '../support/helpLines.ts';
import { figuresOf } from './figures.ts';
import { failureText, figuresText } from './figuresText.ts';
import { lintCases } from './lintCases.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { type EvalOptions, parseOptions } from './parseOptions.ts';
import { varietyOf, varietyText } from './variety.ts';

type Print = (text: string) => void;

/** The sets of conversations by their files. */
type Sets = ReadonlyMap<string, readonly PlacedCase[]>;

/** Runs the command with these arguments. Returns its exit code: 1 for invalid sets or too low a share, 2 for wrong usage. */
export function evaluate(args: readonly string[], print: Print): number {
  const options = parseOptions(args, saturdayMorning);
  if (typeof options === 'string') {
    print(options);
    return 2;
  }
  const { variety: messages, check, files } = options;
  if (messages !== null) {
    const variety = varietyOf(options.content, options.now, messages);
    print(options.json ? JSON.stringify(variety, null, 2) : varietyText(variety));
    return 0;
  }
  const sets = new Map<string, readonly PlacedCase[]>();
  const faults: string[] = [];
  for (const file of files) {
    const { cases, faults: unparsed } = readSet(file);
    sets.set(file, cases);
    faults.push(...unparsed.map(({ line, cause }) => `${file}:${line} ${cause}`));
  }
  if (check) faults.push(...lintFaults(sets, options));
  for (const fault of faults) print(fault);
  if (check) print(checkText(sets, faults.length));
  if (faults.length > 0) return 1;
  return check ? 0 : printFigures(outcomesByFile(sets, options), options, print);
}

function readSet(file: string): { cases: readonly PlacedCase[]; faults: readonly SetFault[] } {
  try {
    return parseAssistantCases(readFileSync(file, 'utf8'));
  } catch (error) {
    return { cases: [], faults: [{ line: 1, cause: (error as Error).message }] };
  }
}

function lintFaults(sets: Sets, { content, now }: EvalOptions): string[] {
  const oracle = new DealOracle(readContent(content), Date.parse(now));
  return [...sets].flatMap(([file, cases]) =>
    lintCases(cases, oracle).map(({ line, cause }) => `${file}:${line} ${cause}`),
  );
}

function checkText(sets: Sets, faults: number): string {
  const conversations = [...sets.values()].flat().length;
  const files = sets.size === 1 ? '1 file' : `${sets.size} files`;
  return `${conversations} conversations in ${files}, ${faults || 'no'} fault${faults === 1 ? '' : 's'}`;
}

function outcomesByFile(sets: Sets, { content, now }: EvalOptions): Map<string, Outcome[]> {
  const cityFiles = readContent(content);
  const judge = {
    oracle: new DealOracle(cityFiles, Date.parse(now)),
    helpNumbers: helpNumbers(cityFiles),
  };
  return new Map(
    [...sets].map(([file, cases]) => [
      file,
      outcomesOf(file, cases, timedBatch(path.resolve(file), content, now), judge),
    ]),
  );
}

function printFigures(
  outcomes: ReadonlyMap<string, readonly Outcome[]>,
  { json, failures, least }: EvalOptions,
  print: Print,
): number {
  const all = [...outcomes.values()].flat();
  const figures = figuresOf(all);
  const failed = failures ? all.filter(({ faults }) => faults.length > 0) : [];
  if (json) {
    const told = failed.map(({ place, example: { id, turns }, answers, faults }) => ({
      ...{ place, id, turns, answers, faults },
    }));
    print(JSON.stringify({ ...figures, ...(failures ? { failures: told } : {}) }, null, 2));
  } else {
    for (const outcome of failed) print(`${failureText(outcome)}\n`);
    const byFile = new Map([...outcomes].map(([file, some]) => [path.basename(file), figuresOf(some).all]));
    print(figuresText(byFile, figures));
  }
  return figures.all.percent < least ? 1 : 0;
}
