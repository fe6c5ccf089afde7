/** What a page of text has where it is to say what becomes of what visitors write to the assistant: a paragraph of its own. */
export const privacySlot = '{assistant-privacy}';

/** The paragraph as it is in HTML. */
export const privacySlotHtml = `<p>${privacySlot}</p>`;

/** The first of `pages` that has the slot, which is the site's page about privacy. */
export const privacyPage = <Page extends { readonly html: string }>(
  pages: readonly Page[],
): Page | undefined => pages.find(({ html }) => html.includes(privacySlotHtml));
