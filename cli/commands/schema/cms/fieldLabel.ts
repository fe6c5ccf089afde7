/** Words of keys whose labels are not the words themselves. */
const spellings: Readonly<Record<string, string>> = {
  id: 'ID',
  url: 'address',
  alt: 'description',
  href: 'link',
  sun: 'Sunday',
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
};

/** The name of a key or value for people: "Published date" for `publishedDate`, "Hearing loop" for `hearing-loop`. */
export function labelOf(name: string): string {
  const words = name.split(/[-_ ]|(?=[A-Z])/).map((word) => {
    const plain = word.toLowerCase();
    return Object.hasOwn(spellings, plain) ? (spellings[plain] ?? plain) : plain;
  });
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A description for people who see labels instead of the keys `names`: `imageUrl` is “Image address”. */
export const withLabels = (description: string, names: readonly string[]): string =>
  description.replace(/`([^`]+)`/g, (_, text: string) => `“${names.includes(text) ? labelOf(text) : text}”`);
