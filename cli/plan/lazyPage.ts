import type { Page } from '../../data/model/pages/page.ts';

/** What is known of a page before its props are made. */
export type PageFacts<Any extends Page> = Omit<Any, 'props'>;

/**
 * A page whose props are made whenever they are asked for: those of thousands at once would fill the memory. `make` is
 * pure.
 */
export function lazyPage<Any extends Page>(facts: PageFacts<Any>, make: () => Any['props']): Any {
  return new LazyPage(facts, make) as unknown as Any;
}

class LazyPage<Any extends Page> {
  /**
   * Every page has `props` itself, so that copies and comparisons see them; but all have the same getter, because an own
   * one for each would take more room than the rest of the page.
   */
  static readonly #props: PropertyDescriptor & ThisType<LazyPage<Page>> = {
    enumerable: true,
    get() {
      return this.#make();
    },
  };

  readonly kind: Any['kind'];
  readonly path: string;
  readonly canonicalPath: string;
  readonly valid: Any['valid'];
  readonly lastModified: number | null;
  readonly indexable: boolean;
  readonly source: string;
  readonly #make: () => Any['props'];

  constructor(facts: PageFacts<Any>, make: () => Any['props']) {
    this.kind = facts.kind;
    this.path = facts.path;
    this.canonicalPath = facts.canonicalPath;
    this.valid = facts.valid;
    this.lastModified = facts.lastModified;
    this.indexable = facts.indexable;
    this.source = facts.source;
    this.#make = make;
    Object.defineProperty(this, 'props', LazyPage.#props);
  }
}
