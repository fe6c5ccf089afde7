import { describe, expect, it } from 'vitest';
import { preferencesFrom } from '../../support/sampleAssistant.ts';

describe('client/assistant/understand/slots/people', () => {
  it.each<[string, number, number]>([
    ['I am 61 and want swimming lessons', 61, 61],
    ['date night, im 30 and he’s 33', 30, 33],
    ['something for my mom who’s 70', 70, 70],
    ['three boys, all 15', 15, 15],
    ['we’re both 17', 17, 17],
    ['a 4 and a 7 yr old', 4, 7],
    ['I have a 3, a 6 and a 9 year old', 3, 9],
    ['nieces, 5 yo and 8 yo', 5, 8],
    ['it’s for my brother’s birthday, one is 16', 16, 16],
  ])('finds the ages of who comes in "%s"', (text, from, to) => {
    expect(preferencesFrom(text)).toMatchObject({ youngest: from, oldest: to });
  });

  it.each([
    ...['I am 38 weeks', 'im 20 minutes away', 'I am 38, my kids come along', 'we are 14'],
    ...['15 people not 15 years old', 'the red one is 16'],
  ])('finds no age of a grown-up in "%s"', (text) => {
    expect(preferencesFrom(text).youngest ?? null).toBeNull();
  });

  it.each([
    'my granddaughter plays the guitar',
    'before the baby comes',
    'their little girl who is about four',
  ])('finds nobody who comes along in "%s"', (text) => {
    expect(preferencesFrom(text).audience ?? null).toBeNull();
  });

  it.each([
    'with my toddler',
    'bring the family',
    'a three-year-old',
    'a 6 month old',
    'she is 7',
    'ages 4 and 9',
    'my twins turn 5',
    'kids under 12',
    'my wife and the kids',
    'my husband has two kids',
    'my sister and she has her kids',
    'without the kids but with my baby',
    'is it kid-friendly',
    'my 9 yr',
    'a 3rd grader',
    'the kids are 3, 6 n 8',
    'no stairs for the kids',
  ])('finds a family in "%s"', (text) => {
    expect(preferencesFrom(text).audience).toBe('family');
  });

  it.each([
    'date night',
    'girls’ night out',
    'a bachelorette party',
    '21+',
    'adults only',
    'no kids',
    'without the children',
    'leave the kids at home',
    'grandma has the kids',
    'my wife keeps the kids at the aquarium',
    'daddy’s got the girls at the park',
    'my husband is watching our twins',
    'the kids are at camp',
    'a break from the kids',
    'my husband and I',
    'no I meant for me',
    'we got a sitter for Saturday',
  ])('finds adults in "%s"', (text) => {
    expect(preferencesFrom(text).audience).toBe('adults');
  });

  it.each([
    'my son told me about you',
    'my nephew works there',
    'my daughter has practice at five',
    'my neighbors kids are loud',
    'my teenager broke our lamp',
    'picking up my daughter at the airport',
    'i teach third graders',
  ])('finds nobody who comes in "%s"', (text) => {
    expect(preferencesFrom(text).audience ?? null).toBeNull();
    expect(preferencesFrom(text).youngest ?? null).toBeNull();
  });

  it.each([
    'my son is 25',
    'a 10 year old whiskey',
    'a 6 month old puppy',
    'my kids are grown',
    'just kidding',
    'a kid at heart',
    'child’s play',
    'a couple of ideas',
    'keep me up to date',
    'what is your family name',
    'I was a kid when I came here',
    'baby steps',
    'he is 3 yrs sober',
    'first time out in like 6 yrs',
    'our 12 yr reunion',
    'we have been together 6 yrs',
    'need a sitter',
  ])('finds no audience in "%s"', (text) => {
    expect(preferencesFrom(text).audience).toBeUndefined();
  });

  it.each([
    ['a party of six', 6],
    ['there are four of us', 4],
    ['table for 2', 2],
    ['that big dinner for 12', 12],
    ['would it fit 9', 9],
    ['8 friends', 8],
    ['group of about twelve', 12],
    ['2 adults and 2 kids', 4],
    ['two adults, three kids', 5],
    ['2 kids and 1 adult', 3],
    ['one adult and two kids', 3],
    ['two adults and a baby', 3],
    ['my husband, me and three kids', 5],
    ['me and my wife and our 2 boys', 4],
  ])('counts the party in "%s"', (text, party) => {
    expect(preferencesFrom(text).party).toBe(party);
  });

  it.each(['for 2 hours', '0 people', '5000 people', 'two birds'])('finds no party in "%s"', (text) => {
    expect(preferencesFrom(text).party).toBeUndefined();
  });

  it('finds a family in the birthday of a child', () => {
    expect(preferencesFrom('a place for a 7th birthday').audience).toBe('family');
  });

  it('finds adults but no price in "kid-free"', () => {
    expect(preferencesFrom('a kids-free evening').audience).toBe('adults');
    expect(preferencesFrom('kids free').priceRange).toBeUndefined();
  });
});
