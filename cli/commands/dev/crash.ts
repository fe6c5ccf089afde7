import type { DevProblem } from './devProblem.ts';

const framesShown = 5;

/** Texts of files by their absolute paths, or by their names in the sources; `undefined` where there is none. */
export type TextAt = (file: string) => string | undefined;

/**
 * The fault that a run of the program tells of in `stderr`: something in the code was thrown. Places in a bundle are
 * led back to the source that they were bundled from, to its line where that is the same in both.
 */
export function problemOfCrash(stderr: string, textAt: TextAt): DevProblem {
  const lines = stderr.trim().split('\n');
  const isFrame = (line: string) => /^\s+at /.test(line);
  const messages = lines.filter((line) => !isFrame(line) && !/^city-deals met a fault/.test(line));
  // The last is the cause of the others.
  const lastMessage = lines.findLastIndex((line) => !isFrame(line));
  const frames = lines.slice(lastMessage + 1).map((line) => sourceFrame(line, textAt));
  return {
    name: 'Thrown by the code',
    place: frames.flatMap(({ place }) => place ?? [])[0] ?? '',
    problem: messages.join('\n').replace(/^Error: /, ''),
    frame: frames.slice(0, framesShown).map(({ text }) => text),
    related: null,
    expected: null,
    hint: null,
  };
}

function sourceFrame(line: string, textAt: TextAt): { text: string; place: string | null } {
  const found = /^\s+at (?:(.*) \()?file:\/\/(\/.*?):(\d+):\d+\)?$/.exec(line);
  const [, name, file, number] = found ?? [];
  const bundle = file === undefined ? undefined : textAt(decodeURI(file));
  const source = bundle === undefined ? null : sourceOf(bundle.split('\n'), Number(number), textAt);
  if (source === null) return { text: line.trim(), place: null };
  return { text: `at ${name === undefined ? source : `${name} (${source})`}`, place: source };
}

/** esbuild writes the name of a source above what it was made to. */
function sourceOf(bundle: readonly string[], number: number, textAt: TextAt): string | null {
  for (let index = number - 1; index >= 0; index--) {
    const file = /^\/\/ (\S+\.(?:tsx?|mjs))$/.exec(bundle[index] ?? '')?.[1];
    if (file === undefined) continue;
    if (file.includes('node_modules/')) return null;
    const line = sameLine(bundle[number - 1] ?? '', textAt(file) ?? '');
    return line === null ? file : `${file}:${line}`;
  }
  return null;
}

/** The number of the only line of `text` that says the same. */
function sameLine(line: string, text: string): number | null {
  const plain = (code: string) => code.trim().replaceAll("'", '"');
  const same = text.split('\n').flatMap((other, index) => (plain(other) === plain(line) ? [index + 1] : []));
  return same.length === 1 ? (same[0] ?? null) : null;
}
