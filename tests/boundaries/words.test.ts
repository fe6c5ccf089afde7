import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { parseSync } from 'rolldown/experimental';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/*
 * What visitors read comes from the catalogues of messages. Literals that look like words are found here, so that a site in
 * another language has none of English.
 */

/** What renders pages, and what runs in browsers but the assistant, whose words are in its language packs. */
const folders = [
  'templates',
  'client/ui',
  'client/islands',
  'client/enhance',
  'client/saved',
  'client/worker',
];
/** Attributes that visitors read or hear. */
const spoken = new Set([
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'label',
  'heading',
  'aria-roledescription',
]);
/** Names of people’s own, of keys and of what only programmers read. */
const noWords =
  /^(?:Arrow(?:Left|Right|Up|Down)|Enter|Escape|Home|End|Tab|AbortError|Instagram|Facebook|TikTok|YouTube|Bluesky|Mastodon|Inter|Bricolage Grotesque|Product|Organization|Event|Offer|Place|PostalAddress|GeoCoordinates|WebSite|SearchAction|EntryPoint|required name=search_term_string|Article|BreadcrumbList|ListItem|ItemList|CollectionPage|X|No style sheet|no model can be reached)$/;
/** Words in a text: two of them in a row, or one that begins a sentence. */
const looksLikeWords = (text: string) =>
  /^[A-Z][a-z]+(?:[ ,.?!…]|$)/.test(text.trim()) && !noWords.test(text.trim()) && !/[<>={}]|--/.test(text);

interface Node {
  readonly type?: string;
  readonly start: number;
  readonly value?: unknown;
  readonly name?: { readonly name?: string };
  readonly [key: string]: unknown;
}

interface Literal {
  readonly text: string;
  readonly place: number;
}

function literalsIn(file: string, source: string): Literal[] {
  const found: Literal[] = [];
  const add = (node: Node, text: string) => found.push({ text: text.trim(), place: node.start });
  const visit = (value: unknown, parent: Node | null) => {
    if (Array.isArray(value)) for (const item of value) visit(item, parent);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    const node = value as Node;
    const type = node.type ?? '';
    // Types are never said, and errors are thrown for programmers.
    if (
      /^(?:ImportDeclaration|TSTypeAnnotation|TSTypeAliasDeclaration|TSInterfaceDeclaration|ThrowStatement)$/.test(
        type,
      )
    )
      return;
    if (type === 'JSXText' && /\p{L}{2}/u.test(String(node.value))) add(node, String(node.value));
    if (type === 'Literal' && typeof node.value === 'string') {
      const isSpoken = parent?.type === 'JSXAttribute' && spoken.has(parent.name?.name ?? '');
      if (isSpoken ? /\p{L}/u.test(node.value) : looksLikeWords(node.value)) add(node, node.value);
    }
    if (type === 'TemplateElement' && looksLikeWords((node.value as { raw: string }).raw))
      add(node, (node.value as { raw: string }).raw);
    for (const [key, child] of Object.entries(node))
      if (key !== 'type') visit(child, node.type ? node : parent);
  };
  visit(parseSync(file, source).program, null);
  return found;
}

const sources = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('words for visitors', () => {
  it('are in the catalogues of messages, not in templates, islands and scripts', () => {
    expect(sources.length).toBeGreaterThan(150);
    const words = sources.flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      return literalsIn(file, source).map(
        ({ text, place }) => `${file}:${source.slice(0, place).split('\n').length} ${text}`,
      );
    });
    expect(words).toEqual([]);
  });

  it('would be found', () => {
    const source = `const a = <p title="no">Read this</p>; const b = 'Saved deals'; const c = \`Page \${n}\`;`;
    expect(literalsIn('a.tsx', source).map(({ text }) => text)).toEqual([
      'no',
      'Read this',
      'Saved deals',
      'Page',
    ]);
  });

  it('are named by literals, and asked for when something is said, not when a file is loaded', () => {
    const faults = [...sources, ...modelFiles()].flatMap((file) => {
      const source = readFileSync(path.join(root, file), 'utf8');
      if (!source.includes('messages/t.ts')) return [];
      const named = [...source.matchAll(/(?<![\w.$])t(?:Parts)?\(\s*(.)/g)].filter(
        ([, first]) => first !== "'",
      );
      const early = /^(?:export )?const \w+(?:: [^=]+)? = (?:t\(|\{[^}]*?: t\(|\[[^\]]*?t\()/m.exec(source);
      return [...named.map(([call]) => `${file} ${call}`), ...(early ? [`${file} ${early[0]}`] : [])];
    });
    expect(faults).toEqual([]);
  });
});

const modelFiles = () =>
  readdirSync(path.join(root, 'data/model'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `data/model/${file}`);
