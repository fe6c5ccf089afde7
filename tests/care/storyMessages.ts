import { seededRandom } from '../support/seededRandom.ts';
import type { CareMessage } from './careCorpus.ts';

/** How many stories are told with a need in them, and how many without. */
const ofEach = 700;

/** Sentences of more words make a story by themselves. */
const mostWordsOfSentence = 25;

/** Of the messages that resemble those of people in need, and of those in need, so many are told. */
const shareOfAlike = 0.3;

/** Most people end sentences; who dictates goes on and on. */
const joints = ['. ', '. ', '. ', '. ', ', ', ' and ', ' y ', ' so ', ' '];

/**
 * Long stories put together from harmless sentences of `messages`: half of them with one that tells a need somewhere
 * in between, half without. Always the same for the same.
 */
export function storyMessages(messages: readonly CareMessage[]): CareMessage[] {
  const random = seededRandom(3);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)];
  // What is hard by itself teaches little of stories, so most sentences are plain ones.
  const isTold = ({ from }: CareMessage) => from !== 'alike' || random() < shareOfAlike;
  const sentences = messages.filter(
    ({ text, from }) => from !== 'random' && text.split(' ').length <= mostWordsOfSentence,
  );
  const harmless = sentences.filter((message) => message.care === null && isTold(message));
  const cries = sentences.filter((message) => message.care !== null && isTold(message));
  const story = (cry: CareMessage | undefined): CareMessage => {
    const told = Array.from({ length: 2 + Math.floor(random() * 9) }, () => pick(harmless)?.text ?? '');
    if (cry) told.splice(Math.floor(random() * (told.length + 1)), 0, cry.text);
    const joint = pick(joints) ?? '. ';
    return { text: told.join(joint), care: cry?.care ?? null, from: 'story' };
  };
  return Array.from({ length: ofEach }, () => [story(pick(cries)), story(undefined)]).flat();
}
