/** A command was typed in a way that it cannot be meant; `hint` says how to. */
export class UsageError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.hint = hint;
  }
}
