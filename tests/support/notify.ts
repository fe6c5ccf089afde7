import { runNotify } from '../../cli/commands/notify/runNotify.ts';
import { indexNowEndpoint } from '../../cli/outputs/indexNow.ts';
import type { Rig } from './rig.ts';

/** Fields of `site.json` for the small city with real offers, an address and a key. */
export const realSite = {
  sampleCatalogue: false,
  origin: 'https://deals.port.internal',
  indexNow: { key: 'abcd-1234' },
};

/** What a search engine answers, and how many seconds it asks to wait; `null` for nothing at all. */
export type Answer = { readonly status: number; readonly wait?: string } | null;

/** Notifies search engines of the site in `dist`, without a network and without waiting. */
export function notifyOf(rig: Rig, answer: Answer = { status: 200 }, fs = rig.deps.fs) {
  const network = {
    fetch: async () => {
      if (answer === null) throw new TypeError('fetch failed');
      const { status, wait } = answer;
      return new Response('', { status, headers: wait === undefined ? {} : { 'Retry-After': wait } });
    },
    sleep: async () => {},
    now: rig.deps.now,
  };
  const options = { content: 'content', out: 'dist', send: true, endpoint: indexNowEndpoint, json: false };
  return runNotify({ ...rig.deps, fs }, options, network);
}

/** Builds, changes the built site, and notifies search engines. */
export async function notifyBuilt(
  rig: Rig,
  change: (() => void) | null = null,
  answer: Answer = { status: 200 },
): Promise<void> {
  await rig.build();
  change?.();
  rig.events.length = 0;
  await notifyOf(rig, answer);
}
