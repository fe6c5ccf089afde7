/** The value of `json`; `undefined` if it is not valid JSON. */
export function parseJsonOrUndefined(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
