import { readFileSync } from 'node:fs';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';
import type { PriceRange } from '../../client/assistant/understand/mention.ts';

/** What a list must contain: at least these items, or exactly these in any order. */
type Wanted = { readonly includes: readonly string[] } | { readonly equals: readonly string[] };

/** An example conversation, and what the assistant must have understood after its last turn. */
export interface AssistantCase {
  readonly id: string;
  readonly why: string;
  readonly turns: readonly string[];
  readonly expect: {
    readonly preferences?: Readonly<Record<string, Wanted | Partial<PriceRange> | string | number | null>>;
    readonly flags?: Partial<Pick<AssistantAnswer, 'reset' | 'asksLocation'>>;
    readonly stage?: AssistantAnswer['stage'];
  };
  readonly forbid?: { readonly preferences?: Readonly<Record<string, readonly unknown[]>> };
}

/** The example conversations of a file of JSON lines. */
export const readAssistantCases = (file: string): AssistantCase[] =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** How `answer` differs from `expect` and `forbid`; empty if it does not. */
export function mismatches(
  { expect: { preferences = {}, flags = {}, stage }, forbid }: Pick<AssistantCase, 'expect' | 'forbid'>,
  answer: Pick<AssistantAnswer, 'preferences' | 'stage' | 'reset' | 'asksLocation'>,
): string[] {
  const told = (slot: string) => (answer.preferences as unknown as Record<string, unknown>)[slot];
  return [
    ...Object.entries(preferences).flatMap(([slot, wanted]) => lacking(slot, told(slot), wanted)),
    ...Object.entries(forbid?.preferences ?? {}).flatMap(([slot, banned]) =>
      banned
        .filter((value) => isBanned(slot, told(slot), value))
        .map((value) => `${slot} must not be ${JSON.stringify(value)}`),
    ),
    ...Object.entries(flags)
      .filter(([flag, value]) => answer[flag as keyof typeof flags] !== value)
      .map(([flag, value]) => `${flag} is not ${value}`),
    ...(stage && stage !== answer.stage ? [`stage is ${answer.stage}, not ${stage}`] : []),
  ];
}

function lacking(slot: string, told: unknown, wanted: unknown): string[] {
  const fault = `${slot} is ${JSON.stringify(told)}, not ${JSON.stringify(wanted)}`;
  if (Array.isArray(told)) {
    const { includes, equals } = wanted as { includes?: string[]; equals?: string[] };
    if (!Array.isArray(includes ?? equals))
      throw new Error(`${slot} is a list: say what it includes or equals`);
    const has = (value: string) => told.some((kept) => isSameTopic(slot, kept, value));
    const isWhole = (includes ?? equals ?? []).every(has) && (!equals || told.length === equals.length);
    return isWhole ? [] : [fault];
  }
  if (wanted !== null && typeof wanted === 'object')
    return isRange(told) && Object.entries(wanted).every(([end, value]) => told[end as 'min'] === value)
      ? []
      : [fault];
  return told === wanted ? [] : [fault];
}

function isBanned(slot: string, told: unknown, value: unknown): boolean {
  if (Array.isArray(told)) return told.some((kept) => isSameTopic(slot, kept, value as string));
  if (value === null || typeof value !== 'object') return told === value;
  return isRange(told) && Object.entries(value).every(([end, amount]) => told[end as 'min'] === amount);
}

const isRange = (told: unknown): told is PriceRange => typeof told === 'object' && told !== null;

/** Of topics, case and plural do not matter, and a phrase with the word counts. */
function isSameTopic(slot: string, kept: string, value: string): boolean {
  if (slot !== 'interests') return kept === value;
  const plain = (words: string) => ` ${words.toLowerCase().replace(/(?<=\w)s(?!\S)/g, '')} `;
  return plain(kept).includes(plain(value));
}
