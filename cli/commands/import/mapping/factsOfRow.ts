import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { FeedRow } from '../rows/feedRow.ts';
import { cleanLine, cutText } from './cleanText.ts';
import { compileValue, entriesIn } from './feedValues.ts';

const listFacts = new Set(['access.features', 'diet', 'fulfillment', 'languages', 'bring']);
const switchFacts = new Set(['access.stepFree', 'booking.required']);
const maxNote = 120;
const maxThing = 60;

/** Whether a text says yes or no; `null` if it says neither. */
export function yesOrNo(text: string): boolean | null {
  if (/^(?:1|y|yes|true|on|si|sí|ja|oui)$/i.test(text)) return true;
  return /^(?:0|n|no|false|off|nein|non)$/i.test(text) ? false : null;
}

/** Reads the facts of rows; empty if a row has none. */
export function compileFacts(
  facts: NonNullable<FeedMap['facts']>,
): (row: FeedRow) => Record<string, unknown> {
  const readers = Object.entries(facts).map(([path, value]) => ({ path, ...compileValue(value) }));
  return (row) => {
    const found: Record<string, unknown> = {};
    for (const { path, read, separator } of readers) {
      const value = factValue(path, read(row), separator);
      if (value !== null) setFact(found, path, value);
    }
    return found;
  };
}

function factValue(path: string, value: string, separator: string): unknown {
  const field = `facts.${path}`;
  if (listFacts.has(path) && value !== '') {
    return entriesIn(value, separator)
      .map((entry) => cutText(cleanLine(entry, field), maxThing))
      .filter((entry) => entry !== '');
  }
  const text = cleanLine(value, field);
  if (text === '') return null;
  if (switchFacts.has(path)) return yesOrNo(text);
  return /^\d{1,6}$/.test(text) ? Number(text) : cutText(text, maxNote);
}

function setFact(facts: Record<string, unknown>, path: string, value: unknown): void {
  const [group = '', name] = path.split('.');
  if (name === undefined) facts[group] = value;
  else facts[group] = { ...(facts[group] as object | undefined), [name]: value };
}
