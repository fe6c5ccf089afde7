/** The most characters of an answer in the requested format, and of a string in it: instructions ask for far less. */
const longestAnswer = 6000;
const longestString = 400;

/** Takes the next piece of an answer, and returns what of it is passed on; `null` if the answer is too long. */
export type BoundPiece = (piece: string) => string | null;

/**
 * Cuts each string of an answer that is too long, and whatever stands between two of them, so that nobody gets essays from the
 * proxy: the format alone bounds no string. An answer of a usual length is passed on as it is, piece by piece.
 */
export function createAnswerBounds(): BoundPiece {
  let answer = 0;
  let length = 0;
  let isInString = false;
  let isEscape = false;
  /** How many digits of an escape are still to come: what is left of half of one would spoil the answer. */
  let digits = 0;
  let isKept = true;
  const keep = (character: string): string => {
    if (digits > 0) digits -= 1;
    else if (isEscape) [isEscape, digits] = [false, character === 'u' ? 4 : 0];
    else if (character === '"') {
      [isInString, length, isKept] = [!isInString, 0, true];
    } else {
      isEscape = isInString && character === '\\';
      isKept = length < longestString;
      // Some models indent their JSON.
      if (isInString || character.trim() !== '') length += 1;
    }
    return isKept ? character : '';
  };
  return (piece) => {
    answer += piece.length;
    return answer > longestAnswer ? null : [...piece].map(keep).join('');
  };
}
