import { memoize } from '../../data/model/memoize.ts';
import { slugFromText } from '../../data/model/slugFromText.ts';
import { suggest } from '../diagnostics/suggest.ts';
import { type Draft, rawField, stringField } from './draft.ts';

/** "Did you mean …?" with the id of the entity that `written` names by its id, label or another name, or nearly. */
export function didYouMeanEntity(written: string, entities: readonly Draft<unknown>[]): string | null {
  const near = nearestIn(entities)(written);
  return near === null || near === written ? null : `Did you mean ${JSON.stringify(near)}?`;
}

/** What a reference to an entry of `file` has to be, for diagnostics; `ids` are those of its entries. */
export const idFrom = (file: string, ids: readonly string[]): string =>
  ids.length > 0 ? `an id from ${file}: ${ids.join(', ')}` : `an id from ${file}, which has none`;

/** A file with one mistake in thousands of deals asks for the same entities and names each time. */
const nearestIn = memoize((entities: readonly Draft<unknown>[]) => {
  const ids = idsByName(entities);
  const names = [...ids.keys()];
  return memoize((written: string): string | null => {
    const name = slugFromText(written);
    return ids.get(name) ?? ids.get(suggest(name, names) ?? '') ?? null;
  });
}, new WeakMap());

/** The ids of entities by all of their names, in the form of ids. */
function idsByName(entities: readonly Draft<unknown>[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const add = (name: unknown, id: string) => {
    const key = typeof name === 'string' ? slugFromText(name) : '';
    if (key !== '' && !ids.has(key)) ids.set(key, id);
  };
  const identified = entities.flatMap((item) => {
    const id = stringField(item, 'id');
    return id === null ? [] : [{ item, id }];
  });
  for (const { id } of identified) add(id, id);
  for (const { item, id } of identified) {
    for (const key of ['label', 'name']) add(stringField(item, key), id);
  }
  for (const { item, id } of identified) {
    for (const key of ['aliases', 'words']) {
      const names = rawField(item, key);
      if (Array.isArray(names)) for (const name of names) add(name, id);
    }
  }
  return ids;
}
