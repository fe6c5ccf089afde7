import { describe, expect, it } from 'vitest';
import { converse } from '../../cli/commands/ask/converse.ts';
import { openAssistant } from '../support/askBatch.ts';

/** Saturday, November 28, at six in the evening. */
const { knowledge, context } = openAssistant('data/content', '2026-11-28T23:00:00Z');

function answerTo(...messages: string[]) {
  const answer = converse(messages, knowledge, context).at(-1);
  if (!answer) throw new Error(`No answer to ${messages}`);
  return answer;
}

const daysOf = (...messages: string[]) => [...new Set(answerTo(...messages).deals.map(({ day }) => day))];

describe('a weekday said on that day', () => {
  it.each([
    ['something fun saturday morning', 'a part of the day'],
    ['saturday afternoon with my daughter', 'another part'],
    ['things to do on saturday between 9 and noon', 'hours'],
    ['what is there saturday at 2 pm', 'an hour'],
    ['lunch on saturday', 'a meal'],
    ['saturday breakfast for two', 'another meal'],
    ['farmers market saturday', 'a thing that is over today'],
    ['is there a vet or a dentist open saturday', 'a thing that is closed today'],
    ['qué hay el sábado por la mañana', 'a part of the day in another language'],
  ])('is next week’s where what is wanted of it is over: %s (%s)', (message) => {
    expect(daysOf(message)).toEqual(['2026-12-05']);
  });

  it('is next week’s where its morning is wanted later', () => {
    expect(daysOf('with my kids, on saturday', 'in the morning')).toEqual(['2026-12-05']);
  });

  it.each([
    'something fun saturday night',
    'saturday after 8',
    'dinner on saturday',
    'bowling or axe throwing saturday',
    'things to do saturday',
    'qué hay el sábado por la noche',
  ])('is today where what is wanted of it is still to come: %s', (message) => {
    expect(daysOf(message)).toContain('2026-11-28');
  });

  it('keeps both of two days, and what is over on the first is shown for the second', () => {
    expect(daysOf('saturday or sunday morning')).toEqual(['2026-11-29']);
  });
});

describe('what is over today', () => {
  it.each([
    'dentist today',
    'get my car washed today',
    'haircut today',
    'beard trim today',
    'dog grooming today',
  ])('comes with the hours of its next day: %s', (message) => {
    const [first] = answerTo(message).deals;
    expect(first?.day).not.toBe('2026-11-28');
    expect(first?.why).toMatch(/(?:Sun|Mon|Tue|Wed), (?:Nov|Dec) \d+ open/);
  });

  it.each([
    'what can we do for free this weekend',
    'a guided walk this weekend',
    'a tour this weekend',
    'something for kids this weekend',
    'any classes or workshops this weekend',
  ])('is not on any more this weekend: %s', (message) => {
    const { deals } = answerTo(message);
    expect(deals.map(({ day }) => day).filter((day) => (day ?? '') > '2026-11-29')).toEqual([]);
    const { calendar } = knowledge;
    const minutes = calendar.minutesAt(context.now);
    for (const { deal, day } of deals)
      if (day === '2026-11-28')
        expect(calendar.takesPlace(deal, 'today', context.now, { from: minutes, to: 1800 })).toBe(true);
    for (const { why } of deals) expect(why).not.toMatch(/[Oo]pen Sat \d+ AM–\d+ PM/);
  });

  it.each([
    ['what can we do this morning', /^This morning is over\. For the rest of today, /],
    ['something with my son this afternoon', /^This afternoon is over\./],
    ['what is on today at 2 pm', /is over\. For the rest of today, /],
    ['algo con niños esta mañana', /^Esta mañana ya pasó\. Para lo que queda de hoy, /],
  ])('is said of a part of today: %s', (message, words) => {
    const { reply, deals } = answerTo(message);
    expect(reply).toMatch(words);
    expect(new Set(deals.map(({ day }) => day))).toEqual(new Set(['2026-11-28']));
  });

  it.each(['something fun this evening', 'what can we do today', 'anything tonight after 8'])(
    'is not said of what is still to come: %s',
    (message) => {
      expect(answerTo(message).reply).not.toMatch(/is over/);
    },
  );
});

describe('a meal that is wanted now', () => {
  it.each([
    'breakfast right now',
    'where can I get breakfast now',
    'breakfast open now',
    'desayuno abierto ahora',
  ])('is not another one, but that of the next morning: %s', (message) => {
    expect(answerTo(message).reply).toMatch(/right now|ahora/);
    expect(daysOf(message)).toEqual(['2026-11-29']);
  });

  it.each([
    'dinner right now',
    'supper right now',
    'i want dinner, open now',
    'food open now',
    'something to eat now',
  ])('is what is served: %s', (message) => {
    expect(daysOf(message)).toEqual(['2026-11-28']);
  });
});

describe('a feast before a thing', () => {
  it.each([
    ['xmas party for our office, 18 people', 'team'],
    ['staff christmas dinner for 12', 'team'],
    ['where to have the corporate holiday party', 'team'],
    ['department christmas lunch', 'team'],
    ['holiday shopping', 'gift'],
    ['some christmas shopping', 'gift'],
    ['comida de navidad con mi equipo', 'team'],
  ])('is no day, and what is celebrated counts: %s', (message, occasion) => {
    const { preferences, deals } = answerTo(message);
    expect(preferences).toMatchObject({ dates: null, occasion });
    expect(deals[0]?.deal.tags).not.toContain('lights');
  });

  it.each([
    ['a christmas party with 10 friends', 'karaoke'],
    ['christmas market', 'night-market'],
    ['is there an xmas market this week', 'night-market'],
    ['holiday fair', 'night-market'],
    ['christmas baking with my kids', 'gingerbread'],
    ['christmas lights', 'winter-lights'],
    ['christmas concert', 'messiah'],
  ])('is its flavor: %s', (message, slug) => {
    const [first] = answerTo(message).deals;
    expect(first?.deal.slug).toContain(slug);
  });

  it.each([
    ['new years eve party', '2026-12-31'],
    ['dinner on christmas', '2026-12-25'],
    ['christmas dinner', '2026-12-25'],
    ['christmas eve dinner with my team', '2026-12-24'],
    ['what is open christmas day', '2026-12-25'],
    ['halloween party', '2027-10-31'],
    ['a christmas party on december 12', '2026-12-12'],
  ])('is its day where it is kept on it, as any other date: %s', (message, date) => {
    expect(answerTo(message).preferences.dates?.first).toBe(date);
  });
});

describe('what there is on a day', () => {
  it.each([
    ['museums', 'what do you have on monday?', '2026-11-30'],
    ['comedy in noda', 'what have you got friday night', '2026-12-04'],
    ['something for kids', 'and what else do you have for wednesday?', '2026-12-02'],
    ['date night', 'ok what would you have on thursday', '2026-12-03'],
    ['museos', '¿qué tienes el lunes?', '2026-11-30'],
  ])('is a search, after “%s”: %s', (wish, question, day) => {
    expect(new Set(daysOf(wish, question))).toEqual(new Set([day]));
  });

  it.each([
    ['museums', 'which of these are open on monday?'],
    ['museums', 'is the first one open on monday?'],
    ['axe throwing', 'what hours do they have on sunday?'],
    ['spa', 'what time on sunday?'],
    ['museos', '¿a qué hora abre el lunes?'],
  ])('is what was shown where the question is about that, after “%s”: %s', (wish, question) => {
    expect(answerTo(wish, question).reply).toMatch(/Sunday, November 29|Monday, November 30|lunes 30/);
  });
});

describe('where nothing named fits any more', () => {
  it.each([
    ['sushi', 'tomorrow instead', 'for tomorrow'],
    ['brewery tour', 'what about monday', 'for Monday, November 30'],
    ['pottery', 'anything on friday?', 'for Friday, December 4'],
    ['sushi class', 'on monday please', 'for Monday, November 30'],
    ['girls night thursday', 'what about the disco?', 'for Thursday, December 3'],
  ])('the answer says so, and when it would: %s, %s', (wish, change, when) => {
    const { reply, options } = answerTo(wish, change);
    expect(reply).toContain('I have no ');
    expect(reply).toContain(when);
    expect(options[0]).toMatch(/^If another day works, /);
  });

  it.each([
    ['yoga', 'something free'],
    ['do you have yoga', 'is there a free one'],
    ['free yoga', 'any?'],
    ['yoga for free'],
    ['a free yoga class'],
  ])('the answer names what is still to come: %s, %s', (...messages) => {
    const { reply, options } = answerTo(...messages);
    expect(reply).not.toContain('That’s every');
    expect(options.join(' ')).toContain('From April 3, 2027');
  });

  it.each([
    ['sushi class', 'another one'],
    ['tacos', 'any other tacos?'],
  ])('and what fits was shown, the answer says that it is all: %s, %s', (wish, more) => {
    expect(answerTo(wish, more).reply).toContain('That’s every');
  });
});

describe('what comes after or before something that was shown', () => {
  it.each([
    [['museums', 'which one is open tomorrow?', 'and for lunch after?'], '2026-11-29'],
    [['museums', 'are they open on monday?', 'and a coffee afterwards'], '2026-11-30'],
    [['pottery class', 'when is it?', 'and for dinner after?'], '2026-12-10'],
    [['comedy show', 'what time does it start?', 'and for dinner before?'], '2026-11-28'],
    [['brass concert', 'when is it', 'somewhere to eat afterwards'], '2026-12-12'],
    [['farm morning with goats', 'and lunch after'], '2026-12-05'],
    [['sushi class thursday', 'and a bar after'], '2026-12-03'],
    [['clase de cerámica', '¿cuándo es?', '¿y para cenar después?'], '2026-12-10'],
  ])('is on the day in talk: %s', (messages, day) => {
    expect(daysOf(...messages)).toEqual([day]);
  });

  it.each([
    [['axe throwing', 'how much is it', 'and dinner after?']],
    [['arcade', 'and dinner after']],
    [['pottery class', 'when is it?', 'dinner tonight']],
    [['pottery class', 'when is it?', 'tacos instead']],
  ])('is on no day in particular, or on the one that is named: %s', (messages) => {
    expect(answerTo(...messages).preferences.dates).toBeNull();
  });
});

describe('how long somebody stays', () => {
  it.each([
    ['visiting the city for two days', '2026-11-28', '2026-11-29'],
    ['we are here for 3 days with our kids', '2026-11-28', '2026-11-30'],
    ['in town for just 2 nights, where should we eat', '2026-11-28', '2026-11-30'],
    ['visiting my sister for a week', '2026-11-28', '2026-12-04'],
    ['we have 3 days here, what should we see', '2026-11-28', '2026-11-30'],
    ['estamos de visita por 3 días', '2026-11-28', '2026-11-30'],
    ['arriving tomorrow for 3 days', '2026-11-29', '2026-12-01'],
    ['here for 4 days from thursday', '2026-12-03', '2026-12-06'],
    ['visiting for 3 days in december', '2026-12-01', '2026-12-31'],
  ])('begins today, or on the day that is named: %s', (message, first, last) => {
    const { preferences, deals } = answerTo(message);
    expect(preferences.dates).toEqual({ first, last });
    for (const { day } of deals) expect([first, day, last].sort()).toEqual([first, day, last]);
  });

  it.each([
    'i have been here for 3 days',
    'we have lived here for 2 years',
    'yoga for 5 days',
    'dog sitter for 3 days',
  ])('is no day where it is something else: %s', (message) => {
    expect(answerTo(message).preferences.dates).toBeNull();
  });
});

describe('who names neither a day nor a thing', () => {
  it.each([
    'birthday ideas for my wife',
    'things to do in uptown',
    'something for couples',
    'anniversary ideas',
    'what should we do in noda',
    'things to do with teenagers',
    'something romantic',
  ])('gets first what can be done within days: %s', (message) => {
    const [first] = answerTo(message).deals;
    const next = first && knowledge.calendar.nextDay(first.deal, context.now);
    expect(next && next <= '2026-12-01').toBe(true);
  });

  it.each([
    ['brass concert', '2026-12-12'],
    ['pottery', '2026-12-10'],
    ['new years eve party', '2026-12-31'],
    ['things to do on december 12', '2026-12-12'],
    ['christmas with the kids', '2026-12-03'],
  ])('waits for what is named: %s', (message, day) => {
    const [first] = answerTo(message).deals;
    expect(first && knowledge.calendar.nextDay(first.deal, context.now, day)).toBe(day);
  });
});
