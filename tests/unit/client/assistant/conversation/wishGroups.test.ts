import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import { readTurn } from '../../../../../client/assistant/conversation/readTurn.ts';
import { wishGroupsOf } from '../../../../../client/assistant/conversation/wishGroups.ts';
import { areTopicsApart } from '../../../../../client/assistant/recommend/topicsApart.ts';
import { sampleContext } from '../support/sampleAssistant.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const groupsIn = (text: string) =>
  wishGroupsOf(
    readTurn(newConversation, { type: 'text', text }, catalogKnowledge, sampleContext),
    (first, second) => areTopicsApart(first, second, catalogKnowledge, sampleContext),
  ).map(({ preferences }) => preferences);

describe('client/assistant/conversation/wishGroups', () => {
  it('tells wishes for different times apart', () => {
    expect(groupsIn('pizza tonight and a massage tomorrow')).toMatchObject([
      { interests: ['pizza'], when: 'tonight' },
      { interests: ['massage'], when: 'tomorrow' },
    ]);
  });

  it('tells wishes apart that follow each other, with the company of each', () => {
    expect(groupsIn('soup for two and then something for the kids')).toMatchObject([
      { interests: ['soup'], audience: null },
      { interests: [], audience: 'family' },
    ]);
  });

  it('takes who comes for no wish', () => {
    expect(groupsIn('we are 3 adults and a toddler: soup tonight, then jazz tomorrow')).toMatchObject([
      { interests: ['soup'], audience: 'family', when: 'tonight' },
      { interests: ['jazz'], audience: 'family', when: 'tomorrow' },
    ]);
  });

  it('tells a present from what is asked for beside it', () => {
    expect(groupsIn('a present for my dad, and where can we have pizza')).toMatchObject([
      { interests: [], occasion: 'gift' },
      { interests: ['pizza'] },
    ]);
  });

  it('takes a place, a price and a time at the end for all', () => {
    expect(groupsIn('sushi and then jazz at the harbor tomorrow under $50')).toMatchObject([
      { interests: ['sushi'], neighborhoods: ['harbor'], when: 'tomorrow', priceRange: { max: 50 } },
      { interests: ['jazz'], neighborhoods: ['harbor'], when: 'tomorrow', priceRange: { max: 50 } },
    ]);
  });

  it('takes the items of a list for themselves', () => {
    expect(groupsIn('1 pizza under $20 2 a massage 3 soup tonight')).toMatchObject([
      { interests: ['pizza'], priceRange: { max: 20 }, when: null },
      { interests: ['massage'], priceRange: null, when: null },
      { interests: ['soup'], priceRange: null, when: 'tonight' },
    ]);
  });

  it('tells wishes of several people apart', () => {
    expect(groupsIn('sushi for me, soup for my sister and pizza for the kids')).toMatchObject([
      { interests: ['sushi'] },
      { interests: ['soup'] },
      { interests: ['pizza'], audience: 'family' },
    ]);
    expect(groupsIn('jazz for him and a massage for her')).toMatchObject([
      { interests: ['jazz'] },
      { interests: ['massage'] },
    ]);
  });

  it('takes another place to go for another wish', () => {
    expect(groupsIn('a massage for me and something for the kids to do')).toMatchObject([
      { interests: ['massage'], audience: null },
      { interests: [], audience: 'family' },
    ]);
  });

  it('tells wishes apart that no deal meets together', () => {
    expect(groupsIn('pizza, jazz and a massage tonight')).toMatchObject([
      { interests: ['pizza'], when: 'tonight' },
      { interests: ['jazz'], when: 'tonight' },
      { interests: ['massage'], when: 'tonight' },
    ]);
    expect(groupsIn('1 pizza 2 jazz 3 sushi 4 soup').length).toBe(4);
    expect(groupsIn('we need 1. pizza 2. jazz').map(({ interests }) => interests)).toEqual([
      ['pizza'],
      ['jazz'],
    ]);
  });

  it('takes what follows, or is to do besides, for another wish', () => {
    expect(groupsIn('pizza at the harbor and something to do there after')).toMatchObject([
      { interests: ['pizza'], neighborhoods: ['harbor'] },
      { interests: [], neighborhoods: ['harbor'] },
    ]);
  });

  it('keeps for each wish the company, the occasion and the diet of who wants it', () => {
    expect(groupsIn('jazz for grandma, pizza for the kids, soup for me')).toMatchObject([
      { interests: ['jazz'], audience: null },
      { interests: ['pizza'], audience: 'family' },
      { interests: ['soup'], audience: null },
    ]);
    expect(groupsIn('a gift for my dad who loves jazz and one for my niece')).toMatchObject([
      { occasion: 'gift', interests: ['jazz'], audience: null },
      { occasion: 'gift', audience: 'family' },
    ]);
    expect(groupsIn('im vegan and want pizza, my mom wants sushi')).toMatchObject([
      { interests: ['pizza'], needs: ['vegan'] },
      { interests: ['sushi'], needs: [] },
    ]);
    expect(groupsIn('vegan pizza and then jazz')).toMatchObject([{ needs: ['vegan'] }, { needs: [] }]);
  });

  it('takes a gift beside something else for another wish', () => {
    expect(groupsIn('pizza on Saturday, plus i need a gift for his mom')).toMatchObject([
      { interests: ['pizza'], occasion: null },
      { interests: [], occasion: 'gift' },
    ]);
  });

  it.each([
    'pizza or sushi tonight',
    'pizza tonight, no bars, clubs or concerts',
    'tonight and then',
    'pizza next Friday with the kids',
    'cheaper pizza tonight and a massage tomorrow',
  ])('finds one wish in "%s"', (text) => {
    expect(groupsIn(text)).toEqual([]);
  });
});
