import { z } from 'zod';
import { parseJsonOrUndefined } from '../../../data/model/parseJsonOrUndefined.ts';
import { isKnownZone } from '../../../data/model/time/zone.ts';
import { apiUrl, modelNames, webOrigin } from '../../../data/schema/hosted.ts';
import { line } from '../../../data/schema/primitives.ts';

const count = z.int().min(1).max(1_000_000_000);

/** A burst of requests, and one more every `everyMs` milliseconds. */
const rate = (burst: number, everyMs: number) =>
  z.strictObject({ burst: count.default(burst), everyMs: count.default(everyMs) }).prefault({});

const limits = z
  .strictObject({
    perAddress: rate(10, 6_000),
    inTotal: rate(60, 500),
    /** Days begin at midnight UTC. */
    perDay: z
      .strictObject({
        requests: count.default(2_000),
        inputTokens: count.default(16_000_000),
        outputTokens: count.default(600_000),
      })
      .prefault({}),
    /** The part of a day that one address may use, from 0 to 1. */
    addressShare: z.number().gt(0).max(1).default(0.05),
    /** The most tokens of one answer. */
    outputTokens: z.int().min(16).max(100_000).default(1_000),
    bodyBytes: count.default(96 * 1024),
    /** The most open connections of a process; edge platforms have limits of their own. */
    connections: count.default(500),
    /** The most addresses that are tracked at once. */
    addresses: count.default(10_000),
    /** How long the model's server may take: until an answer begins, between two parts of it, and in all. */
    firstByteMs: count.default(20_000),
    silenceMs: count.default(20_000),
    longestMs: count.default(55_000),
  })
  .refine(({ perDay, outputTokens }) => perDay.outputTokens >= outputTokens, {
    path: ['perDay', 'outputTokens'],
    error: 'a daily limit of at least as many tokens as one answer may have',
  });

/** The settings of a proxy; the key is not one of them. */
export const proxySettingsSchema = z.strictObject({
  /** The sites that may use the proxy. */
  origins: z
    .array(webOrigin.transform((origin) => new URL(origin).origin))
    .min(1)
    .max(20),
  baseUrl: apiUrl,
  models: modelNames,
  assistant: line(30),
  city: line(130),
  timeZone: z.string().refine(isKnownZone),
  /** In settings that earlier versions printed. */
  choices: z.unknown().optional(),
  limits: limits.prefault({}),
});

export type ProxySettings = z.output<typeof proxySettingsSchema>;
export type ProxyLimits = ProxySettings['limits'];

/** Parses settings in JSON. If they are invalid, `invalidPaths` names the parts to fix. */
export function parseProxySettings(
  text: string,
): { readonly settings: ProxySettings } | { readonly invalidPaths: readonly string[] } {
  const parsed = proxySettingsSchema.safeParse(parseJsonOrUndefined(text));
  if (parsed.success) return { settings: parsed.data };
  return { invalidPaths: parsed.error.issues.map(({ path }) => path.join('.') || 'all') };
}

/** Whether `key` can be sent as a key: one word of printable ASCII. */
export const isUsableKey = (key: string) => /^[!-~]{8,500}$/.test(key);
