import {
  type Conversation,
  newConversation,
} from '../../../../../client/assistant/conversation/conversation.ts';
import {
  type AssistantKnowledge,
  createKnowledge,
} from '../../../../../client/assistant/conversation/knowledge.ts';
import { noPreferences, type Preferences } from '../../../../../client/assistant/conversation/preferences.ts';
import { noStatedTime } from '../../../../../client/assistant/conversation/statedTime.ts';
import type {
  AssistantAnswer,
  Turn,
  TurnContext,
  TurnRequest,
} from '../../../../../client/assistant/conversation/turn.ts';
import { updatePreferences } from '../../../../../client/assistant/conversation/updatePreferences.ts';
import { takeTurn } from '../../../../../client/assistant/takeTurn.ts';
import { parseMessage, type Understanding } from '../../../../../client/assistant/understand/parseMessage.ts';
import { careModel } from '../../../../../data/language/careModel.ts';
import { englishCare } from '../../../../../data/language/english/care.ts';
import { english } from '../../../../../data/language/english/english.ts';
import { spanishCare } from '../../../../../data/language/spanish/care.ts';
import { spanishIntroduction } from '../../../../../data/language/spanish/introduction.ts';
import { spanish } from '../../../../../data/language/spanish/spanish.ts';
import {
  type AssistantData,
  assistantDataVersion,
} from '../../../../../data/model/assistant/assistantData.ts';
import { createDealCalendar } from '../../../../../data/model/deals/dealCalendar.ts';
import type { DealRecord } from '../../../../../data/model/deals/dealRecord.ts';
import { sampleAssistantHead } from '../../../../support/chats.ts';
import { sampleDealData } from '../../../../support/dealData.ts';

/** The assistant's data of the sample city. */
export const sampleAssistantData = (fields: Partial<AssistantData> = {}): AssistantData => ({
  version: assistantDataVersion,
  head: sampleAssistantHead,
  timeZone: 'America/Los_Angeles',
  cityInFull: 'Springfield, Oregon',
  language: english,
  wares: ['', ''],
  related: ['gelato|ice cream=froyo|soft serve'],
  languages: [{ ...spanishIntroduction, path: '/assistant-es.json' }],
  asks: 'along',
  isSample: false,
  emergency: 'Please call 112.',
  helpLines: [
    { for: ['crisis'], name: 'Listeners', call: '116-123', text: 'HELLO to 55501', note: 'day and night' },
    {
      for: ['medical', 'crisis'],
      name: 'Emergency',
      call: '112',
      translations: { es: { name: 'Urgencias' } },
    },
    { for: ['abuse'], name: 'Shelter', text: 'SAFE to 55502' },
  ],
  care: [englishCare, spanishCare],
  careModel,
  askedOnly: [],
  elsewhere: ['Shelbyville'],
  landmarks: ['Isotopes'],
  footnotes: { device: 'From our deals.', hosted: 'From a model.' },
  categories: [
    { id: 'food', label: 'Food', words: ['restaurant', 'soup', 'pizza', 'sushi', 'dinner', 'coffee shop'] },
    {
      ...{ id: 'shows', label: 'Shows', scheduled: true },
      words: ['concert', 'jazz', 'comedy', 'theater', 'event'],
    },
    { id: 'errands', label: 'Errands', words: ['haircut', 'massage', 'repair'], errand: true },
  ],
  themes: [{ id: 'nightlife', label: 'Nightlife', words: ['bar', 'club', 'wine bar'], tags: ['late'] }],
  neighborhoods: [
    { id: 'old-town', label: 'Old Town', aliases: ['the old quarter'], at: { lat: 47.6, lon: -122.3 } },
    { id: 'harbor', label: 'Harbor', aliases: ['the port'], idioms: ['safe harbor'] },
    { id: 'charity', label: 'Charity', aliases: ['charity hill'], needsPlace: true },
  ],
  ...fields,
});

/** The assistant's knowledge of `deals` in the sample city. */
export function sampleKnowledge(
  deals: readonly DealRecord[] = [],
  fields?: Partial<AssistantData>,
): AssistantKnowledge {
  const data = sampleDealData({ deals });
  const calendar = createDealCalendar(data);
  const learn = () => createKnowledge(data, calendar, sampleAssistantData(fields), [spanish]);
  return fields ? learn() : { ...learnedOnce(JSON.stringify(deals), learn), data, calendar };
}

/** What is known of deals by their JSON, for the latest of them: to learn all words of a city takes long. */
const learned = new Map<string, AssistantKnowledge>();
function learnedOnce(deals: string, learn: () => AssistantKnowledge): AssistantKnowledge {
  const known = learned.get(deals) ?? learn();
  if (learned.size > 30) learned.clear();
  learned.set(deals, known);
  return known;
}

/** Friday morning, November 20 of 2026; the visitor's location is unknown. */
export const sampleContext: TurnContext = {
  now: Date.parse('2026-11-20T12:00:00Z'),
  place: null,
  seed: 0,
  page: null,
};

/** Preferences with only `fields` set. */
export const wishing = (fields: Partial<Preferences>): Preferences => ({ ...noPreferences, ...fields });

/** The first turn of a conversation in the sample city; `fields` replace its own. */
export const sampleTurn = (fields: Partial<Turn> = {}): Turn => ({
  language: 'en',
  knowledge: sampleKnowledge(),
  context: sampleContext,
  before: newConversation,
  text: '',
  understanding: null,
  intent: { type: 'find' },
  move: 'refine',
  isNearest: false,
  named: noStatedTime,
  ending: null,
  choices: [],
  questions: [],
  preferences: noPreferences,
  stage: 'greeting',
  openQuestion: null,
  asked: [],
  ...fields,
});

/** A request of a visitor; a string is a message. */
type Deed = string | TurnRequest;

const asRequest = (deed: Deed): TurnRequest =>
  typeof deed === 'string' ? { type: 'text', text: deed } : deed;

/** A conversation: the answers, and the conversation after each turn. */
export function talk(
  deeds: readonly Deed[],
  knowledge: AssistantKnowledge,
  context: TurnContext = sampleContext,
): { answers: AssistantAnswer[]; conversations: Conversation[]; last: AssistantAnswer } {
  const answers: AssistantAnswer[] = [];
  const conversations: Conversation[] = [];
  let conversation = newConversation;
  for (const deed of deeds) {
    const found = takeTurn(conversation, asRequest(deed), knowledge, context);
    conversation = found.conversation;
    answers.push(found.answer);
    conversations.push(conversation);
  }
  return { answers, conversations, last: answers.at(-1) as AssistantAnswer };
}

/** The slugs of the deals in an answer, in order. */
export const dealsOf = ({ deals }: AssistantAnswer) => deals.map(({ deal }) => deal.slug);

const language = sampleKnowledge();

/** The preferences that `text` sets as the first message of a conversation in the sample city. */
export function preferencesFrom(text: string): Partial<Preferences> {
  const found = updatePreferences(noPreferences, parseMessage(text, language.vocabulary), null);
  const isSet = ([slot, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(noPreferences[slot as keyof Preferences]);
  return Object.fromEntries(Object.entries(found).filter(isSet));
}

/** The understanding of `text` in the sample city. */
export const understood = (text: string): Understanding => parseMessage(text, language.vocabulary);

/** The vocabulary of the sample city. */
export const { vocabulary: sampleVocabulary } = language;
