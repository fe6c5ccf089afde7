import type { Picture } from '../../data/model/pages/view.ts';

/** Widths of letters of the display face at a font size of 100; all others have `plain`. */
const widths = [
  { letters: /[iljI'’.,]/, width: 21 },
  { letters: /[ftr -]/, width: 35 },
  { letters: /[mwMW]/, width: 81 },
  { letters: /[A-Z]/, width: 60 },
] as const;
const plain = 53;

/** Space at the sides, and the least width, so that short names are not taller than others. */
const margins = 55;
const narrowest = 300;

const widthOf = (letter: string) => widths.find(({ letters }) => letters.test(letter))?.width ?? plain;

/** The city's name across the page, cut off by its lower edge, below the logo. Only decoration. */
export function GiantName({ name, mark }: { readonly name: string; readonly mark: Picture }) {
  const letters = [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
  const width = Math.max(narrowest, letters + margins);
  return (
    <div className="giant" aria-hidden="true">
      <img src={mark.src} width={mark.width} height={mark.height} alt="" loading="lazy" />
      <svg viewBox={`0 0 ${width} 66`} aria-hidden="true">
        <text x={width / 2} y="84">
          {name}
        </text>
      </svg>
    </div>
  );
}
