import { z } from 'zod';
import { httpsUrl, line } from './primitives.ts';

const isOfThisMachine = (text: string) =>
  /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:\/[^\s\\<>"?#]*)?$/i.test(text);
const isHttps = (text: string) => httpsUrl.safeParse(text).success;

/** Where an API is; its paths are appended. Only servers on the same machine may do without encryption. */
const apiUrl = z
  .string()
  .max(200)
  .refine((text) => (isHttps(text) && !/[?#]/.test(text)) || isOfThisMachine(text), {
    error: 'an https: address, or http: for localhost, such as "https://api.example/v1"',
  })
  .refine((text) => !text.endsWith('/'), { error: 'an address without a slash at its end' });

/** An origin as browsers name it, such as "https://deals.example" or "http://localhost:3000". */
export const webOrigin = z
  .string()
  .max(200)
  .refine((text) => /^[^/]+:\/\/[^/?#]+$/.test(text) && (isHttps(text) || isOfThisMachine(text)), {
    error: 'https: or, for localhost, http: and a host without a path, such as "https://deals.example"',
  });

/** The hosted model that answers where the site has one: a server that speaks the Responses API. */
export const hostedSchema = z.strictObject({
  baseUrl: apiUrl,
  /** The names that the server has for a small model, the default, and a standard one. */
  models: z.strictObject({ small: line(80), standard: line(80) }),
});

export type Hosted = z.infer<typeof hostedSchema>;
