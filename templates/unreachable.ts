/** The default case of an exhaustive switch: does not compile if a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${String(value)}`);
}
