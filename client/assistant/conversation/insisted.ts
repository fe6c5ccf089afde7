import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import type { FirmWish } from './preferences.ts';

const firmWishes: Readonly<Partial<Record<Mention['slot'], FirmWish>>> = {
  when: 'when',
  time: 'when',
  setting: 'setting',
  neighborhoods: 'neighborhoods',
  priceRange: 'priceRange',
};

/** What the visitor says again because it was not heard: the evening in "no, I said evenings". */
export const insistedMentions = ({
  mentions,
  rejections: { insistsFrom },
}: Pick<Understanding, 'mentions' | 'rejections'>): readonly Mention[] =>
  insistsFrom === null
    ? []
    : mentions.filter(
        ({ polarity, hardness, start }) => polarity === 'for' && hardness === 'must' && start >= insistsFrom,
      );

/** The wishes that are not given up after a message: those of before, and what it says again. */
export const firmAfter = (before: readonly FirmWish[], understanding: Understanding): FirmWish[] => [
  ...new Set([...before, ...insistedMentions(understanding).flatMap(({ slot }) => firmWishes[slot] ?? [])]),
];
