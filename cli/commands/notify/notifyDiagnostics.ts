import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { keyUrl, type SiteKey } from '../../outputs/indexNow.ts';
import type { Delivery } from './sendNotification.ts';

/** The output folder has no complete site (CD601). */
export const notBuilt = (file: string, problem: string) =>
  diagnostic({
    code: 'CD601',
    file,
    problem,
    hint: 'Run "city-deals build", then run this command again.',
  });

/** The record of earlier notifications cannot be used (CD602); `why` is a predicate. */
export const unusableState = (file: string, why: string) =>
  diagnostic({
    code: 'CD602',
    file,
    problem: `The record of earlier notifications ${why}.`,
    hint: 'Restore it, or remove it: then all pages count as new.',
  });

/** Search engines must not be notified of this site (CD603). */
export const notForSearch = (file: string, problem: string, hint: string) =>
  diagnostic({ code: 'CD603', file, problem, hint });

/** The site has no key, or does not publish it (CD604). */
export const noKey = (file: string, problem: string, hint: string) =>
  diagnostic({ code: 'CD604', file, problem, hint });

/** A notification was sent but could not be recorded (CD607). */
export const stateNotSaved = (file: string, code: string) =>
  diagnostic({
    code: 'CD607',
    file,
    problem: `Search engines were notified, but this could not be recorded (${code}).`,
    hint: 'Fix the cause. The next notification repeats this one, which is harmless once.',
  });

/** A notification was rejected for good (CD605) or for now (CD606). */
export function notDelivered(
  endpoint: string,
  delivery: Exclude<Delivery, { kind: 'accepted' }>,
  site: SiteKey,
): Diagnostic {
  return delivery.kind === 'rejected' ? rejected(endpoint, delivery, site) : undelivered(endpoint, delivery);
}

interface Rejection {
  readonly meaning: string;
  readonly hint: (site: SiteKey) => string;
}

const rejections: Readonly<Record<number, Rejection>> = {
  400: {
    meaning: 'it was not understood',
    hint: () => 'Check that --endpoint is an IndexNow address. If it is, please report this as a bug.',
  },
  403: {
    meaning: 'the site does not publish the key, or publishes another one',
    hint: (site) => `Publish the built site first. ${keyUrl(site)} must contain the key and nothing else.`,
  },
  422: {
    meaning: 'the pages do not belong to the site of the key',
    hint: ({ origin }) =>
      `Check that "origin" in site.json, ${origin}, is the address of the published site.`,
  },
};

const unknownRejection: Rejection = {
  meaning: 'this is not an IndexNow response',
  hint: () => 'Check that --endpoint is an IndexNow address.',
};

function rejected(
  endpoint: string,
  { status, responseText }: Extract<Delivery, { kind: 'rejected' }>,
  site: SiteKey,
): Diagnostic {
  const { meaning, hint } = rejections[status] ?? unknownRejection;
  const details = responseText === '' ? '' : ` The server says: ${responseText}`;
  return diagnostic({
    code: 'CD605',
    file: endpoint,
    problem: `The notification was rejected with ${status}: ${meaning}.${details}`,
    hint: hint(site),
  });
}

function undelivered(
  endpoint: string,
  { status, retryAfterMs }: Extract<Delivery, { kind: 'undelivered' }>,
): Diagnostic {
  if (status === null) {
    return diagnostic({
      code: 'CD606',
      file: endpoint,
      problem: 'The server did not respond.',
      hint: 'Check the network connection of this machine, and try again later: nothing is lost.',
    });
  }
  const reason = status === 429 ? 'this machine sent too many notifications' : 'the server has a problem';
  const time = retryAfterMs === null ? 'a few hours' : minutes(retryAfterMs);
  return diagnostic({
    code: 'CD606',
    file: endpoint,
    problem: `The notification could not be delivered now, ${status}: ${reason}.`,
    hint: `Try again in ${time}: nothing is lost.`,
  });
}

function minutes(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / 60_000));
  return count === 1 ? 'a minute' : `${count} minutes`;
}
