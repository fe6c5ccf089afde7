import { diagnostic } from '../../diagnostics/diagnostic.ts';
import { printShard, type Shard } from '../../publish/shard.ts';
import type { Part } from './part.ts';

/** A folder that has no part of a site which could be used (CD505). */
export const unusable = (file: string, problem: string, hint: string) =>
  diagnostic({ code: 'CD505', file, problem, hint });

/** A part that is not all there (CD506). */
export const incomplete = (file: string, problem: string) =>
  diagnostic({ code: 'CD506', file, problem, hint: 'Build the part again, or fetch it again.' });

/** Two parts that are not of the same site (CD507). */
export const different = ({ label }: Part, problem: string, hint: string) =>
  diagnostic({ code: 'CD507', file: label, problem, hint });

/** Parts that nobody gave (CD508); `like` is one that was given. */
export function missing(file: string, shards: readonly Shard[], like: Part) {
  const names = shards.map(printShard);
  const [first = ''] = names;
  const shown = names.slice(0, 8).join(', ') + (names.length > 8 ? ', …' : '');
  return diagnostic({
    code: 'CD508',
    file,
    problem: `Of the ${like.shard.count} parts of this site, ${names.length} ${names.length === 1 ? 'is' : 'are'} missing: ${shown}.`,
    hint: `Name their folders too. What was not built yet: city-deals build --shard ${first} --now ${like.manifest.builtAt} --out DIR`,
  });
}

/** A part that was given in two folders (CD509). */
export const twice = ({ label, shard }: Part, first: Part) =>
  diagnostic({
    code: 'CD509',
    file: label,
    problem: `Part ${printShard(shard)} is given twice: ${first.label} has it too.`,
    hint: 'Name one of the two.',
  });
