import type { StatedTopic } from '../../language/hostedWords.ts';

/** The models that visitors can choose from. */
export type ModelSize = 'small' | 'standard';

/** Where and how browsers ask a hosted model. URLs have no slash at the end. */
export type HostedModel =
  | ProxiedModel
  | BrowserModelOffer
  /** A model's server for which the visitor has a key, or which runs on the visitor's own machine. */
  | { readonly type: 'responses' | 'chat-completions'; readonly url: string; readonly models: ModelNames }
  | {
      readonly type: 'assistants';
      readonly url: string;
      readonly models: ModelNames;
      readonly assistantId: string;
    };

/** A model behind the site's own proxy, which has the key: `{url}/v1/responses`. */
export interface ProxiedModel {
  readonly type: 'proxy';
  readonly url: string;
  /** True if visitors have agreed elsewhere to what they write being sent; else the chat asks them first. */
  readonly isAgreed?: true;
}

/** The model that a visitor's browser may have on the device. */
export interface BrowserModelOffer {
  readonly type: 'browser';
  /** The languages that the assistant speaks, that of the site first, such as "en". */
  readonly languages: readonly string[];
}

/** The server's names for the models. */
export type ModelNames = Readonly<Record<ModelSize, string>>;

/** A deal of the shortlist, as a hosted model sees it. */
export interface HostedDeal {
  /** The deal's slug. */
  readonly id: string;
  readonly title: string;
  /** Absent for a deal that is only outlined. */
  readonly summary?: string | undefined;
  /** In the site's currency; absent if the deal has no price. */
  readonly price?: number | undefined;
  readonly percent?: number | undefined;
  /** The offer in words, if it has no price. */
  readonly offer?: string | undefined;
  readonly vendor: string;
  /** Several with commas between them; absent for a deal without a place. */
  readonly neighborhood?: string | undefined;
  /** The last day of the offer, such as "2027-05-30"; absent if no end is known. */
  readonly until?: string | undefined;
  /** When it takes place next, of a deal that is only outlined. */
  readonly next?: string | undefined;
  /** What the catalog says, by topic. */
  readonly facts?: Readonly<Partial<Record<StatedTopic, string>>> | undefined;
  readonly goodFor?: string | undefined;
  /** Each in sentences or lines. */
  readonly goodToKnow?: readonly string[] | undefined;
  readonly included?: readonly string[] | undefined;
  readonly restrictions?: readonly string[] | undefined;
  readonly description?: readonly string[] | undefined;
}

/** A message of the conversation, as a hosted model sees it. */
export interface HostedMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}
