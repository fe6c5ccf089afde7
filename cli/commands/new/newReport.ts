/** A key of a new entry that was filled in, and that an editor should review. */
export interface Placeholder {
  readonly key: string;
  /** From 1. */
  readonly line: number;
}

/** A new entry of the content. */
export interface NewEntry {
  readonly kind: 'deal' | 'landing-page';
  readonly slug: string;
  /** The path of its page. */
  readonly path: string;
  /** As it would be typed. */
  readonly file: string;
  /** The line on which it begins, from 1. */
  readonly line: number;
  /** True if the file is new too. */
  readonly isNewFile: boolean;
  readonly placeholders: readonly Placeholder[];
  readonly entry: Readonly<Record<string, unknown>>;
}

/** What `new` did, or would do in a dry run. */
export interface NewReport {
  readonly dryRun: boolean;
  readonly content: string;
  /** One entry, or several landing pages that link to each other. */
  readonly entries: readonly NewEntry[];
}

/** The report in words: what was added where, what to review, and how to see it. */
export function formatNewReport(report: NewReport): string {
  const { dryRun, entries, content } = report;
  const option = content === 'data/content' ? '' : ` --content ${quoted(content)}`;
  return [
    ...entries.flatMap((entry) => describeEntry(entry, dryRun)),
    ...(dryRun
      ? ['Nothing was written: this was a dry run.']
      : [
          'See it:',
          `  npx city-deals dev${option}`,
          ...entries.map(({ path }) => `  http://localhost:3000${path}`),
          'Take out "draft": true when it is to be published.',
        ]),
  ].join('\n');
}

function describeEntry(
  { kind, slug, file, line, isNewFile, placeholders, entry }: NewEntry,
  dryRun: boolean,
) {
  const noun = kind === 'deal' ? 'deal' : 'landing page';
  const where = isNewFile ? `in the new file ${file}` : `at ${file}:${line}`;
  const width = Math.max(...placeholders.map((item) => formatPlace(file, item.line).length));
  return [
    `${dryRun ? 'Would add' : 'Added'} the ${noun} "${slug}" ${where}.`,
    ...(dryRun ? JSON.stringify(entry, null, 2).split('\n').map(indented) : []),
    'Review these fields, which were filled in for you:',
    ...placeholders.map((item) => indented(`${formatPlace(file, item.line).padEnd(width)}  ${item.key}`)),
  ];
}

const formatPlace = (file: string, line: number) => `${file}:${line}`;
const indented = (line: string) => `  ${line}`;
const quoted = (text: string) => (/^[\w./-]+$/.test(text) ? text : JSON.stringify(text));
