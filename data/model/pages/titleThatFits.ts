/** Search results cut off what is longer. */
const maxTitle = 60;

/** The first of `titles` that search results have room for, with the name of the site if that fits too. */
export function titleThatFits(titles: string | readonly string[], siteName: string): string {
  const options = [titles].flat().flatMap((title) => [`${title} | ${siteName}`, title]);
  return options.find(({ length }) => length <= maxTitle) ?? options.at(-1) ?? siteName;
}
