import type { FeedValue } from '../../../../data/schema/feedValue.ts';
import { columnKey, type FeedRow } from '../rows/feedRow.ts';

/** Reads a value of a row; empty if the row has none. */
export type ReadValue = (row: FeedRow) => string;

/** What is between the entries of a list; lines if the map does not say. */
export interface CompiledValue {
  readonly read: ReadValue;
  readonly separator: string;
}

/** The entries of a list. Those of a list in JSON or XML are lines, whatever else is between entries. */
export const entriesIn = (text: string, separator: string): string[] =>
  text.split('\n').flatMap((line) => line.split(separator));

/** Patterns see no more of a text, so that none of them takes long. */
const patternLength = 2000;

/** Makes a value of a map ready for many rows. */
export function compileValue(value: FeedValue): CompiledValue {
  if (typeof value === 'string' || Array.isArray(value)) return { read: firstOf(value), separator: '\n' };
  if ('value' in value) return { read: () => value.value, separator: '\n' };
  if ('template' in value) return { read: fillTemplate(value.template), separator: '\n' };
  const read = firstOf(value.from);
  const match = value.matches === undefined ? null : matching(value.matches);
  const look = value.values === undefined ? null : lookUp(value.values);
  return {
    read: (row) => {
      const text = read(row);
      const matched = match === null || text === '' ? text : match(text);
      return look === null || matched === '' ? matched : look(matched);
    },
    separator: value.split ?? '\n',
  };
}

/** Reads the first of several columns that is not empty. */
export function firstOf(columns: string | readonly string[]): ReadValue {
  const keys = [columns].flat().map(columnKey);
  const [key = ''] = keys;
  if (keys.length === 1) return (row) => row.get(key);
  return (row) => {
    for (const name of keys) {
      const text = row.get(name);
      if (text !== '') return text;
    }
    return '';
  };
}

/** Reads several columns as one text. */
export function allOf(columns: string | readonly string[]): ReadValue {
  const keys = [columns].flat().map(columnKey);
  return (row) =>
    keys
      .map((key) => row.get(key))
      .filter((text) => text !== '')
      .join(' ');
}

/** Tests the start of a text against a pattern of a map. */
export function tester(pattern: string): (text: string) => boolean {
  const expression = new RegExp(pattern, 'iu');
  return (text) => expression.test(text.slice(0, patternLength));
}

function matching(pattern: string): (text: string) => string {
  const expression = new RegExp(pattern, 'iu');
  return (text) => {
    const found = expression.exec(text.slice(0, patternLength));
    return (found?.[1] ?? found?.[0] ?? '').trim();
  };
}

function lookUp(values: Readonly<Record<string, string>>): (text: string) => string {
  const byName = new Map(Object.entries(values).map(([name, value]) => [name.trim().toLowerCase(), value]));
  return (text) => byName.get(text.trim().toLowerCase()) ?? '';
}

function fillTemplate(template: string): ReadValue {
  const parts = template.split(/\{([^{}]+)\}/);
  return (row) => {
    let isFilled = parts.length === 1;
    const text = parts.map((part, index) => {
      if (index % 2 === 0) return part;
      const value = row.get(columnKey(part));
      if (value !== '') isFilled = true;
      return value;
    });
    return isFilled ? text.join('').trim() : '';
  };
}
