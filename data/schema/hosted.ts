import { z } from 'zod';
import { httpsUrl } from './addresses.ts';
import { line } from './primitives.ts';

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

/** What each provider needs, and what it must not have. */
const needs = {
  responses: ['baseUrl', 'models'],
  'chat-completions': ['baseUrl', 'models'],
  assistants: ['baseUrl', 'models', 'assistantId'],
  browser: [],
} as const;

const expected = {
  baseUrl: `${apiWords}, unless "provider" is "browser"`,
  models: 'the names of a small and a standard model, unless "provider" is "browser"',
  assistantId: 'an assistant id if "provider" is "assistants", and nothing otherwise',
} as const;

type ProviderKey = keyof typeof expected;

const providerKeys = Object.keys(expected) as ProviderKey[];

const providers = Object.keys(needs) as (keyof typeof needs)[];

const needsKey = (provider: keyof typeof needs, key: ProviderKey) =>
  (needs[provider] as readonly ProviderKey[]).includes(key);

/** For editors: what the provider of these keys needs. */
const editorRule = (provider: keyof typeof needs, isDefault: boolean) => {
  const forbidden = providerKeys.filter((key) => !needsKey(provider, key));
  return {
    if: { properties: { provider: { const: provider } }, ...(isDefault ? {} : { required: ['provider'] }) },
    // biome-ignore lint/suspicious/noThenProperty: this is JSON Schema
    then: {
      required: needs[provider],
      properties: Object.fromEntries(forbidden.map((key) => [key, false])),
      errorMessage: `A model with "provider": "${provider}" has none.`,
    },
  };
};

export const hostedSchema = z
  .strictObject({
    provider: z
      .enum(providers)
      .default('responses')
      .meta({
        description:
          'The API of the server; or "browser" for the model that a visitor’s browser may have on the device, without a server.',
        examples: ['chat-completions'],
      }),
    baseUrl: apiUrl.optional().meta({
      description: 'The address of the API, to which paths are appended. Required but for "browser".',
      examples: ['https://api.example/v1'],
    }),
    models: modelNames.optional(),
    assistantId: z
      .string()
      .regex(/^[\w-]{1,80}$/, { error: 'an id such as "asst_abc123"' })
      .optional()
      .meta({
        description: 'The assistant that answers; only with "provider": "assistants".',
        examples: ['asst_abc123'],
      }),
  })
  .superRefine((hosted, { addIssue }) => {
    for (const key of providerKeys) {
      if ((hosted[key] !== undefined) !== needsKey(hosted.provider, key))
        addIssue({ code: 'custom', path: [key], message: expected[key] });
    }
  })
  .meta({
    title: 'Hosted model',
    description:
      'The model that visitors can turn on, or that answers through the proxy: on a server, or in the visitor’s browser.',
    allOf: providers.map((provider) => editorRule(provider, provider === 'responses')),
  });
