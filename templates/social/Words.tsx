import { fitText, type TextBox } from './fitText.ts';
import type { SocialSetting } from './setting.ts';
import { printable, type TypefaceName, textWidth, typefaces } from './typefaces.ts';

export interface WordsProps {
  readonly setting: SocialSetting;
  readonly text: string;
  readonly face: TypefaceName;
  readonly box: TextBox;
  readonly color: string;
  readonly struck?: boolean;
}

/** A text as large as its box allows, without characters that are missing in the font. */
export function Words({ setting, text, face, box, color, struck = false }: WordsProps) {
  const { family, weight, tracking } = typefaces[face];
  const glyphs = setting.glyphs[face];
  const { size, lines } = fitText(printable(text, glyphs), box, (part) => textWidth(part, glyphs, tracking));
  const style = {
    color,
    fontFamily: family,
    fontWeight: weight,
    fontSize: size,
    lineHeight: `${Math.round(size * box.leading)}px`,
    letterSpacing: tracking * size,
    whiteSpace: 'pre',
    textDecoration: struck ? 'line-through' : 'none',
  } as const;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', flexShrink: 0 }}>
      {lines.map((line) => (
        <div key={line} style={{ display: 'flex', ...style }}>
          {line}
        </div>
      ))}
    </div>
  );
}

/** A box for a single line, which shrinks a little before it is shortened. */
export const oneLine = (width: number, largest: number, smallest: number): TextBox => ({
  width,
  height: largest * 2,
  lines: 1,
  largest,
  smallest,
  leading: 1.2,
});
