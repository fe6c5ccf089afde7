import type { MessageCreateParams } from 'openai/resources/beta/threads/messages';
import type { RunCreateParamsNonStreaming } from 'openai/resources/beta/threads/runs/runs';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import type { ResponseCreateParamsStreaming } from 'openai/resources/responses/responses';
import { describe, expect, it } from 'vitest';
import { runBody, threadMessage } from '../../../../../client/assistant/hosted/providers/assistants.ts';
import {
  chatCompletionsBody,
  chatCompletionsOptional,
} from '../../../../../client/assistant/hosted/providers/chatCompletions.ts';
import { withoutParameter } from '../../../../../client/assistant/hosted/providers/optionalParameter.ts';
import { proxyBody } from '../../../../../client/assistant/hosted/providers/proxyBody.ts';
import {
  responsesBody,
  responsesOptional,
} from '../../../../../client/assistant/hosted/providers/responses.ts';
import { dealsHeading } from '../../../../../data/model/assistant/hostedInstructions.ts';
import { type ProxyRequest, proxyRequestSchema } from '../../../../../data/schema/proxyRequest.ts';
import { hostedDeals, hostedQuestion } from '../../../../support/hosted.ts';

const question = hostedQuestion();
const warm = hostedQuestion({ temperature: 0.7 });
const expectedLines = ['Hello', 'Hi! Who is coming?', dealsHeading, 'Two of us, tonight'];
const firstLines = (messages: readonly { readonly content: string }[]) =>
  messages.map(({ content }) => content.split('\n')[0]);
const form = {
  name: 'chosen_deals',
  strict: true,
  schema: {
    properties: {
      deals: { items: { properties: { id: { enum: ['deal-1', 'deal-2'] } } } },
      operations: { items: { properties: { ids: { items: { enum: ['deal-1', 'deal-2'] } } } } },
      asked: { items: { properties: { ids: { items: { enum: ['deal-1', 'deal-2'] } } } } },
    },
    required: ['asked', 'wish', 'deals', 'operations', 'cannot', 'question', 'opening', 'closing'],
    additionalProperties: false,
  },
};

describe('client/assistant/hosted/providers: requests', () => {
  it('match the Responses API', () => {
    const body: ResponseCreateParamsStreaming = responsesBody(question, 'model-m');
    expect(body).toMatchObject({
      ...{ model: 'model-m', instructions: question.instructions, stream: true, store: false },
      ...{ max_output_tokens: 1000, reasoning: { effort: 'low' } },
      text: { format: { type: 'json_schema', ...form }, verbosity: 'low' },
    });
    expect(firstLines(responsesBody(question, 'model-m').input)).toEqual(expectedLines);
    expect(body).not.toHaveProperty('temperature');
    expect(responsesBody(warm, 'm')).toMatchObject({ temperature: 0.7, reasoning: { effort: 'none' } });
  });

  it('match the Chat Completions API', () => {
    const body: ChatCompletionCreateParamsStreaming = chatCompletionsBody(question, 'model-m');
    expect(body).toMatchObject({
      ...{ model: 'model-m', stream: true, max_tokens: 1000 },
      response_format: { type: 'json_schema', json_schema: form },
    });
    expect(firstLines(chatCompletionsBody(question, 'm').messages)).toEqual([
      question.instructions,
      ...expectedLines.slice(0, 3),
    ]);
    expect(body.messages.at(-1)?.content).toMatch(/\]\n\nTwo of us, tonight$/);
    expect(body.messages[0]?.role).toBe('system');
    expect(body).not.toHaveProperty('temperature');
    expect(chatCompletionsBody(warm, 'm').temperature).toBe(0.7);
  });

  it('alternate roles in Chat Completions, beginning with the visitor', () => {
    const messages = ['assistant', 'user', 'user', 'assistant', 'assistant', 'user'] as const;
    const talk = messages.map((role, index) => ({ role, content: String(index) }));
    const body = chatCompletionsBody(hostedQuestion({ messages: talk, deals: [] }), 'm');
    expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(body.messages.slice(1, 3).map(({ content }) => content)).toEqual(['1\n\n2', '3\n\n4']);
  });

  it('match the Assistants API', () => {
    const message: MessageCreateParams = { role: 'user', content: threadMessage(question) };
    const run: RunCreateParamsNonStreaming = runBody('asst_1', question);
    expect(message.content).toMatch(/^Two of us, tonight\n\nDeals /);
    expect(run).toEqual({
      assistant_id: 'asst_1',
      instructions: expect.any(String),
      truncation_strategy: { type: 'last_messages', last_messages: 1 },
    });
    expect(runBody('asst_1', warm).temperature).toBe(0.7);
    expect(run.instructions).toMatch(/^You are Ask Mona\.\n\nWhat was said before/);
    const first = hostedQuestion({ messages: [{ role: 'user', content: 'Hello' }], deals: [] });
    expect(threadMessage(first)).toMatch(/^Hello\n\nDeals .*\n\[\]$/);
    expect(runBody('asst_1', first).instructions).toBe('You are Ask Mona.');
  });

  it("are those of the site's own proxy", () => {
    const body: ProxyRequest = proxyBody(question);
    expect(proxyRequestSchema.parse(body)).toMatchObject({
      model: 'small',
      stream: true,
    });
    expect(body).not.toHaveProperty('model');
    expect(proxyBody(hostedQuestion({ model: 'standard' })).model).toBe('standard');
    const messages = Array.from({ length: 30 }, (_, index) => ({
      role: 'user' as const,
      content: `${index} ${'x'.repeat(3000)}`,
    }));
    const long = proxyRequestSchema.parse(proxyBody(hostedQuestion({ messages, deals: hostedDeals(24) })));
    expect(long.input).toHaveLength(16);
    expect(long.input.at(-1)?.content.startsWith('29 ')).toBe(true);
  });

  it('never have an empty enum', () => {
    for (const body of [responsesBody, chatCompletionsBody]) {
      const text = JSON.stringify(body(hostedQuestion({ deals: [] }), 'm'));
      expect(text).not.toContain('"enum":[]');
      expect(text).toContain('instructions:\\n[]');
    }
  });
});

describe('client/assistant/hosted/providers: optional parameters', () => {
  const responses = { body: responsesBody(warm, 'm'), optional: responsesOptional };
  const chat = { body: chatCompletionsBody(warm, 'm'), optional: chatCompletionsOptional };

  it.each([
    ['text.verbosity', { text: { format: responses.body.text?.format } }],
    ['reasoning', { reasoning: undefined }],
    ['temperature', { temperature: undefined }],
    ['text.format.schema', { text: undefined }],
  ])('are removed one at a time if an error names %s', (about, change) => {
    expect(withoutParameter(responses, about)?.body).toEqual({ ...responses.body, ...change });
  });

  it.each(['store', 'input[0].content', 'model', 'reasoning_mode', 'context', ''])(
    'are kept if an error names %j',
    (about) => {
      expect(withoutParameter(responses, about)).toBeNull();
    },
  );

  it('are removed once', () => {
    const [once] = [withoutParameter(responses, 'temperature')];
    expect(once && withoutParameter(once, 'temperature')).toBeNull();
    const newer = withoutParameter(chat, 'max_tokens');
    expect(newer && withoutParameter(newer, 'max_tokens')).toBeNull();
    expect(newer && withoutParameter(newer, 'max_completion_tokens')?.body).not.toHaveProperty(
      'max_completion_tokens',
    );
  });
});
