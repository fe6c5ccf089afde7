import { createRequire } from 'node:module';
import { typoDistance } from '../../../diagnostics/suggest.ts';
import { UsageError } from '../../../program/usageError.ts';

/** A set of free drawings. */
export interface IconSet {
  /** The SVG file of the icon `name`; `null` if there is no such icon. */
  readonly svgOf: (name: string) => string | null;
  readonly names: readonly string[];
}

interface IconFile {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly width: number;
  readonly height: number;
}

const iconPackage = '@iconify-json/fluent-emoji-flat';

/** The icons of Fluent Emoji Flat. Throws UsageError if their package is not installed. */
export function loadFreeIcons(): IconSet {
  const { icons, width, height } = requireIcons();
  return {
    names: Object.keys(icons),
    svgOf(name) {
      const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
      return icon ? `<svg viewBox="0 0 ${width} ${height}">${icon.body}</svg>` : null;
    },
  };
}

function requireIcons(): IconFile {
  try {
    return createRequire(import.meta.url)(`${iconPackage}/icons.json`);
  } catch {
    throw new UsageError(
      `The free drawings are not installed: the package ${iconPackage} is missing.`,
      `Run "npm install --save-dev ${iconPackage}" in your project, or name an SVG file of your own.`,
    );
  }
}

/** The three of `names` that `name` was most likely meant to be, likeliest first. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const wanted = name.toLowerCase();
  const scored = names.map((candidate) => ({ candidate, score: dissimilarity(wanted, candidate) }));
  scored.sort((a, b) => a.score - b.score || a.candidate.length - b.candidate.length);
  return scored.slice(0, 3).map(({ candidate }) => candidate);
}

/** A name with one of the wanted words ("coffee-mug" for "mug") is nearer than one that is only spelled alike. */
function dissimilarity(wanted: string, candidate: string): number {
  const words = candidate.split('-');
  const shared = wanted.split('-').filter((word) => words.includes(word)).length;
  return shared > 0 ? 1 - shared / words.length : typoDistance(wanted, candidate);
}
