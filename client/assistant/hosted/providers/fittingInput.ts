import type { hostedInput } from '../../../../data/model/assistant/hostedInput.ts';
import type { ModelPrompt, ModelSession, PromptOptions } from '../browser/languageModel.ts';
import type { HostedQuestion } from './provider.ts';

/** So many deals are left out before anything of the conversation is. */
const fewestDeals = 6;

/**
 * As much of a question as the context window of `session` has room for: fewer of the deals, the best first, then fewer of the
 * earlier messages. `null` if there is no room even for the visitor's message and one deal. `inputOf` joins both.
 */
export async function fittingInput(
  { messages, deals, maxTokens }: Pick<HostedQuestion, 'messages' | 'deals' | 'maxTokens'>,
  session: ModelSession,
  options: PromptOptions,
  inputOf: typeof hostedInput,
): Promise<readonly ModelPrompt[] | null> {
  // The answer is in the window, too.
  const room = freeTokens(session) - maxTokens;
  let someDeals = deals;
  let someMessages = messages;
  for (;;) {
    const input = inputOf(someMessages, someDeals);
    const needed = await usageOf(input, session, options);
    if (needed <= room) return input;
    const most = Math.min(Math.floor((someDeals.length * room) / needed), someDeals.length - 1);
    if (someDeals.length > fewestDeals) someDeals = someDeals.slice(0, Math.max(most, fewestDeals));
    else if (someMessages.length > 1) someMessages = someMessages.slice(1);
    else if (someDeals.length > 1) someDeals = someDeals.slice(0, -1);
    else return null;
  }
}

const freeTokens = ({ contextWindow, inputQuota, contextUsage, inputUsage }: ModelSession): number =>
  (contextWindow ?? inputQuota ?? Number.POSITIVE_INFINITY) - (contextUsage ?? inputUsage ?? 0);

/** The tokens of `input`; 0 if the browser does not say. */
async function usageOf(
  input: readonly ModelPrompt[],
  session: ModelSession,
  options: PromptOptions,
): Promise<number> {
  if (session.measureContextUsage) return session.measureContextUsage(input, options);
  return (await session.measureInputUsage?.(input, options)) ?? 0;
}
