import type { CityFiles } from '../smallCity.ts';
import { type Spot, spotsOf, valueAt, withValue } from './schemaWalk.ts';
import { fits, type Mutation, mutations, withRaw } from './valueMutations.ts';
import { type WalkedFile, walkedFiles } from './walkedFiles.ts';

/** One value of one file, broken in one way. */
export interface ValueCase {
  readonly name: string;
  readonly walked: WalkedFile;
  readonly spot: Spot;
  readonly mutation: Mutation;
}

/** Every mutation of every value that the schemas describe, each once. */
export function valueCases(): ValueCase[] {
  return walkedSpots().flatMap(({ walked, spot }) =>
    mutations
      .filter((mutation) => fits(mutation, spot))
      .map((mutation) => ({ name: `${walked.kind} ${spot.name}: ${mutation.name}`, walked, spot, mutation })),
  );
}

/** Every value that the schemas describe; values of a shared schema only once. */
export function walkedSpots(): Pick<ValueCase, 'walked' | 'spot'>[] {
  const seen = new Map<unknown, Set<unknown>>();
  const spots = walkedFiles.flatMap((walked) =>
    spotsOf(walked.schema, walked.value).map((spot) => ({ walked, spot })),
  );
  const isSaid = ({ walked, spot }: (typeof spots)[number]) => valueAt(walked.value, spot.path) !== undefined;
  return [...spots.filter(isSaid), ...spots.filter((spot) => !isSaid(spot))].filter(({ walked, spot }) => {
    const keys = seen.get(spot.owner) ?? new Set();
    seen.set(spot.owner, keys);
    const last = spot.path.at(-1);
    const key = spot.owner === null ? walked.kind : typeof last === 'number' ? spot.schema : last;
    return !keys.has(key) && keys.add(key);
  });
}

/** The content file of a case. */
export const fileOf = ({ walked, spot, mutation }: ValueCase): CityFiles =>
  fileWith(walked, withValue(walked.value, spot.path, mutation.change(valueAt(walked.value, spot.path))));

/** The file with the content `value`. */
export function fileWith({ file, write }: WalkedFile, value: unknown): CityFiles {
  const content = write(value);
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return { [file]: text === undefined ? '' : withRaw(text) };
}
