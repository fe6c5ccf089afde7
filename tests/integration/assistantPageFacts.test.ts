import { describe, expect, it } from 'vitest';
import { timeWords } from '../../client/assistant/conversation/timeWords.ts';
import { english } from '../../data/language/english/english.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { openAssistant } from '../support/askBatch.ts';
import { lastAnswer } from '../support/lastAnswer.ts';

/** Saturday, November 28, at six in the evening. */
const saturday = openAssistant('data/content', '2026-11-28T23:00:00Z');

const answerTo = (messages: string, assistant = saturday) => lastAnswer(messages, assistant);

describe('a day from Monday to Friday', () => {
  it.each([
    'something during the week',
    'dinner on a weekday',
    'yoga on weekdays',
    'a massage on a weeknight',
    'things to do midweek',
    'bowling, but not on a weekend',
    'algo entre semana',
    'cena en un día de semana',
  ])('is none of a weekend: %s', (message) => {
    const days = answerTo(message).deals.map(({ day }) => new Date(`${day}T12:00:00Z`).getUTCDay());
    expect(days).not.toEqual([]);
    for (const day of days) expect([1, 2, 3, 4, 5]).toContain(day);
  });

  it.each([
    ['dinner on a weekday', 'weekday', /^For a weekday, try/],
    ['weekdays in december', 'a weekday in December', /^For a weekday in December, try/],
    ['bowling, but not on a weekend', 'weekday', /^Try/],
    ['algo entre semana', 'entre semana', /^Para entre semana, te recomiendo/],
  ])('has a name of its own: %s', (message, name, lead) => {
    const { preferences, reply, language } = answerTo(message);
    expect(timeWords(preferences, language === 'es' ? spanish : english)).toBe(name);
    expect(reply).toMatch(lead);
  });

  it('is a certain one where it is named', () => {
    expect(new Set(answerTo('dinner on a weekday, tuesday').deals.map(({ day }) => day))).toEqual(
      new Set(['2026-12-01']),
    );
  });
});

describe('what longer costs', () => {
  it.each([
    'babysitter | how much for each extra hour',
    'babysitter | price for more than three hours?',
    'babysitter | what do we pay if we come home later than planned',
    'babysitter | and if we stay out longer, what does it cost',
    'babysitter | how much for 5 hours',
    'babysitter | what if we are out four hours',
    'babysitter | cuánto cuesta cada hora extra',
    'babysitter | y si volvemos más tarde, cuánto es',
  ])('is told as the page says it: %s', (messages) => {
    expect(answerTo(messages).reply).toMatch(/further hours 25 dollars each/);
    expect(answerTo(messages).reply).not.toMatch(/per person|persona/);
  });

  it('is asked of the vendor where the page does not say it', () => {
    expect(answerTo('karaoke room | how much for 5 hours').reply).not.toMatch(/further/);
  });
});

describe('how far one walks', () => {
  it.each([
    ['ghost walk | how far do we walk', /^A one-mile walk/],
    ['ghost walk | how many miles do we walk in total', /^A one-mile walk/],
    ['ghost walk | is it a lot of walking', /^A one-mile walk/],
    ['ghost walk | how long is the walk', /^It takes 90 minutes\. A one-mile walk/],
    ['mural walk | how far do you walk', /^The walk is a slow mile and a quarter/],
    ['treasure walk | how long is the route', /about a mile and a half/],
    ['canoe trip | how far do we paddle', /^A five-mile trip/],
    ['ghost walk | cuánto se camina', /A one-mile walk/],
    ['ghost walk | qué distancia se recorre', /A one-mile walk/],
    ['ghost walk | hay que caminar mucho', /A one-mile walk/],
  ])('is told by the line of the page that does: %s', (messages, told) => {
    const { reply, asksLocation } = answerTo(messages);
    expect(reply).toMatch(told);
    expect(reply).not.toMatch(/Church Street/);
    expect(asksLocation).toBe(false);
  });

  it('is no question where it is', () => {
    expect(answerTo('ghost walk | how far is it').reply).toMatch(/Church Street/);
    expect(answerTo('axe throwing | how far do we have to walk from the station').reply).toMatch(
      /bus or rail/,
    );
  });
});

describe('ages that are only recommended', () => {
  it.each([
    'ghost walk | can my 5-year-old come',
    'ghost walk | my son is 6, is that too young',
    'ghost walk | I have a 7 year old, is it ok',
    'ghost walk | can we bring our 10 year old and our 4 year old',
  ])('rule nobody out: %s', (messages) => {
    expect(answerTo(messages).reply).toBe('It’s for ages 10 and over (a recommendation, not a rule).');
  });

  it('say yes to who is old enough, and rules no to each who is not', () => {
    expect(answerTo('ghost walk | can my 12-year-old come').reply).toMatch(/^Yes, /);
    expect(answerTo('first bowl on the wheel | can we bring our 15 year old and our 9 year old').reply).toBe(
      'No, it’s for ages 14 and over.',
    );
  });

  it('rule nobody out in other languages', () => {
    expect(answerTo('ghost walk | puede venir mi hijo de 5 años').reply).toMatch(
      /^Es a partir de los 10 años/,
    );
  });
});

describe('until when one has to order', () => {
  it.each([
    'Queen City gift box | can I still order it for Christmas',
    'Queen City gift box | by when do I have to order',
    'Queen City gift box | last day to order so it gets here before Christmas',
    'Queen City gift box | is it too late to order for christmas',
    'Queen City gift box | can I still get it in time for Christmas',
    'Queen City gift box | hasta cuándo puedo pedirlo para que llegue en Navidad',
    'Queen City gift box | todavía puedo pedirla para Navidad',
  ])('is told as the page says it: %s', (messages) => {
    const { reply } = answerTo(messages);
    expect(reply).toMatch(/Order by December 12/);
    expect(reply).not.toMatch(/Yes|Sí|listed|hay/);
  });

  it.each([
    ['drawn and framed block | is it too late to order it for christmas', 'at least 14 days ahead'],
    ['drawn and framed block | by when do I have to order for christmas', 'at least 14 days ahead'],
    ['hand-tied bouquet | by when do I have to order for today', 'Order by noon'],
    ['vegetable box | what’s the order deadline', 'at least 36 hours ahead'],
  ])('is how far ahead where that is known: %s', (messages, told) => {
    expect(answerTo(messages).reply).toContain(told);
  });

  it('is no question whether it is there on a day', () => {
    expect(answerTo('pierogi supper | can I still order for tonight').reply).toMatch(/^No, not on Saturday/);
  });
});

describe('late, and not too late', () => {
  it.each([
    'dinner, not too late tonight',
    'not too late tonight, dinner for two',
    'dinner tonight, not too late',
    'cena esta noche, no muy tarde',
    'no muy tarde esta noche, algo de cenar',
  ])('takes back no evening: %s', (message) => {
    const { preferences, deals } = answerTo(message);
    expect(preferences).toMatchObject({ when: 'tonight', hours: null, part: null });
    expect(new Set(deals.map(({ day }) => day))).toEqual(new Set(['2026-11-28']));
  });

  it.each([
    'dinner later tonight in NoDa',
    'late dinner in NoDa tonight',
    'dinner late in NoDa on Friday',
    'cena tarde en NoDa esta noche',
  ])('is dinner after the usual hours: %s', (message) => {
    expect(answerTo(message).deals.map(({ deal }) => deal.slug)).toEqual(['late-tacos-noda']);
  });

  it('says nothing of dinner after something else', () => {
    expect(answerTo('bowling now and dinner later').preferences.hours).toBeNull();
  });
});

describe('a place that no deal tells of', () => {
  it.each([
    ['dinner in Concord', 'in Concord'],
    ['a hotel near the airport', 'near the airport'],
    ['something to do near the airport', 'near the airport'],
    ['kids stuff around Lake Wylie', 'around Lake Wylie'],
    ['I need a haircut close to Belmont', 'close to Belmont'],
  ])('is named before anything else: %s', (message, place) => {
    expect(answerTo(message).reply).toMatch(
      new RegExp(`^None of my deals says that it’s ${place}\\. (?:Try|For|Quick|Cut)`),
    );
  });

  it('is named in other languages', () => {
    expect(answerTo('cena en Concord').reply).toMatch(/^Ninguna de mis ofertas dice que esté en Concord\./);
    expect(answerTo('hotel cerca del aeropuerto').reply).toMatch(/dice que esté cerca del aeropuerto\./);
  });

  it.each([
    'I live in Concord, date night ideas',
    'we are staying at our hotel in Concord, dinner tonight',
    'dinner in Dilwroth',
    'a show in December',
    'Spanish lessons in Spanish',
    'tacos near Tryon Street',
    'brunch around Trader Joe’s',
    'brunch in South Charlotte',
    'sailing on Lake Norman',
    'axe throwing | is it near the airport',
    'My brother studies at a university in Boston.',
  ])('is none that is known, lived in, misspelled, or no place: %s', (messages) => {
    expect(answerTo(messages).reply).not.toMatch(/None of my deals/);
  });
});

describe('a discount for kids', () => {
  it.each([
    'is there a discount for kids at mini golf',
    'is there a kids discount at the arcade',
    'trolley pass | any discount for kids?',
  ])('is none because a deal is good for them: %s', (messages) => {
    expect(answerTo(messages).reply).toMatch(/^I don’t know of a discount like that/);
  });

  it('says nothing against what is good for them', () => {
    expect(answerTo('is mini golf good for kids').reply).toMatch(/^Yes/);
  });
});
