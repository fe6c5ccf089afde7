import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { converse } from '../../cli/commands/ask/converse.ts';
import { printAnswer } from '../../cli/commands/ask/printAnswer.ts';
import { detailsOfDeals } from '../../cli/outputs/detailFiles.ts';
import { factRepliesIn } from '../../cli/outputs/factReplies.ts';
import type { AssistantKnowledge } from '../../client/assistant/conversation/knowledge.ts';
import { pageLines } from '../../client/assistant/facts/factLookup.ts';
import type { DealRecord } from '../../data/model/deals/dealRecord.ts';
import { openSiteAssistant, saturdayMorning } from '../support/askBatch.ts';

/**
 * Prints the conversations of a file, one a line with " | " between the messages, as visitors see them. `args` are its path and
 * the instant (ISO 8601) at which they are held.
 */
export function talk(
  [file = '', now = saturdayMorning]: readonly string[],
  print: (text: string) => void,
): void {
  const { knowledge, context, site } = openSiteAssistant(path.resolve('data/content'), now);
  const details = detailsOfDeals(site, knowledge.data);
  const pageOf = (deal: DealRecord, spoken: AssistantKnowledge) =>
    pageLines(deal, details, factRepliesIn(spoken.language.tag), spoken, context.now);
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  for (const [index, line] of lines.entries()) {
    const turns = line.split(' | ');
    const answers = converse(turns, knowledge, context);
    print(`#${index + 1}`);
    for (const [at, answer] of answers.entries())
      print(`${printAnswer(turns[at] ?? '', answer, knowledge, context.now, pageOf)}\n`);
  }
}
