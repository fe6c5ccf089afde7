import type { Caution, Occasion } from '../../../data/language/occasionWords.ts';
import type { Need } from '../../../data/model/deals/needs.ts';
import type { DateRange } from '../../../data/model/time/dateRange.ts';
import type { HoursOfDay } from '../../../data/model/time/partOfDay.ts';
import { type Conversation, type HistoryEntry, newConversation } from '../conversation/conversation.ts';
import { type Chip, noPreferences } from '../conversation/preferences.ts';
import type { TurnRequest } from '../conversation/turn.ts';
import { type BotMessage, type ChatState, type Message, newChat } from '../state/chatState.ts';
import type { PriceRange } from '../understand/mention.ts';

/** Reads a value of a stored chat; `undefined` if it is not of the type. */
type Read<T> = (value: unknown) => T | undefined;

const text: Read<string> = (value) => (typeof value === 'string' ? value : undefined);
const count: Read<number> = (value) => (Number.isFinite(value) ? (value as number) : undefined);
const flag: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

const oneOf =
  <T extends string>(...values: readonly T[]): Read<T> =>
  (value) =>
    values.find((candidate) => candidate === value);

const orNull =
  <T>(read: Read<T>): Read<T | null> =>
  (value) =>
    value === null ? null : read(value);

/** Drops invalid items. */
const list =
  <T>(read: Read<T>): Read<readonly T[]> =>
  (value) =>
    Array.isArray(value)
      ? value.flatMap((item) => {
          const valid = read(item);
          return valid === undefined ? [] : [valid];
        })
      : undefined;

type Readers<T> = { readonly [Key in keyof T]-?: Read<T[Key]> };

/** An object with these fields. Invalid fields are replaced by `defaults`; without a default the whole object is invalid. */
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

const date: Read<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && Date.parse(value) >= 0 ? value : undefined;

const statedRange = fields<PriceRange>({ min: count, max: orNull(count) } as Readers<PriceRange>);

/** Most prices are not for so many people, nor vague. */
const priceRange: Read<PriceRange> = (value) => {
  const range = statedRange(value);
  const { people, near, isVague, isAssumed } = (value ?? {}) as Partial<PriceRange>;
  return (
    range && {
      ...range,
      ...(count(people) && { people }),
      ...(count(near) && { near }),
      ...(isVague === true && { isVague }),
      ...(isAssumed === true && { isAssumed }),
    }
  );
};

const preferences = fields(
  {
    categories: texts,
    neighborhoods: texts,
    audience: orNull(oneOf('family', 'adults')),
    setting: orNull(oneOf('indoor', 'outdoor', 'both')),
    intensity: orNull(oneOf('adventurous', 'relaxing')),
    priceRange: orNull(priceRange),
    when: orNull(
      oneOf(
        'now',
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
    part: orNull(oneOf('morning', 'afternoon', 'evening', 'late')),
    isToday: flag,
    dates: orNull(fields<DateRange>({ first: date, last: date })),
    hours: orNull(fields<HoursOfDay>({ from: count, to: count })),
    interests: texts,
    party: orNull(count),
    youngest: orNull(count),
    oldest: orNull(count),
    needs: texts as Read<readonly Need[]>,
    firm: list(oneOf('when', 'setting', 'neighborhoods', 'priceRange')),
    // Their names come from the language, which may have other ones by now.
    occasion: orNull(text as Read<Occasion>),
    plan: orNull(oneOf('day', 'evening')),
    cautions: list(text as Read<Caution>),
    excluded: fields(
      { categories: texts, neighborhoods: texts, interests: texts, aversions: texts, deals: texts },
      noPreferences.excluded,
    ),
  },
  noPreferences,
);

const question = oneOf('audience-and-setting', 'audience', 'setting', 'time', 'area', 'budget');

const chip = fields<Chip>({
  slot: oneOf(...(Object.keys(noPreferences) as Chip['slot'][])),
  value: text,
  label: text,
});

// A chat that is read again has forgotten that its latest answer listed deals by their ends.
const conversation = fields<Omit<Conversation, 'ending'>>(
  {
    stage: oneOf('greeting', 'asking-followup', 'showing-results'),
    language: orNull(text),
    preferences,
    chips: list(chip),
    turns: count,
    shown: texts,
    latest: texts,
    focus: orNull(text),
    talked: texts,
    nights: orNull(count),
    page: orNull(text),
    asked: orNull(question),
    question: orNull(text),
    questions: list(question),
    misses: count,
    history: list(fields<HistoryEntry>({ preferences, deals: texts })),
    said: texts,
  },
  newConversation,
);

const request: Read<TurnRequest> = (value) =>
  fields({ type: oneOf('text'), text })(value) ??
  fields({ type: oneOf('without'), chip })(value) ??
  fields({ type: oneOf('place') })(value);

type StoredDeal = BotMessage['deals'][number];

const plainDeal = fields<Omit<StoredDeal, 'isForChildren'>>(
  { slug: text, why: text, day: orNull(text) },
  { day: null },
);

/** Most deals are shown with all of their times. */
const shownDeal: Read<StoredDeal> = (value) => {
  const deal = plainDeal(value);
  const { isForChildren } = (value ?? {}) as Partial<StoredDeal>;
  return deal && { ...deal, ...(isForChildren === true && { isForChildren }) };
};

const messageFields = { id: text, text, timestamp: count };

const message: Read<Message> = (value) =>
  fields({ ...messageFields, sender: oneOf('user') })(value) ??
  fields<BotMessage>(
    {
      ...messageFields,
      sender: oneOf('bot'),
      language: orNull(text),
      deals: list(shownDeal),
      quickReplies: texts,
      askedPreference: orNull(question),
      skipTextBubble: flag,
      followUpQuestion: orNull(text),
      options: texts,
      feedbackGiven: orNull(oneOf('good', 'bad')),
      about: orNull(text),
      page: orNull(text),
      origin: orNull(fields({ label: text, sources: list(fields({ slug: text, fields: text })) })),
    },
    { language: null, about: null, page: null, origin: null },
  )(value);

const chat = fields<Omit<ChatState, 'phase' | 'location'>>(
  {
    messages: list(message),
    conversation,
    unanswered: orNull(request),
    turn: count,
    needsLocation: flag,
    threadId: orNull(text),
    hostedThread: orNull(text),
  },
  newChat,
);

/** Reads a stored chat. Whatever is not valid is as in a new chat. */
export const parseStoredChat = (stored: unknown): ChatState => ({ ...newChat, ...chat(stored) });
