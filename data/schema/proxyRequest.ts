import { z } from 'zod';
import { groundedReplyName } from '../model/assistant/groundedReply.ts';
import { plainLine, plainText } from '../model/assistant/plainText.ts';
import { localDate, slug } from './primitives.ts';

const plain = (max: number) => z.string().transform(plainLine).pipe(z.string().min(1).max(max));

const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(2000).transform(plainText).pipe(z.string().min(1)),
});

/** A shortlisted deal as the model sees it. */
const shortlisted = z.object({
  id: slug,
  title: plain(80),
  summary: plain(160),
  price: z.number().nonnegative().max(100_000).optional(),
  percent: z.int().min(0).max(100).optional(),
  offer: plain(40).optional(),
  vendor: plain(60),
  neighborhood: plain(120),
  /** The last day of the offer. */
  until: localDate.optional(),
});

const hasDistinctIds = (deals: readonly { readonly id: string }[]) =>
  new Set(deals.map(({ id }) => id)).size === deals.length;

/**
 * A browser's request to the proxy: a part of the Responses API, and the shortlist. Anything else, such as instructions or
 * tools, is dropped, and so are invisible characters.
 */
export const proxyRequestSchema = z.object({
  model: z.enum(['small', 'standard']).default('small'),
  stream: z.boolean().default(false),
  /** The conversation, oldest message first; the last one is the visitor's. */
  input: z
    .array(message)
    .min(1)
    .max(16)
    .refine((messages) => messages.at(-1)?.role === 'user'),
  deals: z.array(shortlisted).max(24).refine(hasDistinctIds).default([]),
  /** The format of the answer; free text if absent. */
  format: z.literal(groundedReplyName).optional(),
  /** Limited to what the proxy allows. */
  max_output_tokens: z.int().min(16).optional(),
});

/** A request as browsers send it. */
export type ProxyRequest = z.input<typeof proxyRequestSchema>;

/** A request after validation, with defaults filled in. */
export type CheckedRequest = z.output<typeof proxyRequestSchema>;
