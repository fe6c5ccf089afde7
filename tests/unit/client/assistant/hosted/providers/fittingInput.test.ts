import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type {
  ModelPrompt,
  ModelSession,
} from '../../../../../../client/assistant/hosted/browser/languageModel.ts';
import { fittingInput } from '../../../../../../client/assistant/hosted/providers/fittingInput.ts';
import { hostedInput } from '../../../../../../data/model/assistant/hostedInput.ts';
import type { HostedMessage } from '../../../../../../data/model/assistant/hostedModel.ts';
import { propertyRuns } from '../../../../../support/fullRun.ts';
import { hostedDeals } from '../../../../../support/hosted.ts';

const options = {
  responseConstraint: {},
  omitResponseConstraintInput: true,
  signal: new AbortController().signal,
} as const;
const measure = async (input: readonly ModelPrompt[]) =>
  input.reduce((sum, { content }) => sum + content.length, 0);
const said = (...contents: string[]): HostedMessage[] =>
  contents.map((content, index) => ({ role: index % 2 ? 'assistant' : 'user', content }));

const idsIn = (input: readonly ModelPrompt[] | null) =>
  (input?.at(-2)?.content.match(/"id":"([^"]+)"/g) ?? []).map((id) => id.slice(6, -1));
const inputFor = (messages: HostedMessage[], count: number, session: Partial<ModelSession>) =>
  fittingInput(
    { messages, deals: hostedDeals(count), maxTokens: 700 },
    session as ModelSession,
    options,
    hostedInput,
  );

describe('client/assistant/hosted/providers/fittingInput', () => {
  it('sends everything where there is room', async () => {
    const wide = { contextWindow: Number.POSITIVE_INFINITY, measureContextUsage: measure };
    const input = await inputFor(said('Hello', 'Hi', 'Tacos'), 24, wide);
    expect(idsIn(input)).toHaveLength(24);
    expect(input).toHaveLength(4);
  });

  it('reads the names that older browsers have for the context window, and does without any', async () => {
    const older = { inputQuota: 5000, inputUsage: 1000, measureInputUsage: measure };
    const input = await inputFor(said('Tacos'), 24, older);
    expect(idsIn(input).length).toBeGreaterThan(0);
    expect(await measure(input ?? [])).toBeLessThanOrEqual(3300);
    expect(idsIn(await inputFor(said('Tacos'), 24, {}))).toHaveLength(24);
  });

  it('leaves out deals first, then what was said before, and never the message', async () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(24), fc.nat(9000), async (lengths, count, contextWindow) => {
        const messages = said(...lengths.map((length) => 'x'.repeat(length)));
        const input = await inputFor(messages, count, {
          contextWindow,
          contextUsage: 10,
          measureContextUsage: measure,
        });
        if (!input) return;
        expect(await measure(input)).toBeLessThanOrEqual(contextWindow - 710);
        const ids = idsIn(input);
        expect(ids).toEqual(
          hostedDeals(count)
            .slice(0, ids.length)
            .map(({ id }) => id),
        );
        expect(input.at(-1)).toEqual(messages.at(-1));
        const isConversationCut = input.length - 1 < messages.length;
        if (isConversationCut) expect(ids.length).toBeLessThanOrEqual(6);
      }),
      propertyRuns(100),
    );
  });
});
