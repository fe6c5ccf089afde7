import type { z } from 'zod';
import { findMarkup, plainTextOf } from './markup.ts';

/** A longer text is not repeated in a hint. */
const maxHint = 240;

/**
 * A check of zod that refuses HTML and Markdown in a text of at most `max` characters, with the plain text as a hint:
 * pages show texts as they are written.
 */
export const isPlainText =
  (max: number): z.core.CheckFn<string> =>
  ({ value, issues }) => {
    const markup = value.length <= max ? findMarkup(value) : null;
    if (markup === null) return;
    const written = JSON.stringify(shortened(markup.written, 40));
    const what = markup.kind === 'Markdown' ? `Markdown, ${written}` : `the ${markup.kind} ${written}`;
    issues.push({
      code: 'custom',
      input: value,
      message: 'plain text without HTML and Markdown',
      params: {
        isMarkup: true,
        problem: `contains ${what}, which visitors would read as it is`,
        hint: hintFor(value, markup.index),
      },
    });
  };

/** The plainest markup as a pattern, so that editors can mark it. It refuses nothing that `isPlainText` allows. */
const plainMarkup = [
  '<[A-Za-z!?/][^>]*>',
  '&(?:amp|lt|gt|quot|apos|nbsp|#\\d{1,7});',
  '\\*\\*[A-Za-z](?:[^*\\n]*[^\\s*])?\\*\\*',
  '\\[[^[\\]\\n]*\\]\\([^()\\s]*\\)',
].join('|');

/** A part of `isPlainText` in JSON Schema. */
export const plainTextRule = {
  allOf: [
    {
      pattern: `^(?![\\s\\S]*(?:${plainMarkup}))`,
      patternErrorMessage: 'Visitors read this text as it is: write it without HTML and Markdown.',
    },
  ],
};

/** The whole plain text, or that of the paragraph in which the markup is. */
function hintFor(value: string, index: number): string {
  const paragraph = value.length <= maxHint ? value : paragraphAt(value, index);
  const plain = plainTextOf(paragraph);
  if (plain === null) return 'Remove it.';
  return plain.length <= maxHint
    ? `Write ${JSON.stringify(plain)}.`
    : 'Remove it, here and in the rest of the text.';
}

function paragraphAt(value: string, index: number): string {
  const start = value.lastIndexOf('\n', index) + 1;
  const end = value.indexOf('\n', index + 1);
  return value.slice(start, end < 0 ? undefined : end);
}

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;
