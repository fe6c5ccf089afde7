/** Widths of letters of the display face at a font size of 100; all others have `plain`. */
const widths = [
  { letters: /[iljI'’.,]/, width: 21 },
  { letters: /[ftr -]/, width: 35 },
  { letters: /[mwMW]/, width: 81 },
  { letters: /[A-Z]/, width: 60 },
] as const;
const plain = 53;

const widthOf = (letter: string) => widths.find(({ letters }) => letters.test(letter))?.width ?? plain;

/** About how wide a text is in the display face, at a font size of 100. */
export const displayWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0);
