import { describe, expect, it } from 'vitest';
import { liveWords, plainTexts } from '../../../../cli/content/liveWords.ts';

const titles: Readonly<Record<string, string>> = { soup: 'Hot soup', jazz: 'Jazz for two' };
const live = (slug: string) => titles[slug] ?? null;
const read = (text: string) => plainTexts(liveWords(text, live));

describe('cli/content/liveWords', () => {
  it.each([
    ['Start with {deal:soup}.', 'Start with Hot soup.'],
    ['Start with {deal:soup:a bowl}.', 'Start with a bowl.'],
    ['Eat. Start with {deal:pie}. Then walk.', 'Eat. Then walk.'],
    ['See {deal:pie:the pie|whatever is baked} here.', 'See whatever is baked here.'],
    ['Here: {deal:pie:pie, |}{deal:soup:soup, |}and more.', 'Here: soup, and more.'],
    ['{deal:soup} and {deal:pie} go together.', ''],
    ['{deal:soup:Eat.} {deal:pie:Bake.} {deal:jazz:Dance.} Rest.', 'Eat. Dance. Rest.'],
    ['First.\n\nOnly {deal:pie}.\n\nLast.', 'First.\n\nLast.'],
  ])('reads %j as %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it('keeps what a later page says in place of a live deal', () => {
    expect(liveWords('Try {deal:soup:the soup|bread} or {deal:jazz}.', live)).toBe(
      'Try {deal:soup:the soup|bread} or {deal:jazz:Jazz for two}.',
    );
  });

  it('drops what stands in a list once one of its texts has nothing left', () => {
    const content = {
      tips: [
        { title: 'Stay', text: 'Always.' },
        { title: 'Pie', text: 'Get {deal:pie}.' },
      ],
      cards: [{ href: '/deal/pie' }, { href: '/deal/soup' }, { href: '/deals' }],
      keywords: ['walks', '{deal:pie:pie}'],
      blocks: [
        { intro: 'With {deal:pie}.', items: [{ text: '{deal:soup} here.' }] },
        { items: [{ text: '{deal:pie}' }] },
      ],
    };
    expect(plainTexts(liveWords(content, live))).toEqual({
      tips: [{ title: 'Stay', text: 'Always.' }],
      cards: [{ href: '/deal/soup' }, { href: '/deals' }],
      keywords: ['walks'],
      blocks: [{ items: [{ text: 'Hot soup here.' }] }],
    });
  });
});
