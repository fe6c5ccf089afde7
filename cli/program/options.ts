import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Deps, ExitCode } from './deps.ts';

/** Adds a command to the program; `done` receives the exit code of its run. */
export type Declare = (program: Command, deps: Deps, done: (code: ExitCode) => void) => void;

export const content = () => new Option('--content <dir>', 'the content folder').default('data/content');

export const out = () => new Option('--out <dir>', 'the output folder').default('dist');

export const now = () =>
  new Option('--now <instant>', 'use this instant (ISO 8601) instead of the current time');

export const port = (defaultPort: number) =>
  new Option('--port <number>', 'the port; if it is taken, the next free one')
    .argParser(wholeNumber(65_535))
    .default(defaultPort);

/** Parses a whole number from 1 to `max`. */
export const wholeNumber = (max: number) => (text: string) => {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= 1 && value <= max) return value;
  throw new InvalidArgumentError(`Give a whole number from 1 to ${max}.`);
};
