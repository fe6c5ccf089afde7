import { z } from 'zod';
import { httpsUrl, line } from './primitives.ts';

const isOfThisMachine = (text: string) =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:\/[^\s\\<>"?#]*)?$/i.test(text);
const isHttps = (text: string) => httpsUrl.safeParse(text).success;

const apiWords = 'an https: address, or http: for localhost, such as "https://api.example/v1"';

/** For editors. */
const apiPattern =
  '^(?:[Hh][Tt][Tt][Pp][Ss]://[^\\s?#]*|http://(?:localhost|127\\.0\\.0\\.1|\\[::1\\])[^\\s?#]*)(?<!/)$';

/** The base URL of an API, to which paths are appended. Only servers on the same machine can do without encryption. */
export const apiUrl = z
  .string()
  .max(200)
  .refine((text) => (isHttps(text) && !/[?#]/.test(text)) || isOfThisMachine(text), {
    error: apiWords,
  })
  .refine((text) => !text.endsWith('/'), { error: 'an address without a trailing slash' })
  .meta({ format: 'uri', pattern: apiPattern, patternErrorMessage: apiWords });

/** An origin as browsers name it, such as "https://deals.example" or "http://localhost:3000". */
export const webOrigin = z
  .string()
  .max(200)
  .refine((text) => /^[^/]+:\/\/[^/?#]+$/.test(text) && (isHttps(text) || isOfThisMachine(text)), {
    error: 'https: or, for localhost, http: and a host without a path, such as "https://deals.example"',
  });

export const modelNames = z
  .strictObject({
    small: line(80).meta({ description: 'The name of a small, fast model.', examples: ['small-1'] }),
    standard: line(80).meta({ description: 'The name of a better model.', examples: ['standard-1'] }),
  })
  .meta({ description: 'The server’s names for a small and a standard model.' });

export const hostedSchema = z
  .strictObject({
    provider: z
      .enum(['responses', 'chat-completions', 'assistants'])
      .default('responses')
      .meta({ description: 'The API of the server.', examples: ['chat-completions'] }),
    baseUrl: apiUrl.meta({
      description: 'The address of the API, to which paths are appended.',
      examples: ['https://api.example/v1'],
    }),
    models: modelNames,
    assistantId: z
      .string()
      .regex(/^[\w-]{1,80}$/, { error: 'an id such as "asst_abc123"' })
      .optional()
      .meta({
        description: 'The assistant that answers; only with "provider": "assistants".',
        examples: ['asst_abc123'],
      }),
  })
  .refine(({ provider, assistantId }) => (provider === 'assistants') === (assistantId !== undefined), {
    path: ['assistantId'],
    error: 'an assistant id if "provider" is "assistants", and nothing otherwise',
  })
  .meta({
    title: 'Hosted model',
    description: 'The hosted model that visitors can turn on, or that answers through the proxy.',
    if: { properties: { provider: { const: 'assistants' } }, required: ['provider'] },
    // biome-ignore lint/suspicious/noThenProperty: this is JSON Schema
    then: { required: ['assistantId'] },
    else: {
      properties: { assistantId: false },
      errorMessage: 'Only "provider": "assistants" has an assistant id.',
    },
  });
