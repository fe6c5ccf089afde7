import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';
import { printShard, type Shard } from '../../publish/shard.ts';
import type { Part } from './readPart.ts';

/**
 * Why `parts` are not all parts of one site, each once (CD507 to CD509); empty if they are. `out` is the output
 * folder, at which diagnostics of missing parts point.
 */
export function compareParts(parts: readonly Part[], out: string): Diagnostic[] {
  const [first, ...others] = parts;
  if (!first) return [];
  const differences = others.flatMap((part) => differenceBetween(part, first) ?? []);
  // If some parts belong to another site, nobody can know which ones are missing.
  return differences.length > 0 ? differences : checkCompleteness(first, parts, out);
}

function differenceBetween(part: Part, first: Part): Diagnostic | null {
  const [manifest, firstManifest] = [part.manifest, first.manifest];
  const { label } = first;
  if (part.shard.count !== first.shard.count) {
    return partMismatch(
      part,
      `This is one of ${part.shard.count} parts, but ${label} is one of ${first.shard.count}.`,
      'Build all parts with the same N of --shard I/N.',
    );
  }
  if (manifest.engine !== firstManifest.engine) {
    return partMismatch(
      part,
      `This part and ${label} were built by different versions of city-deals.`,
      'Build all parts with the same sources and the same installed packages.',
    );
  }
  if (manifest.builtAt !== firstManifest.builtAt) {
    return partMismatch(
      part,
      `This part was built for ${manifest.builtAt}, but ${label} for ${firstManifest.builtAt}.`,
      `Give all builds the same instant, such as --now ${firstManifest.builtAt}.`,
    );
  }
  if (part.plan !== first.plan || manifest.nextDue !== firstManifest.nextDue) {
    return partMismatch(
      part,
      `This part and ${label} were built from different content or with different options.`,
      'Build all parts from the same content, and either all of them with social images or none.',
    );
  }
  return null;
}

function checkCompleteness(first: Part, parts: readonly Part[], out: string): Diagnostic[] {
  const partByIndex = new Map<number, Part>();
  const duplicates: Diagnostic[] = [];
  for (const part of parts) {
    const same = partByIndex.get(part.shard.index);
    if (same) duplicates.push(duplicatePart(part, same));
    else partByIndex.set(part.shard.index, part);
  }
  const { count } = first.shard;
  const shards = Array.from({ length: count }, (_, index) => ({ index: index + 1, count }));
  const missing = shards.filter(({ index }) => !partByIndex.has(index));
  return missing.length === 0 ? duplicates : [...duplicates, missingParts(out, missing, first)];
}

/** A part that does not match another one (CD507). */
export const partMismatch = ({ label }: Part, problem: string, hint: string): Diagnostic =>
  diagnostic({ code: 'CD507', file: label, problem, hint });

/** Parts that were not given (CD508); `part` is one that was. */
function missingParts(file: string, shards: readonly Shard[], part: Part): Diagnostic {
  const names = shards.map(printShard);
  const [first = ''] = names;
  const shown = names.slice(0, 8).join(', ') + (names.length > 8 ? ', …' : '');
  return diagnostic({
    code: 'CD508',
    file,
    problem: `Of the ${part.shard.count} parts of this site, ${names.length} ${names.length === 1 ? 'is' : 'are'} missing: ${shown}.`,
    hint: `Name their folders too. To build one: city-deals build --shard ${first} --now ${part.manifest.builtAt} --out DIR`,
  });
}

/** A part that was given in two folders (CD509). */
const duplicatePart = ({ label, shard }: Part, first: Part): Diagnostic =>
  diagnostic({
    code: 'CD509',
    file: label,
    problem: `Part ${printShard(shard)} is given twice: ${first.label} has it too.`,
    hint: 'Name only one of the two.',
  });
