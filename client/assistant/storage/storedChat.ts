import { type Conversation, newConversation } from '../conversation/conversation.ts';
import { type Chip, noPreferences } from '../conversation/preferences.ts';
import type { TurnRequest } from '../conversation/turn.ts';
import { type BotMessage, type ChatState, type Message, newChat } from '../state/chatState.ts';
import type { PriceRange } from '../understand/mention.ts';

/** Something in a kept chat as what it has to be; `undefined` where it is not that. */
type Read<T> = (found: unknown) => T | undefined;

const text: Read<string> = (found) => (typeof found === 'string' ? found : undefined);
const count: Read<number> = (found) => (Number.isFinite(found) ? (found as number) : undefined);
const truth: Read<boolean> = (found) => (typeof found === 'boolean' ? found : undefined);

const oneOf =
  <T extends string>(...words: readonly T[]): Read<T> =>
  (found) =>
    words.find((word) => word === found);

const orNone =
  <T>(read: Read<T>): Read<T | null> =>
  (found) =>
    found === null ? null : read(found);

/** Those of a list that are what they have to be. */
const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (found) =>
    Array.isArray(found)
      ? found.flatMap((item) => {
          const value = read(item);
          return value === undefined ? [] : [value];
        })
      : undefined;

type Readers<T> = { readonly [Key in keyof T]-?: Read<T[Key]> };

/** An object of whose fields those that are not what they have to be are as in `spare`; none where it has no spare. */
const fields =
  <T extends object>(readers: Readers<T>, spare: Partial<T> = {}): Read<T> =>
  (found) => {
    const known = { ...spare };
    const given = Object(found) as Partial<Record<keyof T, unknown>>;
    for (const key of Object.keys(readers) as (keyof T)[]) {
      const value = Object.hasOwn(given, key) ? readers[key](given[key]) : undefined;
      if (value !== undefined) known[key] = value;
      else if (!(key in spare)) return undefined;
    }
    return known as T;
  };

const texts = list(text);

const preferences = fields(
  {
    categories: texts,
    neighborhoods: texts,
    audience: orNone(oneOf('family', 'adults')),
    setting: orNone(oneOf('indoor', 'outdoor', 'both')),
    intensity: orNone(oneOf('adventurous', 'relaxing')),
    priceRange: orNone(fields<PriceRange>({ min: count, max: orNone(count) })),
    when: orNone(
      oneOf(
        'today',
        'tonight',
        'tomorrow',
        'weekend',
        'this-week',
        'this-month',
        'morning',
        'afternoon',
        'evening',
      ),
    ),
    days: list(count),
    interests: texts,
    party: orNone(count),
    youngest: orNone(count),
    excluded: fields({ categories: texts, neighborhoods: texts, interests: texts }, noPreferences.excluded),
  },
  noPreferences,
);

const question = orNone(oneOf('audience-and-setting', 'audience', 'setting', 'time'));

const conversation = fields<Conversation>(
  {
    stage: oneOf('greeting', 'asking-followup', 'showing-results'),
    preferences,
    turns: count,
    shown: texts,
    latest: texts,
    focus: orNone(text),
    asked: question,
    misses: count,
    said: texts,
  },
  newConversation,
);

const chip = fields<Chip>({
  slot: oneOf(...(Object.keys(noPreferences) as Chip['slot'][])),
  value: text,
  label: text,
});

const request: Read<TurnRequest> = (found) =>
  fields({ type: oneOf('text'), text })(found) ??
  fields({ type: oneOf('without'), chip })(found) ??
  fields({ type: oneOf('place') })(found);

const said = { id: text, text, timestamp: count };

const message: Read<Message> = (found) =>
  fields({ ...said, sender: oneOf('user') })(found) ??
  fields<BotMessage>({
    ...said,
    sender: oneOf('bot'),
    deals: list(fields({ slug: text, why: text })),
    quickReplies: texts,
    askedPreference: question,
    skipTextBubble: truth,
    followUpQuestion: orNone(text),
    options: texts,
    feedbackGiven: orNone(oneOf('good', 'bad')),
  })(found);

const chat = fields<Omit<ChatState, 'phase' | 'location'>>(
  {
    messages: list(message),
    conversation,
    unanswered: orNone(request),
    turn: count,
    needsLocation: truth,
    threadId: orNone(text),
    hostedThread: orNone(text),
  },
  newChat,
);

/** What a device has kept as a chat at rest; whatever of it is not of the shape is as in a new chat. */
export const parseStoredChat = (found: unknown): ChatState => ({ ...newChat, ...chat(found) });
