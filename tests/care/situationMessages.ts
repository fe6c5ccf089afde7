import { readFileSync } from 'node:fs';
import { seededRandom } from '../support/seededRandom.ts';
import type { CareMessage } from './careCorpus.ts';
import type { Compositions } from './composedMessages.ts';
import { fillWords } from './fillWords.ts';

/** How many messages are made of each situation. */
const ofEach = 12;

/** Of these, so many have something before and after them. */
const shareBeside = 0.3;

/**
 * What `situations` tell, by kind ("" for none that needs help), each in several words and by several people. Always the
 * same for the same.
 */
export function situationMessages(situations: string, compositions: string): CareMessage[] {
  const { words, before, after } = JSON.parse(readFileSync(compositions, 'utf8')) as Compositions;
  const told = JSON.parse(readFileSync(situations, 'utf8')) as Compositions['says'];
  const random = seededRandom(13);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const filled = fillWords(words, pick);
  const message = (situation: string) =>
    filled(random() < shareBeside ? `${pick(before)}${situation}${pick(after)}` : situation);
  const messages = (situation: string) => new Set(Array.from({ length: ofEach }, () => message(situation)));
  return Object.entries(told).flatMap(([kind, all]) =>
    all.flatMap((situation) =>
      [...messages(situation)].map(
        (text): CareMessage => ({ text, care: (kind || null) as CareMessage['care'], from: 'situation' }),
      ),
    ),
  );
}
