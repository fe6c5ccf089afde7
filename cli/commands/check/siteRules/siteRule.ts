import type { BuiltSite } from '../builtSite.ts';
import type { FoundOnSite } from '../finding.ts';
import type { PageMemory } from '../pageMemory.ts';

/** Looks at the site as a whole, once its pages have been read. */
export type SiteRule = (site: BuiltSite, pages: ReadonlyMap<string, PageMemory>, found: FoundOnSite) => void;
