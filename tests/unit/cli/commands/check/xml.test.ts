import { describe, expect, it } from 'vitest';
import { readXml } from '../../../../../cli/commands/check/xml.ts';

const read = (xml: string) => {
  const texts: [string, string][] = [];
  const fault = readXml(xml, (path, text) => texts.push([path, text]));
  return { fault, texts };
};

describe('cli/commands/check/xml', () => {
  it('tells of the text of each element with the way to it', () => {
    const { fault, texts } = read('<?xml version="1.0"?>\n<a x="1"><b>one</b><c><d>two</d></c><e/></a>\n');
    expect(fault).toBeNull();
    expect(texts).toEqual([
      ['a/b', 'one'],
      ['a/c/d', 'two'],
      ['a/c', ''],
      ['a', ''],
    ]);
  });

  it('reads entities, numbers of characters and CDATA', () => {
    expect(read('<a>&lt;&amp;&#65;&#x42;<![CDATA[<&>]]></a>').texts).toEqual([['a', '<&AB<&>']]);
  });

  it.each([
    ['<a><b></a>', '</a> closes what is not open at line 1'],
    ['<a>\n<b>', '<b> is not closed'],
    ['<a>x & y</a>', 'an "&" stands alone at line 1'],
    ['<a>\n&nbsp;</a>', 'an "&" stands alone at line 1'],
    ['<a/><b/>', 'it has 2 roots'],
    ['', 'it has 0 roots'],
    ['<a b=c></a>', 'it breaks off or is no XML at line 1'],
    ['<a>1 < 2</a>', 'it breaks off or is no XML at line 1'],
    ['words', 'text stands outside of its root'],
    ['<!DOCTYPE a><a/>', 'it has a document type, which no reader needs'],
  ])('says what is wrong with %j', (xml, fault) => {
    expect(read(xml).fault).toBe(fault);
  });
});
