import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '../../../../cli/content/parseMarkdown.ts';
import { markdownSource } from '../../../../cli/diagnostics/sourceFile.ts';

const parse = (text: string) => parseMarkdown(markdownSource('pages/about.md', text));

function read(text: string) {
  const parsed = parse(text);
  if ('diagnostics' in parsed) throw new Error(parsed.diagnostics.map(({ problem }) => problem).join('\n'));
  return parsed.value;
}

function diagnosticsOf(text: string) {
  const parsed = parse(text);
  return 'diagnostics' in parsed ? parsed.diagnostics : [];
}

const page = (body: string, frontMatter = 'title: About') => `---\n${frontMatter}\n---\n\n${body}\n`;

describe('cli/content/parseMarkdown', () => {
  it('separates the front matter from the text', () => {
    const { frontMatter, html } = read(page('We like *deals*.', 'title: About\nkeywords: [a, b]'));
    expect(frontMatter).toEqual({ title: 'About', keywords: ['a', 'b'] });
    expect(html).toBe('<p>We like <em>deals</em>.</p>\n');
  });

  it('reads files with CRLF like those with LF', () => {
    const text = page('One [link](/deals).\n\n- a\n- b');
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
  });

  it('keeps an unquoted date as it is written', () => {
    const { frontMatter } = read(page('x', 'title: About\nlastUpdated: 2025-05-08'));
    expect(frontMatter).toEqual({ title: 'About', lastUpdated: '2025-05-08' });
  });

  it('keeps an unquoted date that does not exist as it is written', () => {
    const { frontMatter } = read(page('x', 'lastUpdated: 2025-02-30'));
    expect(frontMatter).toEqual({ lastUpdated: '2025-02-30' });
  });

  it('reports an error again when it parses the same text again', () => {
    const broken = '---\ntitle: "About\n---\n\nx\n';
    expect(diagnosticsOf(broken)).toHaveLength(1);
    expect(diagnosticsOf(broken)).toHaveLength(1);
  });

  it.each([
    ['nothing', '', 'CD104'],
    ['only spaces', ' \n\n', 'CD104'],
    ['no front matter', '# About\n', 'CD106'],
    ['front matter that is not closed', '---\ntitle: About\n\n# About\n', 'CD106'],
    ['something before the front matter', '\n---\ntitle: About\n---\n', 'CD106'],
  ])('refuses a file with %s', (_, text, code) => {
    expect(diagnosticsOf(text)).toMatchObject([{ code }]);
  });

  it.each([
    ['a quote that is not closed', '---\ntitle: About\nintro: "We\n---\n\nx\n', 4],
    ['a colon in a text', '---\ntitle: About: us\n---\n', 2],
    ['a key twice', '---\ntitle: a\nintro: b\ntitle: c\n---\n', 4],
    ['a list that is not closed', '---\ntitle: a\nkeywords: [a, b\nintro: c\n---\n', 4],
  ])('reports %s on its line', (_, text, line) => {
    const [first, ...more] = diagnosticsOf(text);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ code: 'CD106', range: { start: { line } } });
    expect(first?.problem).toMatch(/\.$/);
  });

  it.each([
    ['---\n\ttitle: About\nintro: x\n---\n', 2],
    ['---\n\ttitle: About\n\tintro: x\n---\n', 2],
    ['---\ntitle: About\nkeywords:\n \t- a\n - b\n   c: d\n---\n', 4],
  ])('says that a tab is what is wrong: %j', (text, line) => {
    expect(diagnosticsOf(text)).toMatchObject([{ code: 'CD106', range: { start: { line } } }]);
    expect(diagnosticsOf(text)[0]?.problem).toContain('begins with a tab');
  });

  it('does not blame a tab in the text of a page', () => {
    expect(diagnosticsOf('---\ntitle: About: us\n---\n\n\tcode\n')[0]?.problem).not.toContain('tab');
  });

  it.each([
    ['a word', 'hello'],
    ['a list', '- a\n- b'],
    ['a number', '7'],
  ])('reports front matter that is %s instead of keys', (_, frontMatter) => {
    expect(diagnosticsOf(page('x', frontMatter))).toMatchObject([{ code: 'CD106' }]);
  });

  it.each(['js', 'javascript', 'coffee', 'json', 'toml'])(
    'refuses ---%s and runs nothing in it',
    (language) => {
      const mark = `ran-${language}`;
      const text = `---${language}\nmodule.exports = (globalThis['${mark}'] = 1, {title: 'x'})\n---\n\nx\n`;
      expect(diagnosticsOf(text)).toMatchObject([{ code: 'CD106' }]);
      expect(Reflect.has(globalThis, mark)).toBe(false);
    },
  );

  it.each([
    '!!js/function "function () { return 1 }"',
    '!!js/regexp /x/',
    '!<tag:yaml.org,2002:js/undefined> ""',
  ])('refuses the YAML tag %s', (value) => {
    expect(diagnosticsOf(page('x', `title: ${value}`))).toMatchObject([{ code: 'CD106' }]);
  });

  it.each([
    ['<script>alert(1)</script>', '<script'],
    ['<img src=x onerror=alert(1)>', '<img'],
    ['text <b onclick="x">bold</b>', '<b'],
    ['<!-- note -->', '<!--'],
    ['```\n</code><script>x</script>\n```', '<script'],
    ['`<script>`', '<script'],
    ['[x](/deals "a\\"><script>")', '<script'],
    ['![<script>](/x.png)', '<script'],
  ])('escapes the HTML in %s', (body, forbidden) => {
    expect(read(page(body)).html).not.toContain(forbidden);
  });

  it('returns the first HTML of each paragraph, but neither code nor characters', () => {
    const text =
      'One\n<b>a</b> <i>b</i>.\n\n<div>\nc\n</div>\n\n`<b>` 2 < 3 &amp; <https://x.example>\n\n    <b>';
    expect(read(page(text)).tags).toEqual([
      { written: '<b>', line: 6 },
      { written: '<div>\nc\n</div>', line: 8 },
    ]);
  });

  it('returns the targets and lines of links and pictures', () => {
    const { links } = read(page('One [a](/deals) two.\n\n> - [b](https://x.example "t")\n\n![p](/p.png)'));
    expect(links).toEqual([
      { target: '/deals', isPicture: false, line: 5 },
      { target: 'https://x.example', isPicture: false, line: 7 },
      { target: '/p.png', isPicture: true, line: 9 },
    ]);
  });

  it('counts the lines of links with and without empty lines after the front matter', () => {
    expect(read('---\ntitle: x\n---\n[a](/deals)\n').links).toMatchObject([{ line: 4 }]);
    expect(read('---\ntitle: x\n---\n\n\n\n[a](/deals)\n').links).toMatchObject([{ line: 7 }]);
  });

  it('returns the line of a link inside a paragraph', () => {
    const { links } = read(page('One line,\nanother with [a](/no),\nand a third.'));
    expect(links).toMatchObject([{ target: '/no', line: 6 }]);
  });

  it.each([
    ['[x](javascript:alert(1))', 'javascript:alert(1)'],
    ['<javascript:alert(1)>', 'javascript:alert(1)'],
    ['[x][r]\n\n[r]: data:text/html,x', 'data:text/html,x'],
    ['[x](vbscript:x)', 'vbscript:x'],
    ['![x](http://evil.example/x.png)', 'http://evil.example/x.png'],
  ])('returns the unsafe target of %s, so that it can be refused', (body, target) => {
    expect(read(page(body)).links.map((link) => decodeURIComponent(link.target))).toContain(target);
  });
});
