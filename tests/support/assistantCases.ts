import { readFileSync } from 'node:fs';
import type { AssistantAnswer } from '../../client/assistant/conversation/turn.ts';
import type { PriceRange } from '../../client/assistant/understand/mention.ts';
import { type AssistantCase, assistantCaseSchema, type Expectation } from './assistantCaseSchema.ts';

/** What an answer tells of the state of the conversation. */
export type AnswerState = Pick<AssistantAnswer, 'preferences' | 'stage' | 'reset' | 'asksLocation'>;

/** A conversation and its line in its file, from 1 on. */
export interface PlacedCase {
  readonly line: number;
  readonly example: AssistantCase;
}

/** A line of a set that cannot be right, and why. */
export interface SetFault {
  readonly line: number;
  readonly cause: string;
}

/** The conversations in lines of JSON, and the lines that are none or repeat an id. Empty lines are skipped. */
export function parseAssistantCases(text: string): { cases: PlacedCase[]; faults: SetFault[] } {
  const cases: PlacedCase[] = [];
  const faults: SetFault[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, written] of text.split('\n').entries()) {
    if (written.trim() === '') continue;
    const line = index + 1;
    const { example, causes } = parseCase(written);
    faults.push(...causes.map((cause) => ({ line, cause })));
    if (!example) continue;
    const first = lineOf.get(example.id);
    if (first !== undefined) faults.push({ line, cause: `id: "${example.id}" is that of line ${first} too` });
    else lineOf.set(example.id, line);
    cases.push({ line, example });
  }
  return { cases, faults };
}

function parseCase(written: string): { example?: AssistantCase; causes: readonly string[] } {
  try {
    const { data, error } = assistantCaseSchema.safeParse(JSON.parse(written));
    if (data) return { example: data, causes: [] };
    return { causes: error.issues.map(({ path, message }) => `${path.join('.') || 'line'}: ${message}`) };
  } catch (error) {
    return { causes: [`line: ${(error as Error).message}`] };
  }
}

/** The conversations of a file of JSON lines. Throws with all lines that are none. */
export function readAssistantCases(file: string): AssistantCase[] {
  const { cases, faults } = parseAssistantCases(readFileSync(file, 'utf8'));
  if (faults.length > 0)
    throw new Error(faults.map(({ line, cause }) => `${file}:${line} ${cause}`).join('\n'));
  return cases.map(({ example }) => example);
}

/** How what `answer` understood differs from `expect` and `forbid`; empty if it does not. */
export function mismatches(
  {
    expect: { preferences = {}, flags = {}, stage },
    forbid,
  }: { readonly expect: Expectation; readonly forbid?: AssistantCase['forbid'] | undefined },
  answer: AnswerState,
): string[] {
  const told = (slot: string) => (answer.preferences as unknown as Record<string, unknown>)[slot];
  return [
    ...Object.entries(preferences).flatMap(([slot, wanted]) => lacking(slot, told(slot), wanted)),
    ...Object.entries(forbid?.preferences ?? {}).flatMap(([slot, banned = []]) =>
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
  if (wanted === undefined) return [];
  const fault = `${slot} is ${JSON.stringify(told)}, not ${JSON.stringify(wanted)}`;
  if (Array.isArray(told)) {
    const { includes, equals } = wanted as { includes?: string[]; equals?: string[] };
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
