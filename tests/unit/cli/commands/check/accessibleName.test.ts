import { describe, expect, it } from 'vitest';
import { accessibleName } from '../../../../../cli/commands/check/accessibleName.ts';
import { parseMarkup } from '../../../../../cli/html/markup.ts';

function nameOf(html: string): string {
  const markup = parseMarkup(`<body>${html}</body>`);
  const element = markup.withId('it');
  if (!element) throw new Error('There is no element with the id "it"');
  return accessibleName(element, markup);
}

describe('cli/commands/check/accessibleName', () => {
  it.each([
    ['<a id="it" href="/">Read <b>more</b></a>', 'Read more'],
    ['<a id="it" href="/"><img src="a" alt="Soup"></a>', 'Soup'],
    ['<a id="it" href="/"><svg aria-hidden="true"><text>x</text></svg></a>', ''],
    ['<a id="it" href="/"><span hidden>Soup</span></a>', ''],
    ['<a id="it" href="/" title="Soup"><svg></svg></a>', 'Soup'],
    ['<button id="it" aria-label="Close">x</button>', 'Close'],
    ['<button id="it" aria-labelledby="a b">x</button><i id="a">One</i><i id="b">two</i>', 'One two'],
    ['<label>Find <input id="it"></label>', 'Find'],
    ['<label for="it">Find</label><input id="it">', 'Find'],
    ['<input id="it" placeholder="Find">', ''],
    ['<input id="it" type="submit" value="Go">', 'Go'],
    ['<input id="it" type="submit">', 'Submit'],
    ['<input id="it" type="image" alt="Go">', 'Go'],
    ['<nav id="it"><a href="/">Home</a></nav>', ''],
    ['<summary id="it">Menu</summary>', 'Menu'],
  ])('names %s', (html, name) => {
    expect(nameOf(html)).toBe(name);
  });
});
