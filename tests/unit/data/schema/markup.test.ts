import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { findMarkup, plainTextOf } from '../../../../data/schema/markup.ts';
import { propertyRuns } from '../../../support/fullRun.ts';

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });

/** What an HTML parser finds in a text besides the text itself. */
function htmlIn(text: string): string[] {
  const found: string[] = [];
  let read = '';
  const parser = new Parser({
    onopentagname: (name) => found.push(name),
    onclosetag: (name, isImplied) => isImplied || found.push(`/${name}`),
    oncomment: (comment) => found.push(comment),
    onprocessinginstruction: (name) => found.push(name),
    ontext: (part) => {
      read += part;
    },
  });
  parser.end(text);
  return found.length > 0 || read === text ? found : ['entity'];
}

/** What a Markdown parser finds in a text besides paragraphs of text. */
const markdownIn = (text: string): string[] =>
  markdown
    .parse(text, {})
    .flatMap(({ type, children }) => [type, ...(children ?? []).map((child) => child.type)])
    .filter(
      (type) => !/^(?:paragraph_(?:open|close)|inline|text|text_special|softbreak|hardbreak)$/.test(type),
    );

describe('data/schema/markup', () => {
  it.each([
    ['<b>Soup</b> of the day', 'HTML tag', '<b>', 'Soup of the day'],
    ['Soup<br/>Bread', 'HTML tag', '<br/>', 'Soup\nBread'],
    ['<p class="x">One</p><p>Two</p>', 'HTML tag', '<p class="x">', 'One\nTwo'],
    ['Soup <!-- new --> today', 'HTML tag', '<!-- new -->', 'Soup today'],
    ['Soup<script>alert(1)</script>', 'HTML tag', '<script>alert(1)</script>', 'Soup'],
    [
      '<a href="https://x.example?a=1&b=2">Soup</a>',
      'HTML tag',
      '<a href="https://x.example?a=1&b=2">',
      'Soup',
    ],
    ['Write to <hello@deals.example>', 'HTML tag', '<hello@deals.example>', 'Write to hello@deals.example'],
    ['Soup &amp; bread', 'HTML entity', '&amp;', 'Soup & bread'],
    ['Caf&eacute; &#8211; it&#x2019;s &euro;5', 'HTML entity', '&eacute;', 'Café – it’s €5'],
    ['&lt;b&gt;Soup&lt;/b&gt;', 'HTML entity', '&lt;', 'Soup'],
    ['&amp;amp;', 'HTML entity', '&amp;', '&'],
    ['**Best** soup', 'Markdown', '**Best**', 'Best soup'],
    ['B**e**st soup', 'Markdown', '**e**', 'Best soup'],
    ['__Best__ soup', 'Markdown', '__Best__', 'Best soup'],
    ['The *best* soup', 'Markdown', '*best*', 'The best soup'],
    ['The _best_ soup', 'Markdown', '_best_', 'The best soup'],
    ['***Best*** soup', 'Markdown', '**', 'Best soup'],
    ['~~$12~~ $9', 'Markdown', '~~$12~~', '$12 $9'],
    ['Code `SOUP5`', 'Markdown', '`SOUP5`', 'Code SOUP5'],
    [
      'See [our menu](https://x.example/a_(b) "Menu")',
      'Markdown',
      '[our menu](https://x.example/a_(b) "Menu")',
      'See our menu',
    ],
    ['![Soup](soup.jpg) today', 'Markdown', '![Soup](soup.jpg)', 'Soup today'],
    ['# Soup\n\nof the day', 'Markdown', '# ', 'Soup\n\nof the day'],
    ['Soup:\n- hot\n- cold', 'Markdown', '- hot\n- cold', 'Soup:\nhot\ncold'],
    ['> Best soup ever', 'Markdown', '> ', 'Best soup ever'],
    ['Soup\n\n---\n\nBread', 'Markdown', '---', 'Soup\n\nBread'],
    ['Soup \\*hot\\*', 'Markdown', '\\*', 'Soup *hot*'],
  ])('finds the markup in %j', (text, kind, written, plain) => {
    const found = findMarkup(text);
    expect(found?.kind).toBe(kind);
    expect(found?.written.startsWith(written) || written.startsWith(found?.written ?? '?')).toBe(true);
    // A text that means a mark keeps it, which is then markup again.
    expect(plainTextOf(text)).toBe(text.includes('\\*') ? 'Soup hot' : plain);
  });

  it.each([
    ...['2 < 3', '3 > 2', 'a < b > c', 'ages <12', 'I <3 soup', '<$50', '<-- here', '->', '=>', '< b>'],
    ...[
      'R&B',
      'R&B; jazz',
      'B&Bs; inns',
      'M&Ms;',
      'AT&T',
      'salt & pepper',
      'Q&A; talks',
      '&',
      '&;',
      '&#;',
      'Tom &Jerry',
    ],
    ...[
      '5 * 3',
      '5 * 3 * 2',
      '5*3*2',
      'M*A*S*H',
      '* required',
      'Wine* and beer*',
      '****',
      'Wine*. *Only on Mondays.',
    ],
    ...['A_b', 'a_b_c', 'snake_case_name', '___', '#1', '# 1', '#1 in town', '#soup #bread', 'C# and F#'],
    ...[
      '[sold out]',
      '(new)',
      '[sold out] (today)',
      '[a](see below)',
      'Hawai`i',
      "rock 'n' roll",
      'rock`n`roll',
    ],
    ...[
      '- one',
      '+ 10 more',
      '> 50 people',
      '~ 5 min',
      '~5',
      'a | b',
      '50 %',
      '{year}',
      'C:\\soup',
      '1. Soup\n2. Bread',
    ],
    ...[
      '—',
      '– a\n– b',
      'https://x.example/a_b_c?d=e&f=g',
      'x = y',
      '5 - 3 = 2',
      'مرحبا',
      '東京 * ラーメン',
      '🍜',
    ],
  ])('takes %j for plain text', (text) => {
    expect(findMarkup(text)).toBeNull();
  });

  const pieces = (...list: string[]) =>
    fc
      .array(fc.oneof(fc.constantFrom(...list), fc.constantFrom('a', 'b c', ' ', '.', '7', 'é', '\n')), {
        maxLength: 9,
      })
      .map((parts) => parts.join(''));

  it('finds everything that is HTML for a browser', () => {
    const html = pieces(
      '<',
      '>',
      '/',
      '<b',
      '</i',
      '<!--',
      '-->',
      '"',
      '=',
      '&amp;',
      '&#38;',
      '&#x26;',
      '&eacute;',
      '&lt;',
      '&',
    );
    fc.assert(
      fc.property(html, (text) => {
        // Without an end, browsers drop a tag, and decode an entity only by guessing.
        const isOpen = /<[^>]*$/.test(text) || /&#?\w+(?![\w;])/.test(text);
        if (htmlIn(text).length > 0 && !isOpen) expect(findMarkup(text)).not.toBeNull();
      }),
      propertyRuns(5000),
    );
  });

  const words = fc
    .array(fc.stringMatching(/^[a-zé]{1,6}$/), { minLength: 1, maxLength: 4 })
    .map((list) => list.join(' '));
  const marks = fc.constantFrom<[string, string, string]>(
    ['**', '**', 'strong_open'],
    ['__', '__', 'strong_open'],
    ['*', '*', 'em_open'],
    ['_', '_', 'em_open'],
    ['~~', '~~', 's_open'],
    ['`', '`', 'code_inline'],
    ['[', '](/deals)', 'link_open'],
    ['[', '](https://vendor.example/a_b "Title")', 'link_open'],
    ['![', '](soup.jpg)', 'image'],
  );
  const starts = fc.constantFrom(' ', ' Soup ', ' (', ' “', ', ', '. ', ' – ', ': ');
  const ends = fc.constantFrom('', ' soup', ')', '”', ', too', '. Now', ' – hot', '!');

  it('finds emphasis, links and code of Markdown in any sentence, and takes the marks off', () => {
    fc.assert(
      fc.property(starts, marks, words, ends, (start, [open, close, type], text, end) => {
        const sentence = `Today${start}${open}${text}${close}${end}`;
        expect(markdownIn(sentence)).toContain(type);
        expect(findMarkup(sentence)?.kind).toBe('Markdown');
        expect(plainTextOf(sentence)).toBe(`Today${start}${text}${end}`);
      }),
      propertyRuns(3000),
    );
  });

  it('takes any words and punctuation without marks for plain text', () => {
    const unmarked = fc
      .string({ unit: 'grapheme', maxLength: 60 })
      .map((text) => text.replace(/[<>&*_`~#|\\=[\]]|^[-+ ]/gm, ''));
    fc.assert(
      fc.property(unmarked, (text) => {
        expect(findMarkup(text.replace(/^[-+]/gm, ''))).toBeNull();
      }),
      propertyRuns(3000),
    );
  });

  it('cleans any text to one without markup, or to none', () => {
    const any = pieces(
      '<b>',
      '</b>',
      '&lt;',
      '&gt;',
      '&amp;',
      '**',
      '*',
      '_',
      '[',
      '](',
      ')',
      '`',
      '# ',
      '- ',
      '\\',
      '|',
      '~~',
      '> ',
    );
    fc.assert(
      fc.property(any, (text) => {
        const plain = plainTextOf(text);
        if (plain === null) return;
        expect(findMarkup(plain)).toBeNull();
        expect(plain).toBe(plain.trim());
        expect(plainTextOf(plain)).toBe(plain);
      }),
      propertyRuns(5000),
    );
  });

  it('takes little time for hostile texts', () => {
    for (const part of ['<a', '**a', '[a](', '`a ', '&a', '_a ', '- a\n', '<!--', '|a']) {
      const hostile = part.repeat(4000 / part.length);
      findMarkup(hostile);
      plainTextOf(hostile);
    }
  });
});
