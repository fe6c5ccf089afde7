import type { SiteDrafts } from './draftSite.ts';

/** All that the content says, in any order, escapes of JSON and Markdown resolved; `slots` are HTML around pages. */
export function* writtenTexts(drafts: SiteDrafts, slots: readonly string[]): Iterable<string> {
  yield* slots;
  const { site, categories, neighborhoods, vendors, deals, map, pages, landingPages, holidays } = drafts;
  const hubs = holidays.flatMap(({ hub, pages: others }) => [hub, ...others]);
  const entities = [
    site,
    ...categories,
    ...neighborhoods,
    ...vendors,
    ...deals,
    map,
    ...landingPages,
    ...hubs,
  ];
  for (const entity of entities) yield JSON.stringify(entity?.value ?? null);
  for (const { draft, markdown } of pages) yield JSON.stringify(draft.value) + markdown.html;
  yield JSON.stringify(drafts.catalogue);
}
