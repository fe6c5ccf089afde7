/**
 * What a page about privacy says of the assistant, by what the site has: each list is that of the paragraphs. {name} is the
 * assistant, {host} where visitors' messages go, {provider} the server of the model behind a proxy.
 */
export interface PrivacyWords {
  /** Before all of it on a page that says it in another language first. */
  readonly heading: string;
  /** A {provider} that the content does not name. */
  readonly someProvider: string;
  /** The assistant on the device; after it comes one of the others. */
  readonly device: readonly string[];
  /** No model. */
  readonly none: readonly string[];
  /** A model on a server, with a key of the visitor's, and on the visitor's own machine. */
  readonly server: readonly string[];
  readonly ownMachine: readonly string[];
  /** The site's proxy, which asks visitors first, and to which they have agreed elsewhere. */
  readonly proxy: readonly string[];
  readonly agreedProxy: readonly string[];
  /** The model of the visitor's browser. */
  readonly browser: readonly string[];
  /** After any model on a server. */
  readonly anyServer: readonly string[];
}
