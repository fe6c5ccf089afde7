/** Stands where a switch has handled every case; does not compile when one is missing. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${String(value)}`);
}
