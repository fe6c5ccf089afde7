import { assistantDataVersion } from './assistantData.ts';
import type { AnswerFormat } from './modelAnswer.ts';

/**
 * What a model is told with each question: instructions, in which `timeMark` stands for the time, and the format of the answer, in
 * which `idMark` stands for the ids of deals.
 */
export interface HostedBrief {
  readonly instructions: string;
  readonly format: AnswerFormat;
}

export const timeMark = '{now}';
export const idMark = '{id}';

/** The content of the file with it, which browsers load if they ask a model themselves. */
export interface HostedBriefFile {
  readonly version: typeof assistantDataVersion;
  readonly brief: HostedBrief;
}

export const hostedBriefPath = '/assistant-model.json';

/** The file in parsed JSON; `null` if it is something else, or of another version. */
export function readHostedBrief(json: unknown): HostedBrief | null {
  const sent = json as Partial<HostedBriefFile> | null;
  return (sent?.version === assistantDataVersion && sent.brief) || null;
}

/** `brief` for a question at `now` (epoch milliseconds) about the deals with `ids`; at least one. */
export const briefAt = (
  { instructions, format }: HostedBrief,
  ids: readonly string[],
  timeZone: string,
  now: number,
): HostedBrief => ({
  instructions: instructions.replace(timeMark, () => timeForModels(timeZone, now)),
  format: JSON.parse(
    JSON.stringify(format).replaceAll(`"${idMark}"`, () => ids.map((id) => JSON.stringify(id)).join()),
  ),
});

/** The time `now` (epoch milliseconds) in a city, such as "Friday, November 20, 2026 at 9:00 PM": the instructions are in English. */
export const timeForModels = (timeZone: string, now: number): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(now);
