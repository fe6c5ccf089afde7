import type { OracleFeed } from './types.ts';

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

const escaped = (cell: string): string =>
  cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const forms = {
  csv: ({ rows }: OracleFeed) =>
    [
      Object.keys(rows[0] ?? { id: '' }).join(','),
      ...rows.map((row) => Object.values(row).map(quoted).join(',')),
    ].join('\n'),
  json: ({ rows }: OracleFeed) => JSON.stringify(rows, null, 1),
  xml: ({ rows }: OracleFeed) =>
    `<?xml version="1.0"?>\n<offers>${rows
      .map(
        (row) =>
          `\n<item>${Object.entries(row)
            .map(([name, cell]) => `<${name}>${escaped(cell)}</${name}>`)
            .join('')}</item>`,
      )
      .join('')}\n</offers>`,
};

/** The forms in which feeds of the oracle are written. */
export const feedForms = ['csv', 'json', 'xml'] as const;

/** The file of a feed; if it is cut off, it stops in the middle of a text or list. */
export function feedFile(feed: OracleFeed, form: (typeof feedForms)[number]): string {
  const text = forms[form](feed);
  if (!feed.isCutOff) return text;
  const end = form === 'csv' ? text.lastIndexOf('","') + 3 : Math.floor(text.length / 2);
  return text.slice(0, Math.max(end, 3));
}
