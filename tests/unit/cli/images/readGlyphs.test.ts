import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGlyphs } from '../../../../cli/images/readGlyphs.ts';
import { typefaces } from '../../../../templates/social/typefaces.ts';
import { fontsFolder, sampleGlyphs } from '../../templates/social/sampleSocial.ts';

const codeOf = (character: string) => character.codePointAt(0) ?? 0;

describe('cli/images/readGlyphs', () => {
  it('has exactly the characters of the font', () => {
    for (const glyphs of Object.values(sampleGlyphs)) {
      for (const character of 'AzÉñß0“”’–—…·€$%&½ŁőŸ ')
        expect(glyphs.has(codeOf(character)), character).toBe(true);
      for (const character of '日🎉Ж\u0000\uffff')
        expect(glyphs.has(codeOf(character)), character).toBe(false);
    }
  });

  it('measures in em', () => {
    const { display, label } = sampleGlyphs;

    expect(label.advance(codeOf('n'))).toBeCloseTo(0.612, 2);
    // Narrower than the same letter of the cut for small sizes, which is 0.643.
    expect(display.advance(codeOf('n'))).toBeCloseTo(0.562, 2);
    expect(display.advance(codeOf('W'))).toBeGreaterThan(display.advance(codeOf('i')) * 2);
  });

  it('refuses other files than WOFF', () => {
    expect(() => readGlyphs(new Uint8Array(10))).toThrow('not a WOFF file');
    expect(() => readGlyphs(Buffer.from('wOF2'.padEnd(100)))).toThrow('not a WOFF file');
  });

  it('refuses a font that is cut off', () => {
    const whole = readFileSync(path.join(fontsFolder, typefaces.display.file));
    expect(() => readGlyphs(whole.subarray(0, 400))).toThrow();
  });
});
