const mailto = (to: string, subject: string, body: string) =>
  `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;

/** A mailto link that shares the deal. */
export function shareHref(deal: { readonly title: string; readonly summary: string }, url: string): string {
  return mailto('', deal.title, `${deal.summary}\n${url}`);
}

/** A mailto link that reports a problem to the operator of the site. */
export function reportHref(email: string, deal: { readonly title: string }, url: string): string {
  return mailto(
    email,
    `Problem with a deal: ${deal.title}`,
    `Deal: ${deal.title}\n${url}\n\nWhat is wrong (price, date, link, something else)?\n`,
  );
}
