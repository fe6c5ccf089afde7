/** A token of the style sheets with another value: `--teal` of `:root`. */
export interface TokenEdit {
  readonly selector: string;
  readonly name: string;
  readonly value: string;
}

/** A declaration with a color of its own, which is another one here. */
export interface RuleEdit {
  readonly selector: string;
  readonly property: string;
  /** What the program's sheets have. */
  readonly from: string;
  readonly value: string;
  /** Whether it is in a sheet that is loaded later, which stays as it is. */
  readonly isLater: boolean;
}

/** The faces of a font, and of what stands in for it, in place of those of the program's fonts. */
export interface FaceEdit {
  /** As esbuild prints their names. */
  readonly replaced: readonly string[];
  readonly css: string;
}

/** How the style sheets of a city differ from those of the program. */
export interface SheetEdits {
  readonly tokens: readonly TokenEdit[];
  readonly rules: readonly RuleEdit[];
  readonly faces: readonly FaceEdit[];
}

/**
 * A style sheet, as esbuild prints it, with other values of tokens and other colors in rules. They take the place of those
 * of the sheet, so that a page hardly grows; a token that the sheet does not have is added at its end, as are rules for
 * sheets that are loaded later. Prints and extra.css win over them as over what they replace. Every byte counts in what pages inline, so
 * it has no spaces that esbuild, which does not read custom properties, leaves in these.
 */
export function themedSheet(sheet: string, { tokens, rules, faces }: SheetEdits): string {
  const painted = rules.reduce(withColor, faces.reduce(withFaces, sheet));
  const later = rules.filter(({ isLater }) => isLater);
  const added = later.map(({ selector, property, value }) => `${selector}{${property}:${value}}`).join('');
  return withoutSpaces(withTokens(painted, tokens)) + (added === '' ? '' : `@layer pages{${added}}`);
}

/** Names of fonts stay as they are. */
const withoutSpaces = (sheet: string) =>
  sheet.replace(/(?<=[{;])--[\w-]+:[^;}"']*/g, (declared) => declared.replace(/(?<=[:,]) /g, ''));

/** The sheet with another color in the first rule of the selector that has the one to replace. */
function withColor(sheet: string, { selector, from, value }: RuleEdit): string {
  for (let opened = ruleStart(sheet, selector, 0); opened >= 0; opened = ruleStart(sheet, selector, opened)) {
    const at = sheet.indexOf(from, opened);
    if (at >= 0 && at < sheet.indexOf('}', opened)) {
      return sheet.slice(0, at) + value + sheet.slice(at + from.length);
    }
  }
  return sheet;
}

function withFaces(sheet: string, { replaced, css }: FaceEdit): string {
  const first = sheet.indexOf(`@font-face{font-family:${replaced[0]};`);
  if (first < 0) return `${sheet}${css}`;
  const isReplaced = (family: string | undefined) => family !== undefined && replaced.includes(family);
  const without = (text: string) =>
    text.replace(/@font-face\{font-family:([^;}]+)[^}]*\}/g, (face, family) =>
      isReplaced(family) ? '' : face,
    );
  return without(sheet.slice(0, first)) + css + without(sheet.slice(first));
}

function withTokens(sheet: string, edits: readonly TokenEdit[]): string {
  let themed = sheet;
  let added = '';
  for (const edit of edits) {
    const next = withToken(themed, edit);
    if (next === null) added += `${edit.selector}{${edit.name}:${edit.value}}`;
    else themed = next;
  }
  return added === '' ? themed : `${themed}@layer tokens{${added}}`;
}

/** `null` if the rule of that selector in the layer of tokens does not have it. */
function withToken(sheet: string, { selector, name, value }: TokenEdit): string | null {
  const layer = sheet.indexOf(tokenLayer);
  const opened = layer < 0 ? -1 : ruleStart(sheet, selector, layer + tokenLayer.length - 1);
  if (opened < 0) return null;
  const end = sheet.indexOf('}', opened);
  const block = sheet.slice(opened, end);
  const at = block.search(new RegExp(`(?<=[{;])${name}:`));
  if (at < 0) return null;
  const start = opened + at + name.length + 1;
  const next = sheet.indexOf(';', start);
  return sheet.slice(0, start) + value + sheet.slice(next < 0 || next > end ? end : next);
}

const tokenLayer = '@layer tokens{';

/** Where the first rule after `from` begins that has this selector and no other; negative if there is none. */
function ruleStart(sheet: string, selector: string, from: number): number {
  const opening = `${selector}{`;
  let at = sheet.indexOf(opening, from);
  while (at >= 0 && !'{}'.includes(sheet.charAt(at - 1))) at = sheet.indexOf(opening, at + 1);
  return at < 0 ? at : at + selector.length;
}
