import matter from 'gray-matter';
import MarkdownIt from 'markdown-it';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { emptyFileDiagnostic, type SourceFile } from '../diagnostics/sourceFile.ts';
import { rangeAt } from '../diagnostics/textLines.ts';

export interface MarkdownLink {
  readonly target: string;
  readonly isPicture: boolean;
  readonly line: number;
}

/** The parts of a Markdown file. */
export interface MarkdownFile {
  readonly frontMatter: unknown;
  /** Raw HTML in it is escaped; safe to print once `links` have been checked. */
  readonly html: string;
  /** Links and pictures in order, with the line on which each starts. */
  readonly links: readonly MarkdownLink[];
  /** HTML, which is shown as text, in order. */
  readonly tags: readonly { readonly written: string; readonly line: number }[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// Every target is kept, so that a bad one is reported instead of being printed as text.
markdown.validateLink = () => true;

/** The parts of a Markdown file; or that it is empty (CD104), or has no valid front matter (CD106). */
export function parseMarkdown({
  path,
  readText,
}: SourceFile): { readonly value: MarkdownFile } | { readonly diagnostics: readonly Diagnostic[] } {
  const text = readText();
  const empty = emptyFileDiagnostic(path, text, 'front matter and text');
  if (empty) return { diagnostics: [empty] };
  if (!/^---\r?\n[\s\S]*?\r?\n---\s*(?:\r?\n|$)/.test(text)) {
    return { diagnostics: [noFrontMatter(path)] };
  }
  try {
    // With options gray-matter does not use its cache, which forgets errors.
    const { data, content } = matter(text, { engines: yamlOnly });
    if (!isRecord(data)) return { diagnostics: [noKeys(path)] };
    const firstLine = text.slice(0, text.length - content.length).split('\n').length - 1;
    return { value: { frontMatter: withDatesAsWritten(data, text), ...render(content, firstLine) } };
  } catch (error) {
    return { diagnostics: [brokenFrontMatter(path, text, error)] };
  }
}

const refuse = () => {
  throw new Error('Front matter must be YAML, not code');
};
const yamlOnly = { javascript: { parse: refuse }, js: { parse: refuse } } as never;

/** Only finds HTML; what it finds is not printed. */
const withHtml = new MarkdownIt({ html: true, linkify: false, typographer: false });

function tagsIn(content: string, firstLine: number): MarkdownFile['tags'] {
  return withHtml.parse(content, {}).flatMap(({ type, content: text, map, children }) => {
    const line = firstLine + (map?.[0] ?? 0) + 1;
    if (type === 'html_block') return { written: text.trim(), line };
    const inline = children ?? [];
    const at = inline.findIndex((child) => child.type === 'html_inline');
    const breaks = inline.slice(0, at).filter((child) => /^(?:soft|hard)break$/.test(child.type));
    return at < 0 ? [] : { written: inline[at]?.content ?? '', line: line + breaks.length };
  });
}

function render(content: string, firstLine: number): Pick<MarkdownFile, 'html' | 'links' | 'tags'> {
  const tokens = markdown.parse(content, {});
  const links: MarkdownLink[] = [];
  for (const token of tokens) {
    let line = firstLine + (token.map?.[0] ?? 0) + 1;
    for (const inline of token.children ?? []) {
      if (inline.type === 'softbreak' || inline.type === 'hardbreak') line += 1;
      const target = inline.attrGet('href') ?? inline.attrGet('src');
      if (target !== null) links.push({ target: String(target), isPicture: inline.type === 'image', line });
    }
  }
  const html = markdown.renderer.render(tokens, markdown.options, {});
  return { html, links, tags: tagsIn(content, firstLine) };
}

/** YAML turns an unquoted 2025-05-08 into an instant in UTC, and 2025-02-30 into one in March. */
function withDatesAsWritten(data: Record<string, unknown>, text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      if (!(value instanceof Date)) return [key, value];
      const line = text.split(/\r?\n/).find((candidate) => candidate.startsWith(`${key}:`)) ?? '';
      return [
        key,
        line
          .slice(key.length + 1)
          .replace(/\s#.*$/, '')
          .trim(),
      ];
    }),
  );
}

const isRecord = (data: unknown) => data !== null && typeof data === 'object' && !Array.isArray(data);

const noKeys = (path: string) =>
  diagnostic({
    code: 'CD106',
    file: path,
    range: { start: { line: 2, column: 1 }, end: { line: 2, column: 2 } },
    problem: 'The front matter has no keys.',
    expected: 'keys and values, such as "title: About"',
  });

function noFrontMatter(path: string): Diagnostic {
  return diagnostic({
    code: 'CD106',
    file: path,
    range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
    problem: 'The file does not start with front matter.',
    expected: 'a first line "---", keys such as "title: About", and a line "---" that closes it',
  });
}

/** The offset of the first tab that front matter is indented with; `null` if there is none. */
function indentingTab(text: string): number | null {
  const end = text.indexOf('\n---', 3);
  const match = /\n( *)\t/.exec(text.slice(0, end));
  return match && match.index + 1 + (match[1]?.length ?? 0);
}

function brokenFrontMatter(path: string, text: string, error: unknown): Diagnostic {
  const { mark, reason } = error as { mark?: { position: number }; reason?: string };
  const isTwice = reason === 'duplicated mapping key';
  const tab = isTwice ? null : indentingTab(text);
  if (tab !== null) {
    return diagnostic({
      code: 'CD106',
      file: path,
      range: rangeAt(text, tab, 1),
      problem: 'This line begins with a tab, which YAML does not allow.',
      hint: 'Indent with spaces, and write keys such as "title:" at the start of the line.',
    });
  }
  return diagnostic({
    code: 'CD106',
    file: path,
    range: rangeAt(text, '---'.length + (mark?.position ?? 0), 1),
    problem: isTwice ? 'This key appears twice.' : 'The front matter is not valid YAML from here on.',
    hint: isTwice ? null : 'Put texts that contain a colon, a # or a quote in double quotes.',
  });
}
