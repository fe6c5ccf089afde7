/** A value, or values in parentheses, between spaces. */
const one = '(?:[^\\s;{}()]|\\((?:[^()]|\\([^()]*\\))*\\))+';
const pair = `(${one})(?: (${one}))?`;

/** `inset-block` and `inset-inline`, one after the other, which have one name together only for the four sides. */
const bothAxes = new RegExp(`(?<=[{;])(inset|margin|padding)-block:${pair};\\1-inline:${pair}(?=[;}])`, 'g');

/** Logical names in declarations, and their shorter ones where text runs to the right. @type {[RegExp, string][]} */
const names = [
  [/(?<=[{;](?:margin|padding|border)-)inline-start(?=[:-])/g, 'left'],
  [/(?<=[{;](?:margin|padding|border)-)inline-end(?=[:-])/g, 'right'],
  [/(?<=[{;])inset-inline-start(?=:)/g, 'left'],
  [/(?<=[{;])inset-inline-end(?=:)/g, 'right'],
  [/(?<=[{;])border-start-start-radius(?=:)/g, 'border-top-left-radius'],
  [/(?<=[{;])border-start-end-radius(?=:)/g, 'border-top-right-radius'],
  [/(?<=[{;])border-end-start-radius(?=:)/g, 'border-bottom-left-radius'],
  [/(?<=[{;])border-end-end-radius(?=:)/g, 'border-bottom-right-radius'],
  [/(?<=[{;]float:)inline-start/g, 'left'],
  [/(?<=[{;]float:)inline-end/g, 'right'],
];

/**
 * A style sheet, as esbuild prints it, for pages whose text runs from left to right: without the layer for the other direction, and
 * with the shorter names of sides. It looks the same, and every byte counts in what pages inline.
 * @param {string} sheet
 */
export function leftToRight(sheet) {
  const joined = withoutDirection(sheet).replace(
    bothAxes,
    (_, property, top, bottom = top, left, right = left) =>
      `${property}:${sides(top, right, bottom, left).join(' ')}`,
  );
  return names.reduce((text, [pattern, name]) => text.replace(pattern, name), joined);
}

/** As few values as say the four sides. @param {string} top @param {string} right @param {string} bottom @param {string} left */
function sides(top, right, bottom, left) {
  if (left !== right) return [top, right, bottom, left];
  if (top !== bottom) return [top, right, bottom];
  return top === right ? [top] : [top, right];
}

/** @param {string} sheet */
function withoutDirection(sheet) {
  const opening = '@layer direction{';
  const start = sheet.indexOf(opening);
  if (start < 0) return sheet.replace(/(@layer [\w,]+),direction;/, '$1;');
  let depth = 1;
  let end = start + opening.length;
  for (; depth > 0 && end < sheet.length; end++) {
    if (sheet[end] === '{') depth++;
    else if (sheet[end] === '}') depth--;
  }
  return withoutDirection(sheet.slice(0, start) + sheet.slice(end));
}
