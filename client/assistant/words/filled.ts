/** `pattern` with `values` in place of the names in braces. */
export const filled = (pattern: string, values: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''));
