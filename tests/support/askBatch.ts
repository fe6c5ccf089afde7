import { root } from '../../cli/bundler/bundleFolder.mjs';
import { runAsk } from '../../cli/commands/ask/runAsk.ts';
import { nodeFileSystem } from '../../cli/files/fileSystem.ts';
import type { Deps } from '../../cli/program/deps.ts';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';

/** An answer as the command prints it. */
export type PrintedAnswer = Omit<AssistantAnswer, 'deals'> & {
  readonly deals: readonly { readonly slug: string }[];
};

/**
 * The answers of the assistant of the city in `content`, on a Saturday in November, to the conversations in `file`: turn by
 * turn, by the ids of conversations. Both paths are relative to the repository.
 */
export function askBatch(file: string, content: string): Map<string, readonly PrintedAnswer[]> {
  const printed: string[] = [];
  const deps: Deps = {
    fs: nodeFileSystem(),
    cwd: root,
    now: () => 0,
    stopwatch: () => 0,
    engine: () => {
      throw new Error('Talk needs no engine');
    },
    pictureCache: '',
    print: (text) => printed.push(text),
    report: () => undefined,
  };
  const options = { content, now: '2026-11-21T15:00:00Z', turns: [], json: false };
  const code = runAsk(deps, { ...options, batch: file });
  if (code !== 0) throw new Error(`ask --batch ${file} ends with ${code}`);
  return new Map(
    printed.map((line) => {
      const { id, turns } = JSON.parse(line) as { id: string; turns: PrintedAnswer[] };
      return [id, turns];
    }),
  );
}
