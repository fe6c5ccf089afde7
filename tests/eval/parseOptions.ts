import * as path from 'node:path';
import { parseArgs } from 'node:util';

export interface EvalOptions {
  readonly files: readonly string[];
  /** The folder of content. */
  readonly content: string;
  /** An instant as typed. */
  readonly now: string;
  readonly json: boolean;
  readonly failures: boolean;
  readonly check: boolean;
  /** The share of conversations, in percent, that must end well. */
  readonly least: number;
  /** How many broad messages to ask; `null` to score `files` instead. */
  readonly variety: number | null;
}

const usage = [
  'npm run assistant:eval -- FILE... [--failures] [--json] [--least PERCENT]  scores sets of conversations',
  'npm run assistant:eval -- --check FILE...                                  checks sets themselves',
  'npm run assistant:eval -- --variety MESSAGES [--json]                      measures the variety of first places',
  'Each also takes --content FOLDER (data/content) and --now INSTANT.',
].join('\n');

/** The options that these arguments mean, or how to use the command if they mean none. */
export function parseOptions(args: readonly string[], now: string): EvalOptions | string {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        content: { type: 'string', default: 'data/content' },
        now: { type: 'string', default: now },
        json: { type: 'boolean', default: false },
        failures: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        least: { type: 'string', default: '0' },
        variety: { type: 'string' },
      },
    });
    const least = Number(values.least);
    const variety = values.variety === undefined ? null : Number(values.variety);
    if (!(least >= 0 && least <= 100)) throw new Error('--least takes a number of percent');
    if (Number.isNaN(Date.parse(values.now))) throw new Error(`--now takes an instant, such as ${now}`);
    if (variety !== null && !(Number.isInteger(variety) && variety > 0)) {
      throw new Error('--variety takes a number of messages');
    }
    if (variety === null && files.length === 0) throw new Error('There is no set of conversations.');
    return { ...values, files, least, variety, content: path.resolve(values.content) };
  } catch (error) {
    return `${(error as Error).message}\n${usage}`;
  }
}
