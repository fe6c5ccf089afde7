import type { Catalogue } from './catalogue.ts';
import { inCatalogue } from './t.ts';

/** The items of a generator that speaks in the words of `catalogue`. */
export function* eachInCatalogue<Item>(catalogue: Catalogue, items: Iterable<Item>): Iterable<Item> {
  const iterator = items[Symbol.iterator]();
  for (;;) {
    const next = inCatalogue(catalogue, () => iterator.next());
    if (next.done) return;
    yield next.value;
  }
}
