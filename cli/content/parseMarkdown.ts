import matter from 'gray-matter';
import MarkdownIt from 'markdown-it';
import { type Diagnostic, diagnostic } from '../diagnostics/diagnostic.ts';
import { emptyFileDiagnostic, rangeAt, type SourceFile } from '../diagnostics/sourceFile.ts';

export interface MarkdownLink {
  readonly target: string;
  readonly isPicture: boolean;
  readonly line: number;
}

/** A Markdown file in its parts. */
export interface MarkdownFile {
  readonly frontMatter: unknown;
  /** Raw HTML in it is escaped; safe to print once `links` have been checked. */
  readonly html: string;
  /** Targets of links and pictures in order, with the line on which each stands or begins. */
  readonly links: readonly MarkdownLink[];
}

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
// Every target is kept, so that a bad one is reported at its place instead of being printed as text.
markdown.validateLink = () => true;

/** What a Markdown text with front matter says; or that it is empty (CD104) or where its front matter breaks (CD106). */
export function parseMarkdown(
  source: SourceFile,
): { readonly value: MarkdownFile } | { readonly diagnostics: readonly Diagnostic[] } {
  const empty = emptyFileDiagnostic(source, 'front matter and text');
  if (empty) return { diagnostics: [empty] };
  if (!/^---\r?\n[\s\S]*?\r?\n---\s*(?:\r?\n|$)/.test(source.text))
    return { diagnostics: [noFrontMatter(source)] };
  try {
    // Options keep gray-matter from answering out of its cache, which forgets errors.
    const { data, content } = matter(source.text, { engines: yamlOnly });
    if (!isRecord(data)) return { diagnostics: [withoutKeys(source)] };
    const firstLine = source.text.slice(0, source.text.length - content.length).split('\n').length - 1;
    return { value: { frontMatter: withDatesAsWritten(data, source.text), ...render(content, firstLine) } };
  } catch (error) {
    return { diagnostics: [brokenFrontMatter(source, error)] };
  }
}

const refuse = () => {
  throw new Error('front matter is YAML here, not code');
};
const yamlOnly = { javascript: { parse: refuse }, js: { parse: refuse } } as never;

function render(content: string, firstLine: number): Pick<MarkdownFile, 'html' | 'links'> {
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
  return { html: markdown.renderer.render(tokens, markdown.options, {}), links };
}

/**
 * YAML reads an unquoted 2025-05-08 as a moment in UTC, and 2025-02-30 as one in March; content means what is
 * written.
 */
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

const withoutKeys = (source: SourceFile) =>
  diagnostic({
    code: 'CD106',
    file: source.path,
    range: { start: { line: 2, column: 1 }, end: { line: 2, column: 2 } },
    problem: 'The front matter has no keys.',
    expected: 'keys and values, such as "title: About"',
  });

function noFrontMatter(source: SourceFile): Diagnostic {
  return diagnostic({
    code: 'CD106',
    file: source.path,
    range: { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } },
    problem: 'The file does not start with front matter.',
    expected: 'a first line "---", keys such as "title: About", and a line "---" that closes it',
  });
}

function brokenFrontMatter(source: SourceFile, error: unknown): Diagnostic {
  const { mark, reason } = error as { mark?: { position: number }; reason?: string };
  const isTwice = reason === 'duplicated mapping key';
  return diagnostic({
    code: 'CD106',
    file: source.path,
    range: rangeAt(source.text, '---'.length + (mark?.position ?? 0), 1),
    problem: isTwice ? 'This key is there twice.' : 'The front matter is not YAML from here on.',
    hint: isTwice ? null : 'Put a text that has a colon, a # or a quote in it between double quotes.',
  });
}
