import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { careFeaturesVersion } from '../../client/assistant/care/careFeatures.ts';
import { plainWords } from '../../client/assistant/care/careParts.ts';
import type { CareKind } from '../../data/language/care.ts';
import { englishCare } from '../../data/language/english/care.ts';
import { english } from '../../data/language/english/english.ts';
import { spanishCare } from '../../data/language/spanish/care.ts';
import { spanish } from '../../data/language/spanish/spanish.ts';
import { hash32 } from '../../data/model/hash32.ts';
import { seededRandom } from '../support/seededRandom.ts';
import { composedMessages } from './composedMessages.ts';
import { situationMessages } from './situationMessages.ts';

/** A message, and what help its writer needs. */
export interface CareMessage {
  readonly text: string;
  /** `null` for none. */
  readonly care: CareKind | null;
  /** Said in passing rather than plainly; absent if nobody has judged it. */
  readonly direct?: boolean;
  /**
   * Where it comes from: what people wrote, in need or nearly in the same words, sentences put together, situations told in many
   * words, conversations of visitors without needs, what visitors ask about a deal, long stories put together from these, or
   * words at random.
   */
  readonly from: 'alike' | 'composed' | 'situation' | 'conversation' | 'question' | 'story' | 'random';
}

const folder = path.join('tests', 'fixtures', 'care');
const compositions = path.join(folder, 'compositions.json');
const conversations = path.join('tests', 'fixtures', 'assistant');
const questions = path.join(folder, 'questions.txt');

/** All that is learned from; a text that somebody in need wrote is in no other part. */
export function trainingMessages(): CareMessage[] {
  const alike = filesIn(folder).flatMap((file) =>
    messagesOf(file, file.endsWith('ordinary.jsonl') ? 'conversation' : 'alike'),
  );
  const known = new Set(alike.map(({ text }) => text));
  const turns = [
    ...[conversations, path.join(conversations, 'sets')]
      .flatMap(filesIn)
      .flatMap((file) => harmlessTurns(linesOf(file))),
    ...filesIn(path.join(conversations, 'turns')).flatMap((file) => askedTexts(linesOf(file))),
  ].filter((text) => text.trim() !== '' && !known.has(text));
  const quiet =
    (from: CareMessage['from']) =>
    (text: string): CareMessage => ({ text, care: null, from });
  return [
    ...alike,
    ...composedMessages(compositions),
    ...situationMessages(path.join(folder, 'situations.json'), compositions),
    ...[...new Set(turns)].map(quiet('conversation')),
    ...dealQuestions(false)
      .filter((text) => !known.has(text))
      .map(quiet('question')),
    ...randomWishes(1000).map(quiet('random')),
  ];
}

/** What visitors say in conversations, but in those about needs, which test whether needs are recognized. */
export const harmlessTurns = (
  conversations: readonly { readonly group?: string; readonly turns: readonly string[] }[],
): string[] => conversations.filter(({ group }) => group !== 'care').flatMap(({ turns }) => turns);

/** What visitors ask about deals and the site. Wishes are left out: some tell of a need that nobody has judged. */
const askedTexts = (turns: readonly { readonly act: string; readonly text: string }[]): string[] =>
  turns.filter(({ act }) => asking.has(act)).map(({ text }) => text);

const asking: ReadonlySet<string> = new Set(['fact', 'plan', 'site']);

/**
 * What visitors ask about deals, none of them in need; each message once, however it is spelled. Of these
 * a fifth is held out, and nothing is learned from it.
 */
export function dealQuestions(isHeldOut: boolean): string[] {
  const asked = readFileSync(questions, 'utf8').trim().split('\n');
  const byWords = new Map(asked.map((text) => [plainWords(text), text]));
  return [...byWords].filter(([words]) => (hash32(words) % 5 === 0) === isHeldOut).map(([, text]) => text);
}

/** Messages that nothing is learned from, by the name of their file. */
export const heldOutMessages = (name: string): CareMessage[] => {
  const file = path.join(folder, 'held-out', `${name}.jsonl`);
  return existsSync(file) ? messagesOf(file, 'alike') : [];
};

/** The hash of `messages` and of all else that the weights follow from. */
export const hashOfTraining = (messages: readonly CareMessage[]): number =>
  hash32(
    JSON.stringify([
      careFeaturesVersion,
      [englishCare, spanishCare].map(({ words }) => words),
      messages.filter(({ from }) => hashed.has(from)).map(({ text, care }) => [text, care]),
    ]),
  );

const hashed: ReadonlySet<CareMessage['from']> = new Set(['alike', 'composed', 'situation', 'question']);

/** So many messages of words for deals, as nobody would write them. */
function randomWishes(count: number): string[] {
  const random = seededRandom(11);
  const inSlots = ({ slots }: Pick<typeof english, 'slots'>) =>
    Object.values(slots).flatMap((values) => Object.values(values));
  const words = [
    [...inSlots(english), english.topics],
    [...inSlots(spanish), ...Object.values(spanish.glossary)],
  ].map((lists) => lists.flatMap((list) => list.split('|')));
  const links =
    'the a for with in no not and or near my i want we under 2 kids tonight la el para con en no y o mi de quiero niños hoy'.split(
      ' ',
    );
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return Array.from({ length: count }, () => {
    const language = words[Math.floor(random() * words.length)] ?? [];
    const length = 1 + Math.floor(random() * 16);
    return Array.from({ length }, () => pick(random() < 0.3 ? links : language)).join(' ');
  });
}

const filesIn = (directory: string): string[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .map((name) => path.join(directory, name));

const messagesOf = (file: string, from: CareMessage['from']): CareMessage[] =>
  linesOf<Omit<CareMessage, 'from'>>(file).map((message) => ({ ...message, from }));

const linesOf = <Line>(file: string): Line[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
