import { converse } from '../../cli/commands/ask/converse.ts';
import type { TurnContext } from '../../client/assistant/conversation/turn.ts';
import { openAssistant } from '../support/askBatch.ts';
import { broadMessages } from './broadMessages.ts';
import { type Lead, leadsOf } from './figures.ts';

/** How the first places of lists are spread over the deals. */
export interface Variety {
  readonly messages: number;
  readonly visitors: number;
  /** How many of the first answers show deals. */
  readonly lists: number;
  readonly leads: readonly Lead[];
  /** How many deals are among the first three of any list. */
  readonly amongFirstThree: number;
}

/** How many visitors ask each message. */
const visitors = 5;

/** Asks the first `count` broad messages, each by several visitors, who come a while after each other. */
export function varietyOf(content: string, now: string, count: number): Variety {
  const { knowledge, context } = openAssistant(content, now);
  const lists = broadMessages.slice(0, count).flatMap((message) =>
    Array.from({ length: visitors }, (_, visitor) => {
      const seeded: TurnContext & { readonly seed: number } = {
        ...context,
        seed: context.now + visitor * 61_803,
      };
      const [answer] = converse([message], knowledge, seeded);
      return (answer?.deals ?? []).map(({ deal }) => deal.slug);
    }),
  );
  const shown = lists.filter((list) => list.length > 0);
  return {
    messages: Math.min(count, broadMessages.length),
    visitors,
    lists: shown.length,
    leads: leadsOf(shown),
    amongFirstThree: new Set(shown.flatMap((list) => list.slice(0, 3))).size,
  };
}

export function varietyText({ messages, visitors: each, lists, leads, amongFirstThree }: Variety): string {
  return [
    `${messages} broad messages, ${each} visitors each: ${lists} lists`,
    ...leads.map(({ slug, percent }) => `  ${percent.toFixed(1).padStart(5)} %  ${slug}`),
    `${leads.length} deals come first, ${amongFirstThree} are among the first three`,
  ].join('\n');
}
