import { describe, expect, it } from 'vitest';
import { parseMessage } from '../../../../../../client/assistant/understand/parseMessage.ts';
import { preferencesFrom, sampleKnowledge, understood } from '../../support/sampleAssistant.ts';

describe('client/assistant/understand/slots/places', () => {
  it.each([
    ['Old Town', 'old-town'],
    ['somewhere in the old quarter', 'old-town'],
    ['near the harbor please', 'harbor'],
    ['OLD-TOWN!', 'old-town'],
    ['by the port', 'harbor'],
    ['my Harbor friends', 'harbor'],
  ])('finds the place in "%s"', (text, id) => {
    expect(preferencesFrom(text).neighborhoods).toEqual([id]);
  });

  it.each([
    'Charity',
    'in Charity',
    'the charity area',
    'Charity Hill',
    'around charity',
    'not far from charity',
    'we went back to charity for dinner',
    'still charity, please',
  ])('reads a name that is also a word as the place in "%s"', (text) => {
    expect(preferencesFrom(text).neighborhoods).toEqual(['charity']);
  });

  it.each([
    'my friend Charity',
    'Charity said hi',
    'Charity and I',
    'it is Charity’s birthday',
    'from Charity’s list',
    'a charity event',
    'Aunt Charity comes along',
    'I study charity',
    'safe harbor',
    'Mr. Harbor',
    'the old town of my youth',
    'the harbor of the city',
    'boldtowner',
  ])('finds no place in "%s"', (text) => {
    expect(preferencesFrom(text).neighborhoods).toBeUndefined();
  });

  it.each([
    ['dinner near College', ['college']],
    ['we are back from College', []],
    ['my son goes to College', []],
  ])('tells a part of the city from a school in "%s"', (text, places) => {
    const college = { id: 'college', label: 'College', aliases: [], needsPlace: true } as const;
    const { mentions } = parseMessage(text, sampleKnowledge([], { neighborhoods: [college] }).vocabulary);
    const named = mentions.filter(({ slot }) => slot === 'neighborhoods').map(({ value }) => value);
    expect(named).toEqual(places);
  });

  it.each(['dinner on 7th Street', '7TH STREET', 'near 7th Street, please'])(
    'finds the place by a name with a number in "%s"',
    (text) => {
      const mill = { id: 'mill', label: 'Mill', aliases: ['7th street'] };
      const { mentions } = parseMessage(text, sampleKnowledge([], { neighborhoods: [mill] }).vocabulary);
      expect(mentions.find(({ slot }) => slot === 'neighborhoods')?.value).toBe('mill');
    },
  );

  it('returns several places in the order of the message', () => {
    expect(preferencesFrom('the harbor or old town').neighborhoods).toEqual(['harbor', 'old-town']);
  });

  it('rules places out', () => {
    expect(preferencesFrom('anywhere but old town').excluded?.neighborhoods).toEqual(['old-town']);
    expect(preferencesFrom('the harbor is too crowded').excluded?.neighborhoods).toEqual(['harbor']);
    expect(preferencesFrom('old town, not the harbor')).toMatchObject({
      neighborhoods: ['old-town'],
      excluded: { neighborhoods: ['harbor'] },
    });
  });
});

describe('client/assistant/understand/slots/places, distance', () => {
  it.each([
    'how far is it',
    'near me',
    'something nearby',
    'is there anything close by?',
    '2 miles from here',
    'directions please',
    'within walking distance',
    'which one is closest',
    'around the corner',
  ])('finds a question about distance in "%s"', (text) => {
    expect(understood(text).asksLocation).toBe(true);
  });

  it.each([
    'by far the best',
    'so far so good',
    'it is far from cheap',
    'close friends of ours',
    'when do you close?',
    'my son Miles',
    'Miles Davis',
    'go the extra mile',
    'near and dear',
    'a long-distance relationship',
    'farm',
    'nearly',
  ])('finds no question about distance in "%s"', (text) => {
    expect(understood(text).asksLocation).toBe(false);
  });
});
