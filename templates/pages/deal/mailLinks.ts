const mailto = (to: string, subject: string, body: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** Opens the visitor's mail program with the deal, ready to be sent to a friend. */
export function shareHref(deal: { readonly title: string; readonly summary: string }, url: string): string {
  return mailto('', deal.title, `${deal.summary}\n${url}`);
}

/** Opens the visitor's mail program with a report to the operator of the site. */
export function reportHref(email: string, deal: { readonly title: string }, url: string): string {
  return mailto(
    email,
    `Problem with a deal: ${deal.title}`,
    `Deal: ${deal.title}\n${url}\n\nWhat is wrong (price, date, link, something else)?\n`,
  );
}
