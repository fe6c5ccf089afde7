import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { keyLocation, type SiteKey } from '../../outputs/indexNow.ts';
import type { Delivery } from './sendNotification.ts';

/** No whole site in the output folder (CD601). */
export const notBuilt = (file: string, problem: string) =>
  diagnostic({ code: 'CD601', file, problem, hint: 'Run "city-deals build", and then this again.' });

/** The record of what was told cannot be used (CD602). */
export const unusableRecord = (file: string, why: string) =>
  diagnostic({
    code: 'CD602',
    file,
    problem: `The record of what search engines were told ${why}.`,
    hint: 'Restore it, or remove it: then every page counts as new.',
  });

/** A site of which search engines shall not be told (CD603). */
export const notForSearch = (file: string, problem: string, hint: string) =>
  diagnostic({ code: 'CD603', file, problem, hint });

/** No key that a search engine could find (CD604). */
export const noKey = (file: string, problem: string, hint: string) =>
  diagnostic({ code: 'CD604', file, problem, hint });

/** What was told could not be remembered (CD607). */
export const notRemembered = (file: string, code: string) =>
  diagnostic({
    code: 'CD607',
    file,
    problem: `Search engines were told, but that could not be remembered (${code}).`,
    hint: 'Mend the cause. The next notification tells them the same again, which does no harm once.',
  });

/** Why a notification did not get through: it was refused (CD605), or not now (CD606). */
export function notDelivered(
  endpoint: string,
  delivery: Exclude<Delivery, { kind: 'accepted' }>,
  site: SiteKey,
): Diagnostic {
  if (delivery.kind === 'undelivered') return undelivered(endpoint, delivery);
  const { status, said } = delivery;
  const [meaning, hint] = meanings[status] ?? unexpected;
  return diagnostic({
    code: 'CD605',
    file: endpoint,
    problem: `The notification was refused with ${status}: ${meaning}.${said === '' ? '' : ` It says: ${said}`}`,
    hint: hint.replace('{key}', keyLocation(site)).replace('{origin}', site.origin),
  });
}

type Meaning = readonly [meaning: string, hint: string];

const meanings: Readonly<Record<number, Meaning>> = {
  400: [
    'it was not understood',
    'Look whether --endpoint is an address for IndexNow. If it is, please report this.',
  ],
  403: [
    'the key was not found on the site, or is another one there',
    'Publish the built site first. {key} must answer with the key and nothing else.',
  ],
  422: [
    'the pages are not of the site that the key is for',
    'Look whether "origin" of site.json, {origin}, is the address at which the site is published.',
  ],
};

const unexpected: Meaning = [
  'IndexNow has no such answer',
  'Look whether --endpoint is an address for IndexNow.',
];

function undelivered(
  endpoint: string,
  { status, wait }: Extract<Delivery, { kind: 'undelivered' }>,
): Diagnostic {
  const later = wait === null ? 'Try again in some hours' : `Try again in ${minutes(wait)}`;
  const meaning =
    status === 429 ? 'too many notifications came from here' : 'the server has a fault of its own';
  return diagnostic({
    code: 'CD606',
    file: endpoint,
    problem: status === null ? 'No answer came.' : `The notification was put off with ${status}: ${meaning}.`,
    hint:
      status === null
        ? 'Look whether this machine reaches the network, and try again later: nothing is lost.'
        : `${later}: nothing is lost.`,
  });
}

function minutes(ms: number): string {
  const count = Math.max(1, Math.ceil(ms / 60_000));
  return count === 1 ? 'a minute' : `${count} minutes`;
}
