import { describe, expect, it } from 'vitest';
import { hasTrait } from '../../data/model/deals/traits.ts';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

const sunday = openAssistant('data/content', '2026-11-29T15:00:00Z');
const saturday = openAssistant('data/content', '2026-11-28T23:00:00Z');

function answerTo(messages: string, assistant = sunday) {
  const answer = lastAnswer(messages, assistant);
  const deals = answer.deals.map(({ deal }) => deal);
  return {
    ...answer,
    deals,
    slugs: deals.map(({ slug }) => slug),
    said: [answer.reply, ...answer.options].join(' '),
  };
}

const each = ({
  price = 0,
  priceFor,
}: {
  price?: number | undefined;
  priceFor?: number | string | undefined;
}) => price / (typeof priceFor === 'number' ? priceFor : 1);

describe('a date night', () => {
  it.each([
    'date night in South End',
    'date night in South End | not axe throwing',
    'date night in South End | not axe throwing | on Saturday',
    'date night Saturday in South End',
    'romantic date night on Friday in Plaza Midwood',
    'noche de cita en South End el sábado',
  ])('has no class, bike or errand beside it: %s', (messages) => {
    const { slugs } = answerTo(messages);
    expect(slugs.length).toBeGreaterThan(0);
    for (const poor of ['yoga-five-south-end', 'ebike-tour', 'yellow-bike-weekend', 'gym-day-pass'])
      expect(slugs).not.toContain(poor);
  });

  it.each([
    'date night in Dilworth | on Saturday',
    'a date night | on Friday',
    'date night | tomorrow',
    'date night in NoDa | next Saturday',
  ])('stays in the evening when its day is said later: %s', (messages) => {
    expect(answerTo(messages).preferences).toMatchObject({ occasion: 'date', part: 'evening' });
  });

  it.each(['date ideas | on Saturday', 'a date | on Friday', 'gift for my wife | on Saturday'])(
    'is no evening that nobody named: %s',
    (messages) => {
      expect(answerTo(messages).preferences.part).toBeNull();
    },
  );

  it.each(['date night in South End | not axe throwing | on Saturday', 'date night tonight in NoDa'])(
    'is elsewhere, and the answer says so, where a part of town has none: %s',
    (messages) => {
      const { deals, said } = answerTo(messages);
      expect(said).toMatch(/nothing in (South End|NoDa)/u);
      expect(hasTrait(deals[0]?.traits, 'romantic')).toBe(true);
    },
  );

  it('stays where it is wanted if something there suits at all', () => {
    expect(answerTo('a date on Sunday in Myers Park').slugs[0]).toBe('tree-walk-myers-park');
  });
});

describe('an outing without much walking', () => {
  const onFoot = ['tree-walk-myers-park', 'mural-walk-noda', 'ghost-walk-uptown', 'mini-golf-ballantyne'];
  it.each([
    'things for my parents in their 70s who don’t walk much',
    'things for my parents in their 70s | not too much walking',
    'something for my mother, she uses a walker',
    'outing for grandma, she cannot walk far',
    'something for grandpa, he has trouble walking',
    'my dad walks slowly, what can we do this weekend',
    'actividades para mi abuela que camina poco',
  ])('has no mile on foot, no bed and nothing from a shop: %s', (messages) => {
    for (const when of [sunday, saturday]) {
      const { slugs, deals } = answerTo(messages, when);
      expect(slugs.length).toBeGreaterThan(0);
      expect(slugs.filter((slug) => onFoot.includes(slug))).toEqual([]);
      expect(deals.some(({ traits }) => hasTrait(traits, 'lodging') || hasTrait(traits, 'late'))).toBe(false);
      expect(slugs[0]).not.toBe('jazz-terrace-uptown');
    }
  });

  it.each(['things for my parents in their 70s | not too much walking'])(
    'keeps what was shown and meets it: %s',
    (messages) => {
      expect(answerTo(messages).slugs).toContain('streetcar-pass');
    },
  );

  it.each([
    ['a walk for my parents who are 70', 'tree-walk-myers-park'],
    ['mini golf with my 75 year old dad', 'mini-golf-ballantyne'],
  ])('is no matter where a walk is named: %s', (message, slug) => {
    expect(answerTo(message).slugs[0]).toBe(slug);
  });
});

describe('something to learn', () => {
  it.each([
    'I want to learn something new',
    'I’d like to try something new, a class maybe',
    'we want to learn something new together',
    'take a class',
  ])('is nothing that only older people or small children can join: %s', (message) => {
    const { deals } = answerTo(message);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.filter(({ ages: [from, to] = [0, null] }) => from >= 50 || (to ?? 99) < 18)).toEqual([]);
  });

  it.each([
    ['ukulele lessons', 'ukulele-sixty-plus'],
    ['music lessons for my 70 year old mother', 'ukulele-sixty-plus'],
  ])('may be theirs if it is named: %s', (message, slug) => {
    expect(answerTo(message).slugs[0]).toBe(slug);
  });
});

describe('a thing that others only come with', () => {
  it.each(['where can I dance this weekend', 'dancing on Sunday', 'dónde puedo bailar este fin de semana'])(
    'is named on the nearest day on which it is to be had itself: %s',
    (message) => {
      expect(answerTo(message).said).toContain('Salsa lesson and dance night');
    },
  );

  it('is not named for another day where it is there on the wanted one', () => {
    expect(answerTo('salsa on Friday').said).not.toMatch(/another day/u);
  });
});

describe('a present for a child', () => {
  it.each([
    'gift for a 7-year-old',
    'gift for my 5 year old',
    'present for my nephew, he is 8',
    'birthday gift for a six year old girl',
    'regalo para una niña de 6 años',
  ])('is for children: %s', (message) => {
    const { deals } = answerTo(message);
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.filter(({ traits }) => !hasTrait(traits, 'children'))).toEqual([]);
  });

  it('may begin at an age that they have', () => {
    expect(answerTo('gift for a 10-year-old who likes knitting').slugs[0]).toBe('hat-knitting-kit');
  });

  it.each(['gift for my mother', 'gift ideas', 'a gift for a coworker'])(
    'is none of others: %s',
    (message) => {
      expect(answerTo(message).slugs).not.toContain('toy-shop-ballantyne');
    },
  );
});

describe('something cheap or free', () => {
  it.each([
    'something free tonight',
    'algo gratis esta noche',
    'free things tomorrow with kids',
    'anything free on Monday',
  ])('has beside it only what is nearly free: %s', (message) => {
    const { deals } = answerTo(message);
    expect(deals.filter(({ price = Infinity }) => price > 10)).toEqual([]);
  });

  it.each([
    'cheap eats',
    'cheap food',
    'comida barata',
    'cheap dinner tonight',
    'somewhere cheap to eat in Plaza Midwood',
  ])('has nothing beside it that costs each much more: %s', (message) => {
    const { deals } = answerTo(message);
    const prices = deals.flatMap((deal) => (deal.price === undefined ? [] : each(deal)));
    expect(prices.length).toBeGreaterThan(0);
    expect(Math.max(...prices)).toBeLessThanOrEqual(20);
  });
});

describe('what there is to do in a part of town', () => {
  it.each([
    ['what’s there to do in Dilworth', 'dilworth'],
    ['things to do in NoDa', 'noda'],
    ['things to do in Myers Park this weekend', 'myers-park'],
    ['what can we do in Elizabeth', 'elizabeth'],
    ['qué hacer en Dilworth', 'dilworth'],
  ])('is there, and nothing to carry home: %s', (message, area) => {
    const { deals } = answerTo(message);
    expect(deals.length).toBeGreaterThan(1);
    expect(deals.filter(({ neighborhoods }) => !neighborhoods.includes(area))).toEqual([]);
    expect(deals.map(({ slug }) => slug)).not.toContain('bouquet-myers-park');
  });
});

describe('a dinner', () => {
  it.each([
    'dinner',
    'dinner in Plaza Midwood | what about NoDa',
    'dinner on Wednesday',
    'cena el miércoles',
  ])('for nobody knows how many has no table for twelve beside it: %s', (messages) => {
    expect(answerTo(messages).slugs).not.toContain('long-table-for-twelve');
  });
});
