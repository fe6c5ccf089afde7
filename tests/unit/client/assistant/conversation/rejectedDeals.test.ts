import { describe, expect, it } from 'vitest';
import { newConversation } from '../../../../../client/assistant/conversation/conversation.ts';
import {
  againstRefused,
  refusalsIn,
  withoutRefused,
  withoutRejected,
} from '../../../../../client/assistant/conversation/rejectedDeals.ts';
import { parseMessage } from '../../../../../client/assistant/understand/parseMessage.ts';
import { talk, wishing } from '../support/sampleAssistant.ts';
import { catalogKnowledge } from '../support/sampleCatalog.ts';

const { excluded } = wishing({});

function rejectedAfter(
  text: string,
  latest: readonly string[],
  deals: readonly string[] = [],
  interests: readonly string[] = [],
) {
  const understanding = parseMessage(text, catalogKnowledge.vocabulary);
  const before = { ...newConversation, latest, shown: latest, preferences: wishing({ interests }) };
  const preferences = wishing({ excluded: { ...excluded, deals } });
  return withoutRejected(preferences, text, understanding, before, catalogKnowledge).excluded.deals;
}

describe('client/assistant/conversation/rejectedDeals', () => {
  it('rules out the deal that a remark names beside a wish', () => {
    const latest = ['jazz-cellar', 'pizza-late'];
    expect(rejectedAfter('the pizza one is too late, I need lunch', latest)).toEqual(['pizza-late']);
    expect(rejectedAfter('the pizza one is too late', latest)).toEqual([]);
  });

  it('takes "that" for the only one', () => {
    expect(rejectedAfter("that's an outing, I mean soup", ['zoo'])).toEqual(['zoo']);
    expect(rejectedAfter("that's an outing, I mean soup", ['zoo', 'sail'])).toEqual([]);
  });

  it.each<[string, readonly string[], string | null]>([
    ["that's the pizza again. any soup?", ['jazz-cellar', 'pizza-late'], 'pizza-late'],
    ['the same one again', ['jazz-cellar', 'pizza-late'], 'jazz-cellar'],
    ['forget the pizza, just soup', ['jazz-cellar', 'pizza-late'], 'pizza-late'],
    ['jazz?! we are eleven grown women', ['jazz-cellar', 'pizza-late'], 'jazz-cellar'],
    ['jazz for my grandma? she likes soup, she hates noise', ['jazz-cellar'], 'jazz-cellar'],
    ['pizza is for kids. soup', ['pizza-late'], 'pizza-late'],
    ['jazz for 8? we are 8', ['jazz-cellar'], null],
    ['jazz is just noise, we wanted soup', ['jazz-cellar'], 'jazz-cellar'],
    ['pizza on a bench isn’t it', ['jazz-cellar', 'pizza-late'], 'pizza-late'],
    ['jazz at my age? some soup please', ['jazz-cellar'], 'jazz-cellar'],
    ['jazz on my birthday, is it open? and soup', ['jazz-cellar'], null],
    ['jazz is at 8. soup after that', ['jazz-cellar'], null],
    ['jazz is loud, is it ok for kids', ['jazz-cellar'], null],
    ['kids are hungry, we want soup', ['zoo', 'jazz-cellar'], null],
    ['the pizza is perfect, what about soup', ['pizza-late'], null],
    ['forget the sushi', ['pizza-late'], null],
  ])('rules out what "%s" refuses of what was shown', (text, latest, refused) => {
    const before = { ...newConversation, latest, shown: latest, focus: latest[0] ?? null };
    const understanding = parseMessage(text, catalogKnowledge.vocabulary);
    const refusals = refusalsIn(text, understanding, before, catalogKnowledge);
    const slugs = new Set(refusals.flatMap(({ deal }) => deal?.slug ?? []));
    expect([...slugs]).toEqual(refused === null ? [] : [refused]);
    const left = withoutRefused(before, refusals);
    expect(left.latest).toEqual(latest.filter((slug) => slug !== refused));
    expect(left.focus).toBe(refused === latest[0] ? null : latest[0]);
  });

  it.each(['jazz? I asked about pizza', 'jazz at midnight in december no thanks, pizza'])(
    'rules out the thing of "%s", shown or not, with its time',
    (text) => {
      const { preferences } = talk([text], catalogKnowledge).last;
      expect(preferences.interests).toEqual(['pizza']);
      expect(preferences.excluded.interests).toEqual(['jazz']);
      expect([preferences.dates, preferences.hours, preferences.part]).toEqual([null, null, null]);
    },
  );

  it('brings a refused deal back for what it is about, but not for what was wanted all along', () => {
    expect(rejectedAfter('ok, pizza', [], ['pizza-late'])).toEqual([]);
    expect(rejectedAfter('pizza for two', [], ['pizza-late'], ['pizza'])).toEqual(['pizza-late']);
  });

  it('rules out the thing that is asked back and refused, shown or not, with its place', () => {
    const text = 'sushi in the harbor for 14 people? no. pizza?';
    const understanding = parseMessage(text, catalogKnowledge.vocabulary);
    const refusals = refusalsIn(text, understanding, newConversation, catalogKnowledge);
    const mentions = againstRefused(understanding.mentions, refusals);
    const said = mentions.map(({ slot, value, polarity }) => [slot, value, polarity].join(' '));
    expect(said).toContain('interests sushi against');
    expect(said).toContain('interests pizza for');
    expect(mentions.some(({ slot }) => slot === 'neighborhoods')).toBe(false);
  });

  it('brings back what is asked for again', () => {
    expect(rejectedAfter('ok, jazz then', [], ['jazz-cellar', 'zoo'])).toEqual(['zoo']);
  });
});
