import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runAsk } from '../../cli/commands/ask/runAsk.ts';
import { createSiteAssistant } from '../../cli/commands/ask/siteAssistant.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { Deps } from '../../cli/program/deps.ts';
import { openSite } from '../../cli/program/openSite.ts';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';

/** An answer as the command prints it. */
export type PrintedAnswer = Omit<AssistantAnswer, 'deals'> & {
  readonly deals: readonly { readonly slug: string; readonly why: string }[];
};

/** The answers to a conversation, and how long all of them took. */
export interface TimedAnswers {
  readonly answers: readonly PrintedAnswer[];
  readonly ms: number;
}

/** A Saturday in November at 10:00 in the sample city. */
export const saturdayMorning = '2026-11-21T15:00:00Z';

/**
 * The answers of the assistant of the city in `content` at `now` to the conversations in `file`: turn by turn, by the ids of
 * conversations. Both paths are relative to the repository.
 */
export function askBatch(
  file: string,
  content: string,
  now = saturdayMorning,
): Map<string, readonly PrintedAnswer[]> {
  return new Map([...timedBatch(file, content, now)].map(([id, { answers }]) => [id, answers]));
}

/** As `askBatch`, with the time that the answers took. */
export function timedBatch(file: string, content: string, now: string): Map<string, TimedAnswers> {
  const told = new Map<string, TimedAnswers>();
  let before = 0;
  const print = (line: string) => {
    const ms = performance.now() - before;
    const { id, turns } = JSON.parse(line) as { id: string; turns: PrintedAnswer[] };
    told.set(id, { answers: turns, ms });
    before = performance.now();
  };
  const options = { content, now, turns: [], json: false, batch: file };
  const code = runAsk(talkDeps(print, path.resolve(root, file)), options);
  if (code !== 0) throw new Error(`ask --batch ${file} ends with ${code}`);
  told.delete(opening.id);
  return told;
}

/** The assistant of the city in `content`, as `ask` talks to it at `now`. */
export function openAssistant(content: string, now: string): ReturnType<typeof createSiteAssistant> {
  const opened = openSite(talkDeps(), { content, now });
  if (!opened.ok) throw new Error(`The content in ${content} has errors: city-deals validate`);
  return createSiteAssistant(opened.site, opened.now);
}

/** Comes before the conversations of a batch, so that none of them is charged with the opening of the site. */
const opening = { id: 'the opening of the site', turns: ['hi'] };

function talkDeps(print: (line: string) => void = () => undefined, batch?: string): Deps {
  const fs = nodeFileSystem();
  const begun = (file: string) => Buffer.concat([Buffer.from(`${JSON.stringify(opening)}\n`), fs.read(file)]);
  return {
    fs: { ...fs, read: (file) => (file === batch ? begun(file) : fs.read(file)) },
    home: '/',
    cwd: root,
    now: () => 0,
    stopwatch: () => 0,
    engine: () => {
      throw new Error('Talk needs no engine');
    },
    buildRecords: '',
    ownCode: '',
    pictureCache: '',
    print,
    report: () => undefined,
  };
}
