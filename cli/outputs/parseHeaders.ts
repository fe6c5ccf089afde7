import type { HeaderRules } from './headers.ts';

/** The rules of a `_headers` file. Lines that are no rule are passed over. */
export function parseHeaders(text: string): HeaderRules {
  const rules: [string, [string, string][]][] = [];
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const current = rules.at(-1);
    if (line.startsWith('/')) rules.push([line.trim(), []]);
    else if (header && current) current[1].push([header[1] ?? '', header[2] ?? '']);
  }
  return rules;
}
