import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Deps, ExitCode } from './deps.ts';

/** Adds a command to the program; `done` is told what the process shall end with. */
export type Declare = (program: Command, deps: Deps, done: (code: ExitCode) => void) => void;

export const content = () => new Option('--content <dir>', 'the folder of content').default('data/content');

export const out = () => new Option('--out <dir>', 'the folder of the built site').default('dist');

export const now = () =>
  new Option('--now <instant>', 'take this instant (ISO 8601) instead of the real time');

export const port = (usual: number) =>
  new Option('--port <number>', 'the port, or the next free one')
    .argParser(wholeNumber(65_535))
    .default(usual);

/** Reads a number from 1 to `max`. */
export const wholeNumber = (max: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= max) return value;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${max}.`);
};
