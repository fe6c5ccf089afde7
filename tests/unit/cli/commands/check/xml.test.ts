import { describe, expect, it } from 'vitest';
import { readXml } from '../../../../../cli/commands/check/xml.ts';

const read = (xml: string) => {
  const texts: [string, string][] = [];
  const error = readXml(xml, (path, text) => texts.push([path, text]));
  return { error, texts };
};

describe('cli/commands/check/xml', () => {
  it('reports the text of each element with its path', () => {
    const { error, texts } = read('<?xml version="1.0"?>\n<a x="1"><b>one</b><c><d>two</d></c><e/></a>\n');
    expect(error).toBeNull();
    expect(texts).toEqual([
      ['a/b', 'one'],
      ['a/c/d', 'two'],
      ['a/c', ''],
      ['a', ''],
    ]);
  });

  it('reads entities, character references and CDATA', () => {
    expect(read('<a>&lt;&amp;&#65;&#x42;<![CDATA[<&>]]></a>').texts).toEqual([['a', '<&AB<&>']]);
  });

  it.each([
    ['<a><b></a>', 'line 1 has an unexpected </a>'],
    ['<a>\n<b>', '<b> is not closed'],
    ['<a>x & y</a>', 'line 1 has an unescaped "&"'],
    ['<a>\n&nbsp;</a>', 'line 1 has an unescaped "&"'],
    ['<a/><b/>', 'it has 2 root elements'],
    ['', 'it has 0 root elements'],
    ['<a b=c></a>', 'line 1 is incomplete or is not XML'],
    ['<a>1 < 2</a>', 'line 1 is incomplete or is not XML'],
    ['words', 'it has text outside of the root element'],
    ['<!DOCTYPE a><a/>', 'it has a document type, which parsers may reject'],
  ])('returns the error of %j', (xml, error) => {
    expect(read(xml).error).toBe(error);
  });
});
