import { decodeEntity } from './htmlEntities.ts';

/*
 * HTML and Markdown in texts that pages show as they are written. Characters that are only characters are no markup:
 * "2 < 3", "R&B", "5 * 3", "#1", "A_b", "[sold out]".
 */

/** The first markup in a text. */
export interface FoundMarkup {
  readonly kind: 'HTML tag' | 'HTML entity' | 'Markdown';
  readonly written: string;
  readonly index: number;
}

interface Rule {
  readonly kind: FoundMarkup['kind'];
  /** What is in each match: a text without it needs no search, which would take a hundred times as long. */
  readonly sign: string | readonly string[];
  readonly pattern: RegExp;
  /** The plain text that a match stands for. */
  readonly plain: (...groups: string[]) => string;
}

/** What may be between two marks: no empty line, and no mark. */
const inner = (mark: string) => `((?:[^${mark}\\n]|\\n(?!\\s*\\n))*?[^\\s${mark}])`;

const marked = (mark: string, inside: string, isWithinWord: boolean) => {
  const before = isWithinWord ? '' : `(?<![\\p{L}\\p{N}${inside}])`;
  const after = isWithinWord ? '' : `(?![\\p{L}\\p{N}${inside}])`;
  return new RegExp(`${before}${mark}(?=[^\\s${inside})\\].,;:!?])${inner(inside)}${mark}${after}`, 'gu');
};

const text = (_: string, content = '') => content;
const nothing = () => '';

const rules: readonly Rule[] = [
  { kind: 'Markdown', sign: '\\', pattern: /\\([*_`#[\]~])/g, plain: text },
  {
    kind: 'HTML tag',
    sign: '<',
    pattern: /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
    plain: nothing,
  },
  { kind: 'HTML tag', sign: '<!--', pattern: /<!--[\s\S]*?-->/g, plain: nothing },
  { kind: 'HTML tag', sign: '<', pattern: /<((?:https?:\/\/|[^\s<>@]+@)[^\s<>]+)>/gi, plain: text },
  {
    kind: 'HTML tag',
    sign: '<',
    pattern: /<(?:br|hr|\/(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote))\b[^>]*>/gi,
    plain: () => '\n',
  },
  { kind: 'HTML tag', sign: '<', pattern: /<[a-z!?/][^>]*>/gi, plain: nothing },
  {
    kind: 'HTML entity',
    sign: '&',
    pattern: /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/gi,
    plain: (entity) => decodeEntity(entity) ?? '',
  },
  {
    kind: 'Markdown',
    sign: '](',
    pattern: /!?\[([^[\]\n]*)\]\(<?[^()\s]*(?:\([^()\s]*\)[^()\s]*)*>?(?:\s+"[^"\n]*")?\)/g,
    plain: text,
  },
  { kind: 'Markdown', sign: ['```', '~~~'], pattern: /^ {0,3}(?:```|~~~).*$/gm, plain: nothing },
  {
    kind: 'Markdown',
    sign: '`',
    pattern: /(?<![\p{L}\p{N}`])(`{1,3})(?=[^`\s])([^`\n]*)\1(?![\p{L}\p{N}`])/gu,
    plain: (_, _marks, code = '') => code,
  },
  { kind: 'Markdown', sign: '**', pattern: marked('\\*\\*', '*', true), plain: text },
  { kind: 'Markdown', sign: '__', pattern: marked('__', '_', false), plain: text },
  { kind: 'Markdown', sign: '~~', pattern: marked('~~', '~', true), plain: text },
  { kind: 'Markdown', sign: '*', pattern: marked('\\*', '*', false), plain: text },
  { kind: 'Markdown', sign: '_', pattern: marked('_', '_', false), plain: text },
  { kind: 'Markdown', sign: '#', pattern: /^ {0,3}#{1,6} +(?=[^\s\d#])/gm, plain: nothing },
  { kind: 'Markdown', sign: '>', pattern: /^ {0,3}> ?(?=[\p{L}"“])/gmu, plain: nothing },
  {
    kind: 'Markdown',
    sign: '\n',
    pattern: /(?<=\n) {0,3}(?:([-*_=])(?: *\1){2,}) *$/gm,
    plain: nothing,
  },
  {
    kind: 'Markdown',
    sign: '\n',
    pattern: /^ {0,3}([-*+]) +\S.*\n {0,3}\1 +\S.*/gm,
    plain: (lines) => lines.replace(/^ {0,3}[-*+] +/gm, ''),
  },
  {
    kind: 'Markdown',
    sign: '|',
    pattern: /^ {0,3}\|.+\| *$/gm,
    plain: (row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .join(' '),
  },
];

const mayMatch = ({ sign }: Rule, value: string): boolean =>
  typeof sign === 'string' ? value.includes(sign) : sign.some((one) => value.includes(one));

/** The first markup in `value`; `null` if it is plain text. */
export function findMarkup(value: string): FoundMarkup | null {
  if (!mayBeMarkup.test(value)) return null;
  let first: FoundMarkup | null = null;
  for (const rule of rules) {
    if (!mayMatch(rule, value)) continue;
    const { kind, pattern } = rule;
    for (const { 0: written, index } of value.matchAll(pattern)) {
      if (!isMarkup(kind, written, value, index)) continue;
      if (first === null || index < first.index) first = { kind, written, index };
      break;
    }
  }
  return first;
}

const mayBeMarkup = /[<&*_`~#>|\\=]|\]\(|^ {0,3}[-+]/m;

/** "R&B;" ends in a semicolon by chance: after a letter, only a common name is an entity. */
const isMarkup = (kind: FoundMarkup['kind'], written: string, value: string, index: number) =>
  kind !== 'HTML entity' ||
  decodeEntity(written) !== undefined ||
  !/[\p{L}\p{N}]/u.test(value[index - 1] ?? '');

/** Markup can be inside other markup, and entities can stand for more of it. */
const maxLayers = 20;

/** The plain text that somebody meant by a text with markup; `null` if there is none. */
export function plainTextOf(value: string): string | null {
  let plain = value;
  for (let layer = 0; layer < maxLayers && findMarkup(plain) !== null; layer++) {
    for (const rule of rules) {
      if (!mayMatch(rule, plain)) continue;
      const { kind, pattern, plain: replacement } = rule;
      plain = plain.replace(pattern, (...parts) => {
        const index = parts.findIndex((part) => typeof part === 'number');
        const isReplaced = isMarkup(kind, parts[0], parts[index + 1], parts[index]);
        return isReplaced ? replacement(...parts.slice(0, index)) : parts[0];
      });
    }
  }
  const tidy = plain
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return tidy === '' || findMarkup(tidy) !== null ? null : tidy;
}
