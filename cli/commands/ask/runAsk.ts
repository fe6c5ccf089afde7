import * as path from 'node:path';
import { countErrors } from '../../diagnostics/diagnostic.ts';
import { systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { openSite, type SiteRequest } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { answerJson, converse } from './converse.ts';
import { parseBatch } from './parseBatch.ts';
import { printAnswer } from './printAnswer.ts';
import { createSiteAssistant } from './siteAssistant.ts';

export interface AskOptions extends SiteRequest {
  /** The visitor's messages, one per turn. */
  readonly turns: readonly string[];
  /** A file of conversations in JSON lines; `null` to answer `turns` instead. */
  readonly batch: string | null;
  readonly json: boolean;
}

/** `city-deals ask`: the site's assistant in the terminal. */
export function runAsk(deps: Deps, options: AskOptions): ExitCode {
  const { turns, batch, json } = options;
  if ((batch === null) === (turns.length === 0)) {
    throw new UsageError(
      batch === null ? 'There is no message to answer.' : 'Messages and --batch cannot be combined.',
      'Pass the messages of a visitor, such as: city-deals ask "Date night indoors" "under $60"',
    );
  }
  const cases = batch === null ? [] : parseBatch(readBatch(deps, batch), batch);
  const opened = openSite(deps, options);
  if (!opened.ok) {
    deps.report({ type: 'diagnostics', items: opened.diagnostics, textOf: opened.textOf });
    deps.report({ type: 'note', text: countErrors(opened.diagnostics) });
    return 1;
  }
  const { knowledge, context } = createSiteAssistant(opened.site, opened.now);
  for (const { id, turns: messages } of cases) {
    const answers = converse(messages, knowledge, context).map(answerJson);
    deps.print(JSON.stringify({ id, turns: answers }));
  }
  const answers = converse(turns, knowledge, context);
  if (json) {
    for (const answer of answers) deps.print(JSON.stringify(answerJson(answer)));
  } else if (answers.length > 0) {
    const texts = answers.map((answer, index) =>
      printAnswer(turns[index] ?? '', answer, knowledge, opened.now),
    );
    deps.print(texts.join('\n\n'));
  }
  return 0;
}

function readBatch({ fs, cwd }: Deps, file: string): string {
  try {
    return new TextDecoder().decode(fs.read(path.resolve(cwd, file)));
  } catch (error) {
    if (systemErrorCode(error) === null) throw error;
    throw new UsageError(
      `${file} cannot be read (${systemErrorCode(error)}).`,
      'Pass a readable file of JSON lines.',
    );
  }
}
