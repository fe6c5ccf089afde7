/** A short message with a heading. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** What a chat tells visitors about the site's hosted model, in a language. Browsers load it only on sites with one. */
export interface HostedNotices {
  /** Where what visitors write goes: to the site's proxy, to a server {host}, to one on the visitor's own machine, or nowhere. */
  readonly recipient: Readonly<Record<'proxy' | 'server' | 'ownMachine' | 'browser', string>>;
  /** Asks before the first message is sent to the site's proxy. */
  readonly consent: {
    readonly question: string;
    readonly allow: string;
    readonly decline: string;
    /** The link to the page about privacy. */
    readonly more: string;
    readonly allowed: Notice;
    readonly declined: Notice;
  };
  /** The settings of a browser's own model. */
  readonly device: {
    readonly label: string;
    readonly note: string;
    /** That it has to be downloaded first, and the button that starts it. */
    readonly isLarge: string;
    readonly download: string;
    /** {percent} of it is done; all of it is. */
    readonly progress: string;
    readonly preparing: string;
    readonly failed: Notice;
    readonly canceled: Notice;
  };
}
