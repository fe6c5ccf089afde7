import type { CityFiles } from '../smallCity.ts';
import { check, contentWith } from './cases.ts';
import { withValue } from './schemaWalk.ts';
import { fileWith, type ValueCase, walkedSpots } from './valueCases.ts';
import { type Mutation, mutations } from './valueMutations.ts';
import { walkedFiles } from './walkedFiles.ts';

type Place = Pick<ValueCase, 'walked' | 'spot'>;

/** A valid text of each format that content has. */
const plainTexts = [
  'Plain words',
  'https://plain.example/a',
  '/plain-path',
  'plain-name',
  '2026-11-20',
  '10:00',
  'images/poster.svg',
];

const textPlaces = (): Place[] => walkedSpots().filter(({ spot }) => spot.type === 'string');

const saying = ({ walked, spot }: Place, text: unknown): CityFiles =>
  fileWith(walked, withValue(walked.value, spot.path, text));

/** Ways to replace a text. */
export const textMutations: readonly Mutation[] = mutations.filter(({ types }) => types?.includes('string'));

/** Each place of a text with some of the mutations, such that all places and mutations are covered. */
export function sampledWordCases(): ValueCase[] {
  return textPlaces().flatMap((place, index) =>
    textMutations
      .filter((_, number) => (index + number) % 6 === 0)
      .map((mutation) => ({
        ...place,
        mutation,
        name: `${place.walked.kind} ${place.spot.name}: ${mutation.name}`,
      })),
  );
}

/** Places whose text can change without a change elsewhere. */
export const freePlaces = (): Place[] =>
  textPlaces().filter((place) => plainTexts.some((text) => check(contentWith(saying(place, text))).isValid));

/** Content with `text` at each place that accepts it, and the number of these places. */
export function sayingEverywhere(
  places: readonly Place[],
  text: unknown,
): { files: CityFiles; count: number } {
  const fitting = places.filter(
    ({ walked, spot }) => walked.schema.safeParse(withValue(walked.value, spot.path, text)).success,
  );
  const files = sayingAt(fitting, text);
  if (check(contentWith(files)).isValid) return { files, count: fitting.length };
  // At some places, some texts have a meaning, such as a placeholder.
  const free = fitting.filter((place) => check(contentWith(saying(place, text))).isValid);
  return { files: sayingAt(free, text), count: free.length };
}

function sayingAt(places: readonly Place[], text: unknown): CityFiles {
  const values = new Map(walkedFiles.map((walked) => [walked, walked.value]));
  for (const { walked, spot } of places) values.set(walked, withValue(values.get(walked), spot.path, text));
  return Object.assign({}, ...[...values].map(([walked, value]) => fileWith(walked, value)));
}
