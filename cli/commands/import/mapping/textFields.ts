import type { FeedMap } from '../../../../data/schema/feedMap.ts';
import type { FeedRow } from '../rows/feedRow.ts';
import { calmTitle, cleanLine, cleanParagraphs, cutText } from './cleanText.ts';
import { yesOrNo } from './factsOfRow.ts';
import { compileValue, entriesIn } from './feedValues.ts';
import { BadValue } from './rejection.ts';

type Fields = FeedMap['fields'];

const lineLengths = { goodFor: 60, imageAlt: 160 } as const;
const listLengths = {
  included: { entry: 120, entries: 12 },
  restrictions: { entry: 160, entries: 12 },
  tags: { entry: 40, entries: 16 },
} as const;
const switches = ['familyFriendly', 'adultsOnly', 'outdoor', 'featured'] as const;
const maxLength = { title: 80, summary: 160, description: 4000, goodToKnow: 1200 } as const;

/** Reads the fields of a deal that are texts, lists of texts, or yes or no. */
export function compileTexts(fields: Fields): (row: FeedRow) => Record<string, unknown> {
  const readMain = compileMainTexts(fields);
  const readOthers = compileOtherTexts(fields);
  return (row) => ({ ...readMain(row), ...readOthers(row) });
}

/** Title, summary and description: each falls back to the next. */
function compileMainTexts(fields: Fields) {
  const readTitle = compileValue(fields.title).read;
  const readSummary = reader(fields.summary);
  const readDescription = reader(fields.description);
  return (row: FeedRow) => {
    const title = cutText(calmTitle(cleanLine(readTitle(row), 'title')), maxLength.title);
    if (title === '') throw new BadValue('missing', 'title', null, 'The row has no title.');
    const said = cleanParagraphs(readDescription(row), 'description');
    const short = cleanLine(readSummary(row), 'summary') || said.replace(/\s+/g, ' ') || title;
    const summary = cutText(short, maxLength.summary);
    return { title, summary, description: cutText(said || short, maxLength.description) };
  };
}

function compileOtherTexts(fields: Fields) {
  const readers: ((row: FeedRow, found: Record<string, unknown>) => void)[] = [];
  const add = (key: keyof Fields, toField: (text: string, separator: string) => unknown) => {
    const value = fields[key];
    if (value === undefined) return;
    const { read, separator } = compileValue(value);
    readers.push((row, found) => {
      const result = toField(read(row), separator);
      if (result !== '' && result !== null) found[key] = result;
    });
  };
  for (const key of ['goodFor', 'imageAlt'] as const) {
    add(key, (text) => cutText(cleanLine(text, key), lineLengths[key]));
  }
  for (const key of ['included', 'restrictions', 'tags'] as const) {
    add(key, (text, separator) => listOf(text, separator, key));
  }
  for (const key of switches) add(key, yesOrNo);
  add('goodToKnow', (text) => cutText(cleanParagraphs(text, 'goodToKnow'), maxLength.goodToKnow));
  add('couponCode', (text) =>
    /^[\p{L}\p{N}_.+!#*-]{2,40}$/u.test(text) && !/^n\/?a$/i.test(text) ? text : null,
  );
  return (row: FeedRow) => {
    const found: Record<string, unknown> = {};
    for (const read of readers) read(row, found);
    return found;
  };
}

function listOf(text: string, separator: string, key: keyof typeof listLengths): string[] | null {
  const { entry, entries } = listLengths[key];
  const all = entriesIn(text, separator)
    .map((part) => cutText(cleanLine(key === 'tags' ? part.toLowerCase() : part, key), entry))
    .filter((part) => part !== '');
  return all.length === 0 ? null : [...new Set(all)].slice(0, entries);
}

/** Reads an optional value; empty if the map does not have it. */
export const reader = (value: Fields[keyof Fields]): ((row: FeedRow) => string) =>
  value === undefined ? () => '' : compileValue(value).read;
