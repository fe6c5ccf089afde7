import { describe, expect, it } from 'vitest';
import { pageWords } from '../../../../../cli/commands/notify/pageWords.ts';

const html = (main: string, title = 'Soup', around = '') =>
  `<!doctype html><html><head><title>${title}</title><meta name="description" content="Warm."><style>p{}</style></head><body><header>${around}</header><main id="main">${main}</main><footer>${around}</footer></body></html>`;

describe('cli/commands/notify/pageWords', () => {
  it('has the title, the description and the words of the main part', () => {
    expect(pageWords(html('<h1>Soup</h1>\n<p>For <b>two</b>.</p>'))).toBe('Soup\nWarm.\nSoup For two .');
  });

  it('is the same for other markup, scripts and styles, and another header and footer', () => {
    const plain = pageWords(html('<h1>Soup</h1><p>Two.</p>'));
    const other = html(
      '<h1 class="a>b" data-x=\'>\'>Soup</h1><script type="application/json">{"a":"</p>"}</script><!-- x --><p>Two.</p><template><p>No</p></template>',
      'Soup',
      'Winter menu',
    );
    expect(pageWords(other)).toBe(plain);
  });

  it.each([
    html('<p>Three.</p>'),
    html('<p>Two.</p>', 'Stew'),
    html('<p>Two.</p>').replace('Warm.', 'Hot.'),
    '<p>No main part</p>',
  ])('is another for other words: %s', (other) => {
    expect(pageWords(other)).not.toBe(pageWords(html('<p>Two.</p>')));
  });
});
