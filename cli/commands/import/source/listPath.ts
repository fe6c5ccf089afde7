/** The dotted path of the first list of objects in the beginning of a JSON text; `null` if the text is a list itself, or has none. */
export function listPath(start: string): string | null {
  const keys: string[] = [];
  let key = '';
  for (const [token] of start.matchAll(/"(?:[^"\\]|\\.)*"\s*:?|[{}[\]]/g)) {
    if (token === '[') {
      if (keys.length === 0) return null;
      if (key !== '' && isListOfObjects(start, [...keys.slice(1), key]))
        return [...keys.slice(1), key].join('.');
      key = '';
    } else if (token === '{') keys.push(key);
    else if (token === '}') keys.pop();
    else if (token.endsWith(':')) key = token.replace(/^"|"\s*:$/g, '');
  }
  return null;
}

/** Whether the last key of a path is followed by a list that begins with an object. */
function isListOfObjects(start: string, path: readonly string[]): boolean {
  const key = path.at(-1) ?? '';
  return new RegExp(`"${key.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}"\\s*:\\s*\\[\\s*\\{`).test(start);
}
