/** A message as data, as browsers get it: text with `{name}` for values and `{}` for what a plural counts, or several parts. */
export type CompiledMessage = string | readonly (string | MessageChoice)[];

/** A choice by the argument of that name: by its value, or by the plural category of its number. */
export type MessageChoice = readonly [argument: string, cases: Readonly<Record<string, CompiledMessage>>];

/** The plurals of languages by their tags, which take long to make. */
const plurals: Record<string, Intl.PluralRules> = {};

/** The parts of `message` in the language `tag`, with the values of its arguments in place; numbers as that language writes them. */
export function messageParts<Value>(
  message: CompiledMessage,
  values: Readonly<Record<string, Value>>,
  tag: string,
): (string | Value)[] {
  if (typeof message === 'string') {
    return message.split(/\{(\w*)\}/).map((part, index) => {
      const value = index % 2 ? (values[part] as Value) : part;
      return typeof value === 'number' ? value.toLocaleString(tag) : value;
    });
  }
  return message.flatMap((part) => {
    if (typeof part === 'string') return messageParts(part, values, tag);
    const [name, cases] = part;
    const { [name]: value } = values;
    plurals[tag] ??= new Intl.PluralRules(tag);
    // Both convert what they get. A word has no plural: its category is "other".
    const chosen = cases[value as string] ?? cases[plurals[tag].select(value as number)] ?? cases.other ?? '';
    return messageParts(chosen, { ...values, '': value as Value }, tag);
  });
}
