import { scriptOf } from '../../data/model/script.ts';

/**
 * The characters that a font of a site has to have, in order: those that visitors may meet or type in the language `tag`, and all in
 * `texts`.
 */
export function neededCharacters(tag: string, texts: Iterable<string>): string {
  const needed = new Set<number>();
  for (const [first, last] of [...commonRanges, ...latinRanges(tag)]) {
    for (let code = first; code <= last; code++) needed.add(code);
  }
  for (const letter of lettersOf(scriptOf(tag))) needed.add(letter.codePointAt(0) ?? 0);
  for (const text of texts) {
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      if (code >= firstPrintable) needed.add(code);
    }
  }
  return String.fromCodePoint(...[...needed].sort((a, b) => a - b));
}

type Range = readonly [first: number, last: number];

const firstPrintable = 0x20;

const commonRanges: readonly Range[] = [
  // Basic Latin and Latin-1.
  [firstPrintable, 0x7e],
  [0xa0, 0xff],
  // Punctuation, spaces, currencies, signs such as ™ and №, fractions, arrows, signs of mathematics.
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2100, 0x22ff],
  // Shapes and ticks.
  [0x25a0, 0x25ff],
  [0x2713, 0x2717],
];

/** Languages of which Latin-1 has all letters but a few. */
const westernLanguages = new Set('ca da de en es eu fi fr ga gl id is it ms nb nl nn no pt sv sw'.split(' '));

function latinRanges(tag: string): readonly Range[] {
  const letters: readonly Range[] = [
    [0x152, 0x153],
    [0x160, 0x161],
    [0x178, 0x178],
    [0x17d, 0x17e],
  ];
  if (scriptOf(tag) !== 'Latn' || westernLanguages.has(new Intl.Locale(tag).language)) return letters;
  return [
    [0x100, 0x24f],
    [0x259, 0x259],
    [0x300, 0x36f],
    [0x1e00, 0x1eff],
  ];
}

/** Scripts of Unicode by those that languages name together; of Chinese characters, only what texts contain. */
const partsOfScripts: Readonly<Record<string, readonly string[]>> = {
  ...{ Latn: [], Hans: [], Hant: [], Kore: [], Jpan: ['Hira', 'Kana'], Aran: ['Arab'] },
};

function lettersOf(script: string): string[] {
  const parts = partsOfScripts[script] ?? (script === '' ? [] : [script]);
  const patterns = parts.flatMap((part) => scriptPattern(part) ?? []);
  if (patterns.length === 0) return [];
  // One search through all letters takes a fiftieth of the time of a search for each.
  const codes = Array.from({ length: 0x20000 }, (_, code) => code);
  const all = codes.map((code) => String.fromCodePoint(code)).join('');
  return patterns.flatMap((pattern) => all.match(pattern) ?? []);
}

/** `null` for a script that this version of Unicode does not know. */
function scriptPattern(script: string): RegExp | null {
  try {
    return new RegExp(`\\p{Script_Extensions=${script}}`, 'gu');
  } catch {
    return null;
  }
}
