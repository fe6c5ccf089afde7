import { describe, expect, it } from 'vitest';
import { type TokenEdit, themedSheet } from '../../../../../data/model/theme/themedSheet.ts';

const sheet =
  '@layer tokens,parts;@layer tokens{:root{color-scheme:light dark;--teal-soft: #dff;--teal: light-dark(#0ff, #0aa);--pill: 99px}' +
  '.tone-sky{--pale: #def;--deep: #135}}@layer parts{.end{--teal: #6cc}}';

/** Without spaces in custom properties. */
const tight = sheet.replace(/(?<=--[\w-]+:) |(?<=#0ff,) /g, '');

const edit = (name: string, value: string, selector = ':root') => ({ selector, name, value });

const withTokens = (text: string, ...tokens: TokenEdit[]) =>
  themedSheet(text, { tokens, rules: [], faces: [] });

describe('data/model/theme/themedSheet', () => {
  it('leaves a sheet without edits as it is, without the spaces in custom properties', () => {
    expect(withTokens(sheet)).toBe(tight);
    expect(tight).toContain('--teal:light-dark(#0ff,#0aa);--pill:99px}');
    const fonts =
      '.a{--text: clamp(1px, 2px + 3vw, 9px);--display: "A, B", "C", serif;color:red}.b --x: c{top:0}';
    expect(withTokens(fonts)).toBe(
      '.a{--text:clamp(1px,2px + 3vw,9px);--display:"A, B", "C", serif;color:red}.b --x: c{top:0}',
    );
  });

  it('puts values in the place of those of tokens, also at the end of a rule, and nowhere else', () => {
    const themed = withTokens(
      sheet,
      edit('--teal', '#00f'),
      edit('--pill', '0'),
      edit('--deep', '#246', '.tone-sky'),
    );
    expect(themed).toBe(
      tight
        .replace('--teal:light-dark(#0ff,#0aa)', '--teal:#00f')
        .replace('--pill:99px', '--pill:0')
        .replace('--deep:#135', '--deep:#246'),
    );
  });

  it('adds what the sheet does not have', () => {
    expect(withTokens(sheet, edit('--sea', 'blue'), edit('--pale', 'red', '.tone-rose'))).toBe(
      `${tight}@layer tokens{:root{--sea:blue}.tone-rose{--pale:red}}`,
    );
    expect(withTokens('.a{color:red}', edit('--teal', '#00f'))).toBe(
      '.a{color:red}@layer tokens{:root{--teal:#00f}}',
    );
  });

  const rule = (selector: string, property: string, from: string, value: string, isLater = false) => ({
    selector,
    property,
    from,
    value,
    isLater,
  });

  it('puts colors in the place of those of rules, each once, whatever rules come before', () => {
    const text = '.top .end{color:#6cc}.end{margin:0}.end{--focus: #6cc;--teal: #6cc}.on{color:#6cc}';
    const rules = [rule('.end', '--focus', '#6cc', '#00f'), rule('.end', '--teal', '#6cc', '#00f')];
    expect(themedSheet(text, { tokens: [], rules, faces: [] })).toBe(
      '.top .end{color:#6cc}.end{margin:0}.end{--focus:#00f;--teal:#00f}.on{color:#6cc}',
    );
    expect(themedSheet('.end{margin:0}', { tokens: [], rules, faces: [] })).toBe('.end{margin:0}');
  });

  it('adds rules for sheets that are loaded later', () => {
    const rules = [rule('.later', 'color', 'red', 'blue', true)];
    expect(themedSheet(sheet, { tokens: [], rules, faces: [] })).toBe(
      `${tight}@layer pages{.later{color:blue}}`,
    );
  });

  it('puts faces in the place of those of the same use, with their stand-ins', () => {
    const face = (family: string) => `@font-face{font-family:${family};src:url("/a.woff2")}`;
    const text = `@layer tokens;${face('Old')}${face('Other')}${face('Old Fallback')}${face('Old Fallback')}.a{color:red}`;
    const faces = [{ replaced: ['Old', 'Old Fallback'], css: face('New') }];
    expect(themedSheet(text, { tokens: [], rules: [], faces })).toBe(
      `@layer tokens;${face('New')}${face('Other')}.a{color:red}`,
    );
    expect(themedSheet('.a{color:red}', { tokens: [], rules: [], faces })).toBe(
      `.a{color:red}${face('New')}`,
    );
  });
});
