import { describe, expect, it } from 'vitest';
import { unsafeSvg } from '../../../../cli/content/unsafeSvg.ts';

const svg = (shapes: string, declarations = '') =>
  `${declarations && `<!DOCTYPE svg [${declarations}]>`}<svg xmlns="http://www.w3.org/2000/svg">${shapes}</svg>`;

describe('cli/content/unsafeSvg', () => {
  it.each([
    ['shapes', svg('<path d="M0 0h9"/>')],
    ['predefined entities in texts and attributes', svg('<a href="?a=1&amp;b=2"><text>&lt;3</text></a>')],
    [
      'entities for namespaces, as drawing programs declare them',
      svg('<g xmlns:i="&ns;"/>', '<!ENTITY ns "urn:i">'),
    ],
  ])('accepts %s', (_, picture) => {
    expect(unsafeSvg(picture)).toBeNull();
  });

  it.each([
    ['a whole script', svg('<a href="&a;"><path/></a>', '<!ENTITY a "javascript:alert(1)">')],
    ['a part of a script', svg('<a href="&a;script:alert(1)"><path/></a>', '<!ENTITY a "java">')],
    ['the target of an animation', svg('<a><set attributeName="href" to="&a;"/></a>', '<!ENTITY a "x">')],
  ])('refuses an attribute with an entity that could be %s', (_, picture) => {
    expect(unsafeSvg(picture)).toContain('has an entity in its attribute');
  });
});
