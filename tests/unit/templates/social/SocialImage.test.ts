import fc from 'fast-check';
import type { SatoriNode } from 'satori';
import { describe, expect, it } from 'vitest';
import type { SocialCard } from '../../../../data/model/pages/socialCard.ts';
import { picturesOf } from '../../../../templates/social/SocialImage.tsx';
import { frame, margin } from '../../../../templates/social/setting.ts';
import { propertyRuns, sampleOf } from '../../../support/fullRun.ts';
import {
  layOut,
  sampleBrand,
  sampleCards,
  sampleDeal,
  sampleGuide,
  sampleListing,
  titled,
} from './sampleSocial.ts';

const textsOf = ({ texts }: { texts: SatoriNode[] }) => texts.map(({ textContent }) => textContent);

/** Where the words of a card end: before its posters, the seal or the tall part of the city. */
function columnEnd(card: SocialCard): number {
  if (card.kind === 'deal') return 592;
  if (card.kind === 'listing') return card.posters.length === 2 ? 736 : 564;
  return 620;
}

async function expectTidy(card: SocialCard): Promise<void> {
  const { texts } = await layOut(card);
  const words = texts.filter(({ textContent }) => !/^(?:off|\d+%)$/.test(textContent ?? ''));
  for (const { left, top, width, height } of words) {
    expect(left).toBeGreaterThanOrEqual(margin);
    expect(left + width).toBeLessThanOrEqual(columnEnd(card));
    expect(top).toBeGreaterThan(24);
    expect(top + height).toBeLessThan(frame.height - 24);
  }
  words.forEach((a, index) => {
    for (const b of words.slice(index + 1)) {
      const apart =
        a.left + a.width <= b.left ||
        b.left + b.width <= a.left ||
        a.top + a.height <= b.top ||
        b.top + b.height <= a.top;
      expect(apart, `${a.textContent} / ${b.textContent}`).toBe(true);
    }
  });
}

const title90 = 'Two hours of bowling for a family of six, with shoes, pizza, soft drinks and one big locker';

describe('templates/social/SocialImage', () => {
  it('says all of a deal', async () => {
    const said = textsOf(await layOut(sampleDeal)).join(' ');

    for (const part of [
      'Food & Drink',
      'Pie night',
      'for two',
      'Mill Bakery · Old Mill',
      '$32',
      '$50',
      '36%',
    ])
      expect(said).toContain(part);
    expect(said).toContain('Until Dec 6, 2027');
    expect(said).toContain('Springfield Deals');
  });

  it('has neither a seal nor a former price where there is none', async () => {
    const said = textsOf(await layOut({ ...sampleDeal, originalPrice: null, seal: null })).join(' ');

    expect(said).toContain('$32');
    expect(said).not.toMatch(/36%|\$50/);
  });

  it('says how many deals a list has, and when the time of a guide is', async () => {
    expect(textsOf(await layOut(sampleListing))).toContain('85 deals');
    expect(textsOf(await layOut(sampleGuide))).toContain('This Weekend, Dec 3–5');
  });

  it.each(sampleCards)('shows the pictures that are named for it and no others: %j', async (card) => {
    expect((await layOut(card)).asked).toEqual(new Set(picturesOf(card, sampleBrand)));
  });

  it.each([
    ['one word', 'Brunch'],
    ['ninety characters', title90],
    [
      'a word that cannot be broken',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    ],
    ['wide letters', 'MWMWMW WMWMWM MWMWMWMWMW & WWWWWWWWWWWW'],
    ['letters that the font moves apart', 'QjQjQjQjQjQj L,L,L,L,L,L, 3333333333 TTTTTTTTTTTT'],
  ])('keeps %s inside the column of every card, over nothing else', async (_, title) => {
    for (const card of sampleOf(sampleCards, 2)) await expectTidy(titled(card, title));
  });

  it('keeps all words inside where all of them are long', async () => {
    const long = 'International society of remarkably patient bowling families';
    const deal: SocialCard = {
      ...sampleDeal,
      title: title90,
      vendor: long,
      area: long,
      category: { label: long, tone: 'rose' },
      price: '$12,345.67',
      originalPrice: '$98,765.43',
      seal: ['88%', 'off'],
      end: 'Until Sep 30, 2027',
    };
    await expectTidy(deal);
    await expectTidy({ ...sampleListing, title: title90, count: long });
    await expectTidy({ ...sampleGuide, title: title90, range: long });
  });

  it.each(['Two for one', 'Third night free with every two nights on'])(
    'keeps the offer "%s" inside, whole, with its last day below a long title',
    async (text) => {
      const card = {
        ...sampleDeal,
        title: title90,
        price: text,
        isInWords: true,
        originalPrice: null,
        seal: null,
      };
      await expectTidy(card);
      const said = textsOf(await layOut(card)).join(' ');
      expect(said).toContain(text);
      expect(said).toContain('Until Dec 6, 2027');
    },
  );

  it('keeps any title inside', async () => {
    const word = fc.stringMatching(/^[A-Za-zÀ-ÿ&’.-]{1,24}$/);
    const title = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
    await fc.assert(
      fc.asyncProperty(title, fc.constantFrom(...sampleCards), async (text, card) => {
        await expectTidy(titled(card, text));
      }),
      propertyRuns(60),
    );
  });

  it('has no small print', async () => {
    for (const card of sampleCards) {
      for (const { props } of (await layOut(titled(card, title90))).texts)
        expect(props.style.fontSize).toBeGreaterThanOrEqual(26);
    }
  });
});
