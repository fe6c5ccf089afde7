import type { NotifyReport } from './notifyReport.ts';

/** Addresses of a kind beyond this many are counted, not printed. */
const shown = 20;

/** What changed in words, and what became of it. */
export function printNotify(report: NotifyReport): string {
  const { added, changed, removed, withdrawn } = report;
  return [
    headline(report),
    ...group('new', added),
    ...group('changed', changed),
    ...group('removed', removed),
    ...group('no longer for search engines, of which the pages tell them themselves', withdrawn),
    ...ending(report),
  ].join('\n');
}

function headline({ notifiedBefore, added, changed, removed, unchanged, out }: NotifyReport): string {
  if (notifiedBefore === null) {
    return `Search engines were not told of the site in ${out} yet: ${all(added.length)}.`;
  }
  const counts: [number, string][] = [
    [added.length, 'new'],
    [changed.length, 'changed'],
    [removed.length, 'removed'],
  ];
  const news = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const words = news.length === 0 ? 'nothing changed' : news.join(', ');
  return `Since search engines were told, at ${notifiedBefore}: ${words}; ${unchanged} as they know ${unchanged === 1 ? 'it' : 'them'}.`;
}

const all = (count: number) => (count === 1 ? 'its one page is new' : `all ${count} pages are new`);

function group(name: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  const more = addresses.length - shown;
  return [
    `  ${name}`,
    ...addresses.slice(0, shown).map((address) => `    ${address}`),
    ...(more > 0 ? [`    … and ${more} more; --json prints all`] : []),
  ];
}

function ending({ send, sent, obstacles }: NotifyReport): string[] {
  if (!send) {
    return obstacles.length === 0
      ? ['Nothing was sent. Once this build is published, use --send.']
      : ['Nothing was sent. --send would refuse:', ...obstacles.map((text) => `  ${text}`)];
  }
  if (sent.length === 0) return ['There is nothing to send.'];
  const addresses = sent.reduce((sum, one) => sum + one.addresses, 0);
  const isPending = sent.some(({ status }) => status === 202);
  return [
    `Sent ${addresses} ${addresses === 1 ? 'address' : 'addresses'} in ${sent.length} ${sent.length === 1 ? 'notification' : 'notifications'}.`,
    ...(isPending ? ['They were accepted; the key is still to be looked at.'] : []),
  ];
}
