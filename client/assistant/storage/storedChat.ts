import { type Conversation, newConversation } from '../conversation/conversation.ts';
import { type Chip, noPreferences } from '../conversation/preferences.ts';
import type { TurnRequest } from '../conversation/turn.ts';
import { type BotMessage, type ChatState, type Message, newChat } from '../state/chatState.ts';
import type { PriceRange } from '../understand/mention.ts';

/** Reads a value of a stored chat; `undefined` if it is of another type. */
type Read<T> = (stored: unknown) => T | undefined;

const text: Read<string> = (stored) => (typeof stored === 'string' ? stored : undefined);
const count: Read<number> = (stored) => (Number.isFinite(stored) ? (stored as number) : undefined);
const bool: Read<boolean> = (stored) => (typeof stored === 'boolean' ? stored : undefined);

const oneOf =
  <T extends string>(...words: readonly T[]): Read<T> =>
  (stored) =>
    words.find((word) => word === stored);

const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (stored) =>
    stored === null ? null : read(stored);

/** The items of a list that are of the right type. */
const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (stored) =>
    Array.isArray(stored)
      ? stored.flatMap((item) => {
          const value = read(item);
          return value === undefined ? [] : [value];
        })
      : undefined;

type Readers<T> = { readonly [Key in keyof T]-?: Read<T[Key]> };

/** An object. A field of the wrong type is replaced by its default; without a default the object is unreadable. */
const fields =
  <T extends object>(readers: Readers<T>, defaults: Partial<T> = {}): Read<T> =>
  (stored) => {
    const result = { ...defaults };
    const object = Object(stored) as Partial<Record<keyof T, unknown>>;
    for (const key of Object.keys(readers) as (keyof T)[]) {
      const value = Object.hasOwn(object, key) ? readers[key](object[key]) : undefined;
      if (value !== undefined) result[key] = value;
      else if (!(key in defaults)) return undefined;
    }
    return result as T;
  };

const texts = list(text);

const preferences = fields(
  {
    categories: texts,
    neighborhoods: texts,
    audience: nullable(oneOf('family', 'adults')),
    setting: nullable(oneOf('indoor', 'outdoor', 'both')),
    intensity: nullable(oneOf('adventurous', 'relaxing')),
    priceRange: nullable(fields<PriceRange>({ min: count, max: nullable(count) })),
    when: nullable(
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
    party: nullable(count),
    youngest: nullable(count),
    excluded: fields({ categories: texts, neighborhoods: texts, interests: texts }, noPreferences.excluded),
  },
  noPreferences,
);

const question = nullable(oneOf('audience-and-setting', 'audience', 'setting', 'time'));

const conversation = fields<Conversation>(
  {
    stage: oneOf('greeting', 'asking-followup', 'showing-results'),
    preferences,
    turns: count,
    shown: texts,
    latest: texts,
    focus: nullable(text),
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

const request: Read<TurnRequest> = (stored) =>
  fields({ type: oneOf('text'), text })(stored) ??
  fields({ type: oneOf('without'), chip })(stored) ??
  fields({ type: oneOf('place') })(stored);

const anyMessage = { id: text, text, timestamp: count };

const message: Read<Message> = (stored) =>
  fields({ ...anyMessage, sender: oneOf('user') })(stored) ??
  fields<BotMessage>({
    ...anyMessage,
    sender: oneOf('bot'),
    deals: list(fields({ slug: text, why: text })),
    quickReplies: texts,
    askedPreference: question,
    skipTextBubble: bool,
    followUpQuestion: nullable(text),
    options: texts,
    feedbackGiven: nullable(oneOf('good', 'bad')),
  })(stored);

const chat = fields<Omit<ChatState, 'phase' | 'location'>>(
  {
    messages: list(message),
    conversation,
    unanswered: nullable(request),
    turn: count,
    needsLocation: bool,
    threadId: nullable(text),
    hostedThread: nullable(text),
  },
  newChat,
);

/** `stored` as a chat between turns. What is unreadable in it is as in a new chat. */
export const parseStoredChat = (stored: unknown): ChatState => ({ ...newChat, ...chat(stored) });
