import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { answerJson, converse } from '../../cli/commands/ask/converse.ts';
import { parseBatch } from '../../cli/commands/ask/parseBatch.ts';
import { createSiteAssistant } from '../../cli/commands/ask/siteAssistant.ts';
import type { Site } from '../../cli/content/site.ts';
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
export const timedBatch = (file: string, content: string, now: string): Map<string, TimedAnswers> =>
  timedAnswers(parseBatch(readFileSync(path.resolve(root, file), 'utf8'), file), content, now);

/** As `timedBatch`, to conversations that are no file. */
export function timedAnswers(
  conversations: readonly { readonly id: string; readonly turns: readonly string[] }[],
  content: string,
  now: string,
): Map<string, TimedAnswers> {
  const { knowledge, context } = openAssistant(content, now);
  return new Map(
    conversations.map(({ id, turns }) => {
      const before = performance.now();
      const said = converse(turns, knowledge, context).map(answerJson);
      const answers: PrintedAnswer[] = JSON.parse(JSON.stringify(said));
      return [id, { answers, ms: performance.now() - before }];
    }),
  );
}

type SiteAssistant = ReturnType<typeof createSiteAssistant>;

const assistants = new Map<string, SiteAssistant>();

/** The assistant of the city in `content`, as `ask` talks to it at `now`; it is opened once. */
export function openAssistant(content: string, now: string): SiteAssistant {
  const key = `${path.resolve(root, content)} ${now}`;
  const assistant = assistants.get(key) ?? newAssistant(content, now);
  assistants.set(key, assistant);
  return assistant;
}

/** The assistant of the city in `content` at `now`, with that content. */
export function openSiteAssistant(content: string, now: string): SiteAssistant & { readonly site: Site } {
  const { site, now: instant } = openContent(content, now);
  return { site, ...createSiteAssistant(site, instant) };
}

function openContent(content: string, now: string): { readonly site: Site; readonly now: number } {
  const opened = openSite(siteDeps(), { content, now });
  if (!opened.ok) throw new Error(`The content in ${content} has errors: city-deals validate`);
  return opened;
}

function newAssistant(content: string, now: string): SiteAssistant {
  const opened = openContent(content, now);
  const assistant = createSiteAssistant(opened.site, opened.now);
  // No conversation is charged with what the first one takes longer.
  converse(['hi'], assistant.knowledge, assistant.context);
  return assistant;
}

const siteDeps = (): Deps => ({
  fs: nodeFileSystem(),
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
  print: () => undefined,
  report: () => undefined,
});
