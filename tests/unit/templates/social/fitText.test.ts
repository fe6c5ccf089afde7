import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText, type TextBox } from '../../../../templates/social/fitText.ts';

/** Every character is half as wide as it is high. */
const measure = (text: string) => [...text].length / 2;
const box: TextBox = { width: 500, height: 240, lines: 4, largest: 100, smallest: 40, leading: 1 };

describe('templates/social/fitText', () => {
  it('sets a short text in its largest letters', () => {
    expect(fitText('Soup', box, measure)).toEqual({ size: 100, lines: ['Soup'] });
  });

  it('breaks a text in lines of about the same length', () => {
    expect(fitText('Two square pizzas and two pints', box, measure).lines).toEqual([
      'Two square',
      'pizzas and',
      'two pints',
    ]);
  });

  it('leaves no short word alone for somewhat larger letters', () => {
    expect(fitText('All deals in Springfield', box, measure).lines).toEqual(['All deals in', 'Springfield']);
  });

  it('takes no more lines than the largest letters need', () => {
    const wide = { ...box, width: 1000, largest: 60 };
    expect(fitText('A guide who knows which deal fits tonight', wide, measure).lines).toHaveLength(2);
  });

  it('cuts a word that is too long for a line, and loses nothing of it', () => {
    const word = 'abcdefghij'.repeat(6);
    const { size, lines } = fitText(word, box, measure);

    expect(size).toBeGreaterThanOrEqual(box.smallest);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(word);
  });

  it('ends a text that is too long with an ellipsis', () => {
    const text = Array.from({ length: 40 }, (_, index) => `word${index},`).join(' ');
    const { lines } = fitText(text, box, measure);

    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/word\d+…$/);
  });

  it('has no lines without text', () => {
    expect(fitText('', box, measure).lines).toEqual([]);
  });

  it('stays in its box, and keeps a text whole that it does not end with an ellipsis', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,40}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 1, max: 4 }), (list, lineCount) => {
        const text = list.join(' ');
        const { size, lines } = fitText(text, { ...box, lines: lineCount }, measure);

        expect(size).toBeGreaterThanOrEqual(box.smallest);
        expect(size).toBeLessThanOrEqual(box.largest);
        expect(lines.length).toBeLessThanOrEqual(lineCount);
        expect(lines.length * size * box.leading).toBeLessThanOrEqual(box.height);
        for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(box.width);
        const set = lines.join('').replaceAll(' ', '');
        const whole = text.replaceAll(' ', '');
        if (set.endsWith('…')) expect(whole.startsWith(set.slice(0, -1))).toBe(true);
        else expect(set).toBe(whole);
      }),
    );
  });
});
