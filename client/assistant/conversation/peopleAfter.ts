import type { Mention } from '../understand/mention.ts';
import type { Understanding } from '../understand/parseMessage.ts';
import { oldestChild } from '../understand/slots/people.ts';
import type { OpenQuestion } from './conversation.ts';
import type { Preferences } from './preferences.ts';

/**
 * "Just me" is one, and who comes without the children are fewer than before. Who drops the party, or looks for a present,
 * drops its guests.
 */
export function partyAfter(before: Preferences, { party, mentions }: Understanding): number | null {
  const isNamed = ({ slot, value, polarity }: Mention, other: Mention['slot'], wanted: string) =>
    slot === other && value === wanted && polarity === 'for';
  if (party !== null) return party;
  const isDropped = ({ slot, value, polarity }: Mention) =>
    polarity === 'against' &&
    (slot === 'occasion' ? value === before.occasion : before.interests.includes(value as string));
  const isNewGift =
    before.occasion !== 'gift' && mentions.some((mention) => isNamed(mention, 'occasion', 'gift'));
  if (mentions.some(isDropped) || isNewGift) return null;
  const occasion = mentions.find(({ slot }) => slot === 'occasion')?.value;
  const isAlone = mentions.some((mention) => isNamed(mention, 'occasion', 'solo'));
  if (isAlone && (before.party !== null || (occasion !== 'solo' && occasion !== 'gift'))) return 1;
  const isWithoutKids =
    before.audience === 'family' && mentions.some((mention) => isNamed(mention, 'audience', 'adults'));
  return isWithoutKids ? null : before.party;
}

type Ages = Pick<Preferences, 'youngest' | 'oldest'>;

/** The ages of the children who come, or of grown-ups without children. One more who comes along makes a wider range. */
export function agesAfter(
  before: Preferences,
  { children, adds }: Understanding,
  audience: Preferences['audience'],
): Ages {
  const fits = ({ youngest }: Ages) =>
    youngest === null || (audience === 'family' ? youngest <= oldestChild : youngest > oldestChild);
  const { youngest, oldest } = fits(before) ? before : { youngest: null, oldest: null };
  if (!children || !fits(children)) return { youngest, oldest };
  return adds === null
    ? children
    : {
        youngest: Math.min(children.youngest, youngest ?? children.youngest),
        oldest: Math.max(children.oldest, oldest ?? children.oldest),
      };
}

/**
 * "Both" as an answer to "family or adults" means that children are coming. A nephew of 22, for whom a present is sought, is no
 * child.
 */
export function audienceAfter(
  { audience: before, occasion, youngest }: Preferences,
  named: Preferences['audience'] | undefined,
  { takesEither, isGrownAnswer, adds, intent, words, children }: Understanding,
  asked: OpenQuestion | null,
): Preferences['audience'] {
  const isGrown = children !== null && children.youngest > oldestChild && adds !== 'also';
  if (occasion === 'gift' && before === 'family' && youngest === null && isGrown) return named ?? null;
  if (named !== undefined || before !== null) return named ?? before;
  if (children && children.youngest <= oldestChild) return 'family';
  // "What can you help me with" says nothing of who comes.
  const isAnswer = isGrownAnswer && intent.type !== 'help';
  if (isAnswer && (asked === 'audience' || asked === 'audience-and-setting')) return 'adults';
  // "Are kids coming along?" – "No."
  if (asked === 'audience' && intent.type === 'no') return 'adults';
  return asked === 'audience' && takesEither && adds !== null && words < 3 ? 'family' : null;
}
