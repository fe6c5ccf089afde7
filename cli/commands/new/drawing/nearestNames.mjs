/**
 * @param {string} name a name that does not exist
 * @param {readonly string[]} names those that do
 * @returns {string[]} the three that were most likely meant, likeliest first
 */
export function nearestNames(name, names) {
  const wanted = name.toLowerCase();
  const scored = names.map((known) => ({ known, score: unlikeness(wanted, known) }));
  scored.sort((a, b) => a.score - b.score || a.known.length - b.known.length);
  return scored.slice(0, 3).map(({ known }) => known);
}

/**
 * A name that has the wanted word ("coffee-mug" for "mug") is nearer than one that only looks alike.
 * @param {string} wanted @param {string} known
 */
function unlikeness(wanted, known) {
  const words = known.split('-');
  const shared = wanted.split('-').filter((word) => words.includes(word)).length;
  return shared > 0 ? 1 - shared / words.length : editDistance(wanted, known);
}

/** @param {string} a @param {string} b @returns {number} letters to add, drop or change */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const change = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(change, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
