import { describe, expect, it } from 'vitest';
import { openAssistant } from '../support/askBatch.ts';
import { conversationEnd } from '../support/lastAnswer.ts';

const friday = openAssistant('data/content', '2027-02-12T20:00:00Z');
const saturday = openAssistant('data/content', '2027-06-19T20:00:00Z');
const endOf = (messages: string) => conversationEnd(messages, friday);
const endInJune = (messages: string) => conversationEnd(messages, saturday);

describe('an end of the wanted time', () => {
  it.each([
    'date night saturday | my sitter leaves at 10',
    'date night saturday, we have to be home by 10',
    'saturday evening with my husband, need to leave by 10',
    'something fun saturday night that is over by 10',
    'algo el sabado en la noche, tenemos que estar en casa a las 10',
  ])('is in the evening, and what ends later does not stand before what ends in time: %s', (messages) => {
    const { preferences, slugs } = endOf(messages);
    expect(preferences.hours).toEqual({ from: 0, to: 22 * 60 });
    expect(slugs[0]).not.toMatch(/jazz|comedy-late/);
    expect(slugs).toContain('improv-theatre');
  });

  it.each(['date night saturday, my sitter leaves at 10', 'saturday evening, home by 9:30'])(
    'leaves the evening that it ends: %s',
    (messages) => {
      expect(endOf(messages).preferences.part).toBe('evening');
      expect(endOf(messages).slugs).not.toContain('lake-norman-sail');
    },
  );

  it('is kept with the evening before it', () => {
    expect(endOf('date night saturday | have to be back at 10').preferences).toMatchObject({
      part: 'evening',
      hours: { to: 22 * 60 },
    });
  });

  it.each(['need a babysitter saturday at 7', 'something for grandma saturday at 7'])(
    'is no hour at which somebody is wanted: %s',
    (messages) => {
      expect(endOf(messages).preferences.hours).toEqual({ from: 19 * 60, to: 19 * 60 });
    },
  );

  it.each(['dinner before the 8 PM jazz', 'dinner before our 8 pm show'])(
    'is when something else begins: %s',
    (messages) => {
      expect(endInJune(messages).preferences.hours).toEqual({ from: 0, to: 20 * 60 });
    },
  );
});

describe('the day', () => {
  it.each([
    'massage next friday, I forgot until now',
    'it is my wife’s birthday next friday and I did not think of it until now, massage',
    'masaje para el próximo viernes, no me acordé hasta ahora',
  ])('is not that on which something was forgotten: %s', (messages) => {
    expect(endOf(messages).preferences.dates?.first).toBe('2027-02-19');
  });

  it.each(['free this afternoon until 6, something to do', 'free this afternoon, what is worth doing'])(
    'is today where the afternoon is free: %s',
    (messages) => {
      expect(endOf(messages).preferences.isToday).toBe(true);
    },
  );

  it.each(['algo para hoy más temprano, como a las 7', 'comida mexicana | hoy más temprano, como a las 7'])(
    'is today, in the evening, and earlier is no morning: %s',
    (messages) => {
      const { preferences, text } = endOf(messages);
      expect(preferences).toMatchObject({ when: 'today', hours: { from: 19 * 60 } });
      expect(text).not.toMatch(/mañana|dura/);
    },
  );

  it.each(['what’s on in july', 'a thursday in july, team outing', 'jueves en julio, algo para el equipo'])(
    'of a whole month is no holiday: %s',
    (messages) => {
      expect(endInJune(messages).text).not.toMatch(/guide|guía/);
    },
  );

  it('of a feast is one', () => {
    expect(endInJune('july 4 plans').text).toMatch(/guide/);
  });

  it.each(['music class in the daytime', 'música de día'])(
    'of a card is one on which it takes place at the wanted time: %s',
    (messages) => {
      const { deals, slugs } = endInJune(messages);
      expect(slugs[0]).toBe('first-percussion-hour');
      expect(deals[0]?.when?.hours).toBeDefined();
    },
  );
});
