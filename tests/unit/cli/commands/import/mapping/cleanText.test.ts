import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  calmTitle,
  cleanLine,
  cleanParagraphs,
  cutText,
} from '../../../../../../cli/commands/import/mapping/cleanText.ts';
import { BadValue } from '../../../../../../cli/commands/import/mapping/rejection.ts';
import { line, paragraphs } from '../../../../../../data/schema/primitives.ts';
import { propertyRuns } from '../../../../../support/fullRun.ts';

describe('cli/commands/import/mapping/cleanText', () => {
  it.each([
    ['<b>Soup</b> &amp; bread', 'Soup & bread'],
    ['  Two\n words ', 'Two words'],
    ['<script>alert(1)</script>Soup', 'Soup'],
    ['Soup<script>alert(1)', 'Soup'],
    ['Soup<!-- secret', 'Soup'],
    ['**Bold** soup', 'Bold soup'],
    ['-20% today', '-20% today'],
    ['<p></p>', ''],
    ['`Soup\n\n`', 'Soup'],
  ])('reads %j as %j', (text, clean) => {
    expect(cleanLine(text, 'title')).toBe(clean);
  });

  it('keeps paragraphs apart', () => {
    expect(cleanParagraphs('<p>One</p><p>two<br>lines</p>\n\nThree', 'description')).toBe(
      'One\ntwo\nlines\n\nThree'.replaceAll(/(?<!\n)\n(?!\n)/g, ' '),
    );
  });

  it.each(['=HYPERLINK("x")', '=1+1', '+cmd("x")', '@SUM(A1)'])('refuses the formula %s', (text) => {
    expect(() => cleanLine(text, 'title')).toThrow(BadValue);
  });

  it('cuts after a word', () => {
    expect(cutText('one two three', 20)).toBe('one two three');
    expect(cutText('one two three', 10)).toBe('one two…');
    expect(cutText('a'.repeat(30), 10)).toBe(`${'a'.repeat(9)}…`);
  });

  it.each([
    ['HUGE SALE ON TACOS', 'Huge Sale on Tacos'],
    ['THE BBQ AT JOE’S', 'The BBQ at Joe’s'],
    ['VIP TOUR WITH 2FOR1', 'VIP Tour with 2FOR1'],
    ['NASA', 'NASA'],
    ['A quiet Title', 'A quiet Title'],
  ])('writes %s as %s', (shouted, calm) => {
    expect(calmTitle(shouted)).toBe(calm);
  });

  it('makes any text one that a deal can have, or refuses it', () => {
    const pieces = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '<b>',
        '</b>',
        '<script>',
        '&amp;',
        '&lt;',
        '**',
        '[a](b)',
        '\n\n',
        '\0',
        '<!--',
        'soup ',
        '`',
        '_',
      ),
    );
    fc.assert(
      fc.property(fc.array(pieces), fc.integer({ min: 10, max: 80 }), (parts, max) => {
        const text = parts.join('');
        try {
          const clean = cutText(cleanLine(text, 'title'), max);
          const long = cutText(cleanParagraphs(text, 'description'), 4000);
          if (clean !== '') expect(line(max).safeParse(clean).error?.issues ?? []).toEqual([]);
          if (long !== '') expect(paragraphs(4000).safeParse(long).error?.issues ?? []).toEqual([]);
        } catch (error) {
          if (!(error instanceof BadValue)) throw error;
        }
      }),
      propertyRuns(1000),
    );
  });
});
