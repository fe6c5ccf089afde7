/** Breeds of dogs as people call them in any language, in the singular. */
const breeds =
  'beagle|corgi|poodle|spaniel|terrier|labrador|retriever|chihuahua|dachshund|rottweiler|schnauzer|dalmatian|pomeranian|whippet|goldendoodle|yorkie|frenchie|bulldog|doberman|pug|collie';
const breedsOfTwoWords =
  'german shepherd|golden retriever|great dane|border collie|cocker spaniel|shih tzu|bichon frise|pit bull|jack russell';
/** These mean something else unless somebody has one. */
const ambiguous = 'lab|boxer|husky|hound|shepherd|doodle|greyhound|pitbull';

/** The word for dogs by the names of their breeds: what is said of dogs is said of each of them. */
export function dogsIn({
  one,
  many,
  owners,
}: {
  readonly one: string;
  readonly many: string;
  readonly owners: readonly string[];
}): Record<string, string> {
  const entries = [
    ...breeds.split('|').flatMap((breed) => [
      [breed, one],
      [`${breed}s`, many],
    ]),
    ...breedsOfTwoWords.split('|').map((breed) => [breed, one]),
    ...ambiguous
      .split('|')
      .flatMap((breed) => owners.map((owner) => [`${owner} ${breed}`, `${owner} ${one}`])),
  ];
  return Object.fromEntries(entries) as Record<string, string>;
}
