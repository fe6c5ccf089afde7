import { z } from 'zod';
import { isKnownZone } from '../../../data/model/time/zone.ts';
import { apiUrl, modelNames, webOrigin } from '../../../data/schema/hosted.ts';
import { line } from '../../../data/schema/primitives.ts';

const count = z.int().min(1).max(1_000_000_000);

/** So many at once, and one more after each pause. */
const rate = (burst: number, everyMs: number) =>
  z.strictObject({ burst: count.default(burst), everyMs: count.default(everyMs) }).prefault({});

const limits = z
  .strictObject({
    perAddress: rate(10, 6_000),
    inTotal: rate(60, 500),
    /** Days are those of UTC. */
    perDay: z
      .strictObject({ requests: count.default(2_000), outputTokens: count.default(600_000) })
      .prefault({}),
    /** Tokens of one answer. */
    outputTokens: z.int().min(16).max(100_000).default(1_000),
    bodyBytes: count.default(32 * 1024),
    /** Addresses that are remembered at once. */
    addresses: count.default(10_000),
    /** How long the model's server may take to begin, to go on, and in all. */
    firstByteMs: count.default(20_000),
    silenceMs: count.default(20_000),
    longestMs: count.default(55_000),
  })
  .refine(({ perDay, outputTokens }) => perDay.outputTokens >= outputTokens, {
    path: ['perDay', 'outputTokens'],
    error: 'at least as many tokens a day as one answer may have',
  });

/** All that a proxy is told, but the key. */
export const proxySettingsSchema = z.strictObject({
  /** The sites whose visitors may ask. */
  origins: z
    .array(webOrigin.transform((origin) => new URL(origin).origin))
    .min(1)
    .max(20),
  baseUrl: apiUrl,
  models: modelNames,
  assistant: line(30),
  city: line(130),
  timeZone: z.string().refine(isKnownZone),
  limits: limits.prefault({}),
});

export type ProxySettings = z.output<typeof proxySettingsSchema>;
export type ProxyLimits = ProxySettings['limits'];

/** The settings in `text`, which is JSON; the paths of what is wrong with them otherwise. */
export function parseProxySettings(
  text: string,
): { readonly settings: ProxySettings } | { readonly faults: readonly string[] } {
  const parsed = proxySettingsSchema.safeParse(parseJson(text));
  if (parsed.success) return { settings: parsed.data };
  return { faults: parsed.error.issues.map(({ path }) => path.join('.') || 'all') };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** True for what can be sent as a key: one word of printable ASCII. */
export const isUsableKey = (key: string) => /^[!-~]{8,500}$/.test(key);
