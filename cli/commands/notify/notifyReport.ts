/** What `notify` found, and sent where it was asked to; addresses in full. */
export interface NotifyReport {
  /** Whether it was asked to send. */
  readonly send: boolean;
  readonly out: string;
  readonly origin: string;
  /** The instant of the last notification before this one, as ISO 8601 in UTC; `null` where there was none. */
  readonly notifiedBefore: string | null;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Pages that now tell search engines to leave them out; nobody is told of them. */
  readonly withdrawn: readonly string[];
  readonly unchanged: number;
  /** The notifications that were accepted. */
  readonly sent: readonly { readonly addresses: number; readonly status: number }[];
  /** What stands in the way of sending; empty where nothing does. */
  readonly obstacles: readonly string[];
}
