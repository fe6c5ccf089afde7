/** The result of `notify`; printed as it is with `--json`. Addresses are complete URLs. */
export interface NotifyReport {
  /** Whether `--send` was used. */
  readonly send: boolean;
  /** The output folder as typed. */
  readonly out: string;
  readonly origin: string;
  /** The instant of the previous notification, as ISO 8601 in UTC; `null` if there was none. */
  readonly notifiedBefore: string | null;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Pages that are not indexable any more; nobody is notified of them. */
  readonly withdrawn: readonly string[];
  readonly unchanged: number;
  /** The notifications that were accepted; `addresses` is their number. */
  readonly sent: readonly { readonly addresses: number; readonly status: number }[];
  /** Why the changes cannot be sent; empty if they can. */
  readonly obstacles: readonly string[];
}

/** Further addresses of a group are counted, not printed. */
const maxPrinted = 20;

/** A report for people: what changed, and whether search engines were notified. */
export function printNotifyReport(report: NotifyReport): string {
  const { added, changed, removed, withdrawn } = report;
  return [
    headline(report),
    ...group('new', added),
    ...group('changed', changed),
    ...group('removed', removed),
    ...group('no longer for search engines, which see this on the pages themselves', withdrawn),
    ...ending(report),
  ].join('\n');
}

function headline({ notifiedBefore, added, changed, removed, unchanged, out }: NotifyReport): string {
  if (notifiedBefore === null) {
    const pages = added.length === 1 ? 'its one page is new' : `all ${added.length} pages are new`;
    return `Search engines have not been notified of the site in ${out} yet: ${pages}.`;
  }
  const counts: [number, string][] = [
    [added.length, 'new'],
    [changed.length, 'changed'],
    [removed.length, 'removed'],
  ];
  const changes = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  const summary = changes.length === 0 ? 'nothing changed' : changes.join(', ');
  return `Since the last notification at ${notifiedBefore}: ${summary}; ${unchanged} unchanged.`;
}

function group(name: string, addresses: readonly string[]): string[] {
  if (addresses.length === 0) return [];
  const hidden = addresses.length - maxPrinted;
  return [
    `  ${name}`,
    ...addresses.slice(0, maxPrinted).map((address) => `    ${address}`),
    ...(hidden > 0 ? [`    … and ${hidden} more; --json prints all`] : []),
  ];
}

function ending({ send, sent, obstacles }: NotifyReport): string[] {
  if (!send) {
    return obstacles.length === 0
      ? ['Nothing was sent. Use --send after publishing this build.']
      : ['Nothing was sent. --send would be refused:', ...obstacles.map((text) => `  ${text}`)];
  }
  if (sent.length === 0) return ['There is nothing to send.'];
  const total = sent.reduce((sum, { addresses }) => sum + addresses, 0);
  const addresses = `${total} ${total === 1 ? 'address' : 'addresses'}`;
  const notifications = `${sent.length} ${sent.length === 1 ? 'notification' : 'notifications'}`;
  const isKeyPending = sent.some(({ status }) => status === 202);
  return [
    `Sent ${addresses} in ${notifications}.`,
    ...(isKeyPending ? ['They were accepted; the search engine has yet to verify the key.'] : []),
  ];
}
