import fc from 'fast-check';
import { newConversation } from '../../client/assistant/conversation/conversation.ts';
import { noPreferences } from '../../client/assistant/conversation/preferences.ts';
import {
  type BotMessage,
  type ChatState,
  newChat,
  type VisitorMessage,
} from '../../client/assistant/state/chatState.ts';
import { withoutOpening } from '../../client/assistant/state/opening.ts';
import type { AssistantHead } from '../../data/model/pages/view.ts';

/** The introduction of a small site's assistant. */
export const sampleAssistantHead: AssistantHead = {
  name: 'Marge',
  face: { src: '/assets/face.svg', width: 48, height: 48, alt: '' },
  greeting: 'Hi! I am Marge, your guide. Who is coming?',
  placeholder: 'Ask about deals...',
  footnote: 'Powered by AI & curated deals data',
  quickReplies: [{ label: 'Food & Dining', href: '/categories/food', image: null }],
  cityName: 'Springfield',
  currency: 'USD',
  disclosure: 'Paid link',
  replyDelay: { reply: 400, followUp: 0 },
};

/** A message of the assistant; `fields` replace its own. */
export const sampleReply = (fields: Partial<BotMessage> = {}): BotMessage => ({
  sender: 'bot',
  id: 'b1',
  text: 'Soup is on.',
  language: null,
  timestamp: 1,
  deals: [],
  quickReplies: [],
  askedPreference: null,
  skipTextBubble: false,
  followUpQuestion: null,
  options: [],
  feedbackGiven: null,
  about: null,
  page: null,
  origin: null,
  ...fields,
});

/** A message of the visitor. */
export const sampleWords = (text: string, id = text): VisitorMessage => ({
  sender: 'user',
  id,
  text,
  timestamp: 0,
});

const text = fc.string({ maxLength: 12 });
const texts = fc.array(text, { maxLength: 3 });
const count = fc.integer({ min: 0, max: 1e6 });
const question = fc.constantFrom('audience-and-setting', 'audience', 'setting', 'time', null);

const visitorMessage = fc.record({ sender: fc.constant('user' as const), id: text, text, timestamp: count });
const botMessage: fc.Arbitrary<BotMessage> = fc.record({
  sender: fc.constant('bot' as const),
  id: text,
  text,
  language: fc.option(text),
  timestamp: count,
  deals: fc.array(fc.record({ slug: text, why: text, day: fc.option(text) }), { maxLength: 3 }),
  quickReplies: texts,
  askedPreference: question,
  skipTextBubble: fc.boolean(),
  followUpQuestion: fc.option(text),
  options: texts,
  feedbackGiven: fc.constantFrom('good', 'bad', null),
  about: fc.option(text),
  page: fc.option(text),
  origin: fc.option(
    fc.record({ label: text, sources: fc.array(fc.record({ slug: text, fields: text }), { maxLength: 2 }) }),
  ),
});

const chip = fc.record({
  slot: fc.constantFrom(...(Object.keys(noPreferences) as (keyof typeof noPreferences)[])),
  value: text,
  label: text,
});

const preferences = fc.record({
  categories: texts,
  neighborhoods: texts,
  audience: fc.constantFrom('family', 'adults', null),
  setting: fc.constantFrom('indoor', 'outdoor', 'both', null),
  intensity: fc.constantFrom('adventurous', 'relaxing', null),
  priceRange: fc.option(fc.record({ min: count, max: fc.option(count) })),
  when: fc.constantFrom('today', 'weekend', 'this-month', 'evening', null),
  interests: texts,
  days: fc.array(count),
  part: fc.constantFrom(null, 'morning', 'late'),
  isToday: fc.boolean(),
  dates: fc.constantFrom(null, { first: '2026-12-05', last: '2026-12-07' }),
  hours: fc.constantFrom(null, { from: 1200, to: 1800 }),
  party: fc.option(count),
  youngest: fc.option(count),
  oldest: fc.option(count),
  needs: fc.subarray(['step-free', 'vegan', 'minutes:60', 'with:lunch']),
  firm: fc.subarray(['when', 'setting']),
  occasion: fc.constantFrom('date', 'gift', 'rainy-day', null),
  plan: fc.constantFrom(null, 'day', 'evening'),
  cautions: fc.subarray(['pregnant', 'sober']),
  excluded: fc.record({
    categories: texts,
    neighborhoods: texts,
    interests: texts,
    aversions: texts,
    deals: texts,
  }),
});

const conversation = fc.record({
  stage: fc.constantFrom('greeting', 'asking-followup', 'showing-results'),
  preferences,
  language: fc.constantFrom(null, 'en', 'es'),
  chips: fc.array(chip, { maxLength: 2 }),
  turns: count,
  shown: texts,
  latest: texts,
  focus: fc.option(text),
  talked: texts,
  nights: fc.option(count),
  page: fc.option(text),
  asked: question,
  questions: fc.array(fc.constantFrom('audience' as const, 'area', 'budget'), { maxLength: 2 }),
  misses: count,
  question: fc.option(fc.string()),
  history: fc.array(fc.record({ preferences, deals: texts }), { maxLength: 3 }),
  said: texts,
});

const request = fc.oneof(
  fc.record({ type: fc.constant('text' as const), text }),
  fc.record({ type: fc.constant('without' as const), chip }),
  fc.constant({ type: 'place' as const }),
);

/** Any chat at rest that has begun. */
export const anyChat: fc.Arbitrary<ChatState> = fc.record({
  messages: fc.array(fc.oneof(visitorMessage, botMessage), { maxLength: 60 }).map(withoutOpening),
  conversation: fc.oneof(conversation, fc.constant(newConversation)),
  phase: fc.constant(newChat.phase),
  unanswered: fc.option(request),
  turn: count,
  location: fc.constant(newChat.location),
  needsLocation: fc.boolean(),
  threadId: text,
  hostedThread: fc.option(text),
}) as fc.Arbitrary<ChatState>;
