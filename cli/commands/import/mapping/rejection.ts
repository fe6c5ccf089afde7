/** Why a row becomes no deal. */
export type RejectionReason =
  | 'missing'
  | 'price'
  | 'currency'
  | 'date'
  | 'link'
  | 'text'
  | 'place'
  | 'category'
  | 'duplicate-id'
  | 'row'
  | 'invalid';

/** What is wrong with a row of a feed. */
export interface Rejection {
  readonly line: number;
  readonly id: string | null;
  readonly reason: RejectionReason;
  /** The field of the deal; `null` if it is about the whole row. */
  readonly field: string | null;
  /** What the feed says there, cut; `null` if that is nothing. */
  readonly value: string | null;
  /** What is wrong and what to do, as sentences. */
  readonly hint: string;
}

/** Thrown where a value of a row cannot be used; `mapRow` turns it into a rejection. */
export class BadValue extends Error {
  readonly reason: RejectionReason;
  readonly field: string | null;
  readonly value: string | null;

  constructor(reason: RejectionReason, field: string | null, value: string | null, hint: string) {
    super(hint);
    this.reason = reason;
    this.field = field;
    this.value = value;
  }
}

const valueLength = 200;

/** A rejection with its value cut to a readable length. */
export const rejection = (line: number, id: string | null, bad: BadValue): Rejection => ({
  line,
  id,
  reason: bad.reason,
  field: bad.field,
  value: bad.value?.slice(0, valueLength) ?? null,
  hint: bad.message,
});
