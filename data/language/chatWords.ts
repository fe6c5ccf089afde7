/** What stands beside prices on cards. */
export interface OfferLabels {
  /** Before the price that was. */
  readonly was: string;
  /** With {amount}. */
  readonly saving: string;
  /** After a percentage. */
  readonly off: string;
  readonly free: string;
}

/** The labels of a chat around what the assistant says. */
export interface ChatWords extends OfferLabels {
  /** Before one deal, and before several. */
  readonly deal: string;
  readonly deals: string;
  readonly code: string;
  readonly copy: string;
  readonly get: string;
  /** Where a deal is that has no place, or {count} places. */
  readonly citywide: string;
  readonly areas: string;
  /** Whom a price is for: one, or {count}. */
  readonly perPerson: string;
  readonly forPeople: string;
  /** Opens what the page of a deal says. */
  readonly page: string;
  /** What the assistant has understood, each with a button to remove it. */
  readonly wishes: string;
  readonly remove: string;
  readonly copyReply: string;
  readonly good: string;
  readonly bad: string;
  readonly locate: string;
  readonly locating: string;
  readonly enable: string;
  /** Instead of those of the site, where the conversation is in another language than its pages. */
  readonly disclosure: string;
  readonly placeholder: string;
  readonly footnote: string;
}
