import { z } from 'zod';
import { statedTopics } from '../model/assistant/modelAnswer.ts';
import { plainLine, plainText } from '../model/assistant/plainText.ts';
import { localDate, slug } from './primitives.ts';

const plain = (max: number) => z.string().transform(plainLine).pipe(z.string().min(1).max(max));

const message = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().max(2000).transform(plainText).pipe(z.string().min(1)),
});

/** Sentences or lines of a deal's own text. */
const lines = z.array(plain(220)).max(12).readonly();

/** A shortlisted deal as the model sees it. */
const shortlisted = z.object({
  id: slug,
  title: plain(80),
  summary: plain(160).optional(),
  price: z.number().nonnegative().max(100_000).optional(),
  percent: z.int().min(0).max(100).optional(),
  offer: plain(40).optional(),
  vendor: plain(60),
  /** Absent for a deal without a place. */
  neighborhood: plain(120).optional(),
  /** The last day of the offer. */
  until: localDate.optional(),
  /** When it takes place next. */
  next: plain(80).optional(),
  facts: z.partialRecord(z.enum(statedTopics), plain(400)).optional(),
  goodFor: plain(220).optional(),
  goodToKnow: lines.optional(),
  included: lines.optional(),
  restrictions: lines.optional(),
  description: lines.optional(),
});

const hasDistinctIds = (deals: readonly { readonly id: string }[]) =>
  new Set(deals.map(({ id }) => id)).size === deals.length;

/**
 * A browser's request to the proxy: a part of the Responses API, and the shortlist. Anything else, such as instructions,
 * tools or a format of the answer, is dropped, and so are invisible characters.
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
  deals: z.array(shortlisted).max(100).refine(hasDistinctIds).default([]),
  /** Limited to what the proxy allows. */
  max_output_tokens: z.int().min(16).optional(),
});

/** A request as browsers send it. */
export type ProxyRequest = z.input<typeof proxyRequestSchema>;

/** A request after validation, with defaults filled in. */
export type CheckedRequest = z.output<typeof proxyRequestSchema>;
