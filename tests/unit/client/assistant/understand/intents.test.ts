import { describe, expect, it } from 'vitest';
import { understood } from '../support/sampleAssistant.ts';

const intentOf = (text: string) => understood(text).intent;

describe('client/assistant/understand/intents', () => {
  it.each([
    ['greet', ['hello', 'Good morning!', 'hey there', 'hola']],
    ['thanks', ['thanks a lot', 'Thank you!', 'perfect']],
    ['bye', ['bye', 'see you', 'that’s all']],
    ['identity', ['who are you?', 'are you a robot', 'is this a real person?', 'r u some kind of bot']],
    ['identity', ['who am i even talking to', 'is there a person typing', 'is a human answering me?']],
    ['trust', ['are the deals made up', 'do these places even exist', 'did somebody invent these offers']],
    ['earn', ['how do you people make your money', 'what do yall get out of this', 'are these ads?']],
    [
      'rank',
      ['how do you rank the deals', 'do the ones that pay more come first', 'did they buy the top spot'],
    ],
    ['charge', ['are you going to charge me', 'will you bill my card']],
    [
      'trust',
      ['why should i trust a thing like you', 'what am i doing here then', 'whats the point of this site'],
    ],
    ['trust', ['does anybody check these prices', 'answer the question about trust']],
    ['earn', ['you get paid by the shops', 'whats in it for u']],
    ['person', ['who is behind this website', 'who runs this thing']],
    ['low', ['i feel like garbage', 'got laid off yesterday', 'we broke up', 'lost my job']],
    ['find', ['i feel like pizza', 'who pays for the ferry']],
    ['privacy', ['does anyone even read this', 'will you remember me']],
    ['find', ['is there someone who fixes bikes', 'a program for kids', 'i want to make it up to my wife']],
    ['help', ['help', 'what can you do', 'how does this work?']],
    ['weather', ['what’s the weather like', 'will it rain']],
    ['rude', ['you are useless', 'this sucks']],
    ['foreign', ['quiero algo', 'busco un sitio para hoy']],
    ['no', ['no', 'nope', 'not really']],
    [
      'more',
      ['more', 'show me more', 'show me a few more', 'give me three more', 'yes please', 'More options'],
    ],
    ['else', ['something else', 'none of these', 'Show me something else', 'boring']],
    ['cheaper', ['cheaper', 'something cheaper', 'that is too expensive']],
    ['first', ['nah go back to the first one', 'back to the first place please', 'the first one again']],
    ['compare', ['compare the first two', 'which one is better?', 'the first versus the second']],
    [
      'joke',
      ['tell me a joke', 'do you have any jokes?', 'make me laugh', 'knock knock', 'recommend me a revenge'],
    ],
    [
      'ack',
      ['lol ur funny', 'haha good one', "ok cool I'll think about it", 'let me ask my sister', 'sounds fun'],
    ],
    ['surprise', ['surprise me', 'you choose']],
    ['find', ['sushi', '', '?!', 'asdf']],
  ])('knows "%s"', (type, texts) => {
    for (const text of texts) expect(intentOf(text), text).toEqual({ type });
  });

  it.each([
    ['tell me about the second one', 1],
    ['what is included in number 3?', 2],
    ['tell me about the first one', 0],
    ['more about the last one', -1],
    ['details on the middle one', 1],
    ['tell me more', null],
    ['tell me about number 9', 8],
  ])('knows which deal is meant in "%s"', (text, which) => {
    expect(intentOf(text)).toEqual({ type: 'detail', which });
  });

  it.each([
    [
      'order',
      [
        'book it for me',
        'can you reserve that for 7pm',
        "Perfect! We'll take it.",
        'call them',
        'sign her up',
      ],
    ],
    ['keep', ['save it', 'send the link to my boyfriend', 'can i bookmark that', 'remind me tomorrow']],
  ])('knows requests of what only the visitor can do: %s', (type, texts) => {
    for (const text of texts) expect(intentOf(text), text).toMatchObject({ type });
    expect(intentOf('how do I book it').type).not.toBe('order');
    expect(intentOf('order pizza').type).toBe('find');
  });

  it.each([
    ['the best deals', 'discount'],
    ['biggest discounts', 'discount'],
    ['what is ending soon', 'expiry'],
    ['most popular', 'popularity'],
    ['the newest', 'newest'],
    ['the cheapest', 'price'],
  ])('knows which list "%s" asks for', (text, by) => {
    expect(intentOf(text)).toEqual({ type: 'top', by });
  });

  it.each([
    'reset',
    'Restart!',
    'start over',
    'let’s start over please',
    'I want to start over',
    'ok, new chat',
    'forget everything',
    'clear the conversation',
  ])('resets for "%s", and finds no wish in it', (text) => {
    expect(understood(text)).toMatchObject({ intent: { type: 'reset' }, mentions: [] });
  });

  it.each([
    'reset my router',
    'can you reset the thermostat',
    'don’t reset',
    'I had to start over my career',
    'restarted',
  ])('does not reset for "%s"', (text) => {
    expect(intentOf(text).type).not.toBe('reset');
  });

  it('finds a wish next to small talk', () => {
    expect(understood('hello, sushi for the kids')).toMatchObject({
      intent: { type: 'greet' },
      mentions: [{ slot: 'categories' }, { slot: 'interests', value: 'sushi' }, { value: 'family' }],
    });
  });

  it('counts words and recognizes questions', () => {
    expect(understood('Where to, then?')).toMatchObject({ words: 3, isQuestion: true });
    expect(understood('a nice place')).toMatchObject({ words: 3, isQuestion: false });
    expect(understood('...')).toMatchObject({ words: 0, isQuestion: false });
  });

  it('recognizes corrections, additions and open choices', () => {
    expect(understood('actually sushi')).toMatchObject({ corrects: true, adds: null });
    expect(understood('sushi as well')).toMatchObject({ corrects: false, adds: 'also' });
    expect(understood('either is fine')).toMatchObject({ takesEither: true });
    expect(understood('things to do')).toMatchObject({ asksThingsToDo: true });
  });

  it('recognizes a deal by its position alone', () => {
    expect(intentOf('the second one')).toEqual({ type: 'detail', which: 1 });
    expect(intentOf('the last one please')).toEqual({ type: 'detail', which: -1 });
  });

  it('reads "no thanks" as no', () => {
    expect(intentOf('no thanks')).toEqual({ type: 'no' });
  });
});
