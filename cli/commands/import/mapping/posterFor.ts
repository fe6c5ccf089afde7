import { slugFromText } from '../../../../data/model/slugFromText.ts';
import type { Category } from '../../../../data/schema/dealGroups.ts';

/** The picture of a deal that has none: a drawing or an image. */
export type PosterFields = { readonly art: { readonly drawing: string } } | { readonly imageUrl: string };

/** Chooses pictures by the words of titles: the drawing with the longest name whose words are all in the title. */
export function createPosterChooser(
  drawings: readonly string[],
): (title: string, category: Category | undefined) => PosterFields {
  const byLength = drawings
    .map((name) => ({ name, words: name.split('-') }))
    .sort(
      (a, b) =>
        b.words.length - a.words.length || b.name.length - a.name.length || (a.name < b.name ? -1 : 1),
    );
  const byFirstWord = new Map<string, typeof byLength>();
  for (const drawing of byLength) {
    const [first = ''] = drawing.words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), drawing]);
  }
  const rank = new Map(byLength.map(({ name }, index) => [name, index]));
  return (title, category) => {
    const words = new Set(
      slugFromText(title)
        .split('-')
        .flatMap((word) => [word, singular(word)]),
    );
    let best: string | null = null;
    for (const word of words) {
      const found = byFirstWord
        .get(word)
        ?.find(({ words: all }) => all.every((part) => words.has(part)))?.name;
      if (found !== undefined && (best === null || (rank.get(found) ?? 0) < (rank.get(best) ?? 0)))
        best = found;
    }
    if (best !== null) return { art: { drawing: best } };
    return category?.art ? { art: { drawing: category.art.drawing } } : { imageUrl: category?.image ?? '' };
  };
}

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/(?<=[^s])s$/, '');
