import { z } from 'zod';
import { httpsUrl, line } from './primitives.ts';

const isOfThisMachine = (text: string) =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:\/[^\s\\<>"?#]*)?$/i.test(text);
const isHttps = (text: string) => httpsUrl.safeParse(text).success;

/** The base URL of an API, to which paths are appended. Only servers on the same machine can do without encryption. */
export const apiUrl = z
  .string()
  .max(200)
  .refine((text) => (isHttps(text) && !/[?#]/.test(text)) || isOfThisMachine(text), {
    error: 'an https: address, or http: for localhost, such as "https://api.example/v1"',
  })
  .refine((text) => !text.endsWith('/'), { error: 'an address without a trailing slash' });

/** An origin as browsers name it, such as "https://deals.example" or "http://localhost:3000". */
export const webOrigin = z
  .string()
  .max(200)
  .refine((text) => /^[^/]+:\/\/[^/?#]+$/.test(text) && (isHttps(text) || isOfThisMachine(text)), {
    error: 'https: or, for localhost, http: and a host without a path, such as "https://deals.example"',
  });

/** The server's names for a small and a standard model. */
export const modelNames = z.strictObject({ small: line(80), standard: line(80) });

/** The hosted model that visitors can turn on, or that answers through the proxy. */
export const hostedSchema = z
  .strictObject({
    /** The API of the server. */
    provider: z.enum(['responses', 'chat-completions', 'assistants']).default('responses'),
    baseUrl: apiUrl,
    models: modelNames,
    /** The assistant that answers; only for the Assistants API. */
    assistantId: z
      .string()
      .regex(/^[\w-]{1,80}$/, { error: 'an id such as "asst_abc123"' })
      .optional(),
  })
  .refine(({ provider, assistantId }) => (provider === 'assistants') === (assistantId !== undefined), {
    path: ['assistantId'],
    error: 'an assistant id if "provider" is "assistants", and nothing otherwise',
  });
