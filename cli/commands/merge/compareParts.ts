import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Part } from './part.ts';
import { different, missing, twice } from './partFaults.ts';

/**
 * Why `parts` are not all parts of one site, each once; empty where they are. `out` is the folder that lacks what is
 * missing.
 */
export function compareParts(parts: readonly Part[], out: string): Diagnostic[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const faults = others.flatMap((part) => difference(part, first) ?? []);
  // Of another site's parts it means nothing to say which are missing.
  return faults.length > 0 ? faults : countParts(first, parts, out);
}

function difference(part: Part, first: Part): Diagnostic | null {
  const [a, b] = [part.manifest, first.manifest];
  const { count } = part.shard;
  const { label } = first;
  if (count !== first.shard.count) {
    return different(
      part,
      `This is one of ${count} parts, ${label} one of ${first.shard.count}.`,
      'Build all parts with the same N of --shard I/N.',
    );
  }
  if (a.engine !== b.engine) {
    return different(
      part,
      `Another version of the program built this part than ${label}.`,
      'Build all parts with the same sources and the same installed packages.',
    );
  }
  if (a.builtAt !== b.builtAt) {
    return different(
      part,
      `This part was built for ${a.builtAt}, ${label} for ${b.builtAt}.`,
      `Give all builds the same instant, such as --now ${b.builtAt}.`,
    );
  }
  if (part.plan !== first.plan || a.nextDue !== b.nextDue) {
    return different(
      part,
      `This part was built from other content than ${label}, or with other options.`,
      'Build all parts from the same content, and all of them with social images or all without.',
    );
  }
  return null;
}

function countParts(first: Part, parts: readonly Part[], out: string): Diagnostic[] {
  const known = new Map<number, Part>();
  const faults: Diagnostic[] = [];
  for (const part of parts) {
    const same = known.get(part.shard.index);
    if (same) faults.push(twice(part, same));
    else known.set(part.shard.index, part);
  }
  const { count } = first.shard;
  const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
  const lacking = shards.filter(({ index }) => !known.has(index));
  return lacking.length === 0 ? faults : [...faults, missing(out, lacking, first)];
}
