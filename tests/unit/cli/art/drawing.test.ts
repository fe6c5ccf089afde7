import { describe, expect, it } from 'vitest';
import { parseDrawing } from '../../../../cli/art/drawing.ts';
import { sampleDrawings } from './support/drawings.ts';

const file = (body: string, attributes = 'viewBox="1 2 30 20.5"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${body}</svg>`;
const leaf = '<path fill="#00D26A" d="M1 2h30v20z"/>';
const nested = (depth: number) => `${'<g>'.repeat(depth)}${leaf}${'</g>'.repeat(depth)}`;

describe('cli/art/drawing', () => {
  it('reads the box, shapes, outline and flags', () => {
    const attributes =
      'viewBox="1 2 30 20.5" data-outline="#00d26a #FFF" data-upright="" data-palette="house"';
    expect(parseDrawing('leaf', file(leaf, attributes))).toEqual({
      name: 'leaf',
      box: { x: 1, y: 2, width: 30, height: 20.5 },
      body: leaf,
      outline: ['#00D26A', '#FFFFFF'],
      upright: true,
      inHouseColors: true,
    });
  });

  it('has defaults for missing attributes', () => {
    expect(parseDrawing('leaf', file(leaf))).toMatchObject({
      outline: [],
      upright: false,
      inHouseColors: false,
    });
  });

  it('reads files as editors write them', () => {
    const prolog = '\uFEFF<?xml version="1.0" encoding="UTF-8"?>\n<!-- A leaf -->\n';
    const text = `${prolog}${file(`\n  <g  fill='red' >\n    ${leaf}\n  </g>\n`)}\n`;
    expect(parseDrawing('leaf', text)).toMatchObject({ body: `<g fill="red">${leaf}</g>` });
  });

  it('renames ids to ones that posters do not use', () => {
    const shapes =
      '<defs><clipPath id="a"><rect width="9" height="9"/></clipPath><path id="b" d="M0 0h9z"/></defs>' +
      '<g clip-path="url(#a)"><use href="#b"/></g>';
    expect(parseDrawing('leaf', file(shapes))).toMatchObject({
      body:
        '<defs><clipPath id="d0"><rect width="9" height="9"/></clipPath><path id="d1" d="M0 0h9z"/></defs>' +
        '<g clip-path="url(#d0)"><use href="#d1"/></g>',
    });
  });

  it.each([
    ['no box', file(leaf, ''), 'has no viewBox'],
    ['half a box', file(leaf, 'viewBox="0 0 20"'), 'has a viewBox that is not four numbers'],
    ['a box of text', file(leaf, 'viewBox="0 0 x 20"'), 'has a viewBox that is not four numbers'],
    ['an empty box', file(leaf, 'viewBox="0 0 20 0"'), 'has a viewBox of an impossible size'],
    ['a box like a line', file(leaf, 'viewBox="0 0 2000 1"'), 'has a viewBox of an impossible size'],
    ['no shapes', file(''), 'is empty'],
    [
      'an invalid outline',
      file(leaf, 'viewBox="0 0 9 9" data-outline="leafy"'),
      'has "leafy" in data-outline, which is not a color',
    ],
    ['a script', file('<script>alert(1)</script>'), 'has text: "alert(1)"'],
    ['an empty script', file('<script href="#a"/>'), 'has <script>, which is not a shape'],
    ['a script in another case', file('<SCRIPT/>'), 'has <SCRIPT>, which is not a shape'],
    [
      'an event',
      file('<path onclick="alert(1)" d="M0 0"/>'),
      'has the attribute onclick, which shapes do not need',
    ],
    [
      'an event on the root',
      file(leaf, 'viewBox="0 0 9 9" onload="alert(1)"'),
      'has the attribute onload on <svg>',
    ],
    [
      'styles',
      file('<path style="fill:red" d="M0 0"/>'),
      'has the attribute style, which shapes do not need',
    ],
    ['text', file('<g>leaf</g>'), 'has text: "leaf"'],
    ['a font', file('<text x="1"/>'), 'has <text>, which is not a shape'],
    ['HTML', file('<foreignObject/>'), 'has <foreignObject>, which is not a shape'],
    ['a photo', file('<image href="https://example.com/a.png"/>'), 'has <image>, which is not a shape'],
    [
      'a part of another file',
      file('<use href="b.svg#b"/>'),
      'has href="b.svg#b", which is not a valid value',
    ],
    [
      'a color of another file',
      file('<path fill="url(b.svg#b)" d="M0 0"/>'),
      'has fill="url(b.svg#b)", which is not a color',
    ],
    ['an invalid color', file('<path fill="&quot;" d="M0 0"/>'), 'has fill="&quot;", which is not a color'],
    ['an invalid path', file('<path d="M0 0x"/>'), 'has d="M0 0x", which is not a valid value'],
    ['a missing target', file('<use href="#b"/>'), 'refers to #b, which does not exist'],
    ['a duplicate id', file('<g id="b"/><g id="b"/>'), 'has the id b twice'],
    [
      'copies of copies',
      file('<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>'),
      'refers to #b, which itself refers to something',
    ],
    [
      'a copy of itself',
      file('<g id="a"><use href="#a"/></g>'),
      'refers to #a, which itself refers to something',
    ],
    [
      'entities',
      `<!DOCTYPE svg [<!ENTITY a "b">]>${file(leaf)}`,
      'has a declaration: "<!DOCTYPE svg [<!ENTITY …"',
    ],
    ['an open group', '<svg viewBox="0 0 9 9"><g></svg>', 'does not close <g>'],
    ['an open root', '<svg viewBox="0 0 9 9">', 'does not close <svg>'],
    ['two roots', file(leaf) + file(leaf), 'is not one <svg> element'],
    ['nothing', '', 'is not one <svg> element'],
    ['another kind of file', '{"a": 1}', 'has text: "{\\"a\\": 1}"'],
    ['an attribute twice', file('<path d="M0 0" d="M1 1"/>'), 'has the attribute d twice on one element'],
    ['deep nesting', file(nested(300)), 'is nested too deep'],
    ['too many characters', file(leaf.repeat(2000)), 'has more than 40000 characters'],
  ])('refuses a file with %s', (_, text, problem) => {
    expect(parseDrawing('leaf', text)).toBe(problem);
  });

  it('reads all drawings of the sample city', () => {
    expect(sampleDrawings().length).toBeGreaterThan(50);
  });
});
