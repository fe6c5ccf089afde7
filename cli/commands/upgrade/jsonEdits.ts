import type { Edit, Node } from 'jsonc-parser';

/** The objects of a file that is one object, or a list of them. */
export const objectsIn = (root: Node): readonly Node[] =>
  (root.type === 'array' ? (root.children ?? []) : [root]).filter(({ type }) => type === 'object');

/** The text, number or boolean at `key` of an object; `undefined` if there is none. */
export function valueAt(object: Node, key: string): unknown {
  return propertiesOf(object).find((property) => keyOf(property) === key)?.children?.[1]?.value;
}

/** Removes keys of an object, and nothing around them but the comma and the line that each was on. */
export function withoutKeys(object: Node, keys: readonly string[]): readonly Edit[] {
  const properties = propertiesOf(object);
  const isRemoved = (property: Node | undefined) => property !== undefined && keys.includes(keyOf(property));
  return properties.flatMap((property, index) => {
    if (!isRemoved(property) || isRemoved(properties[index - 1])) return [];
    const next = properties.findIndex((other, at) => at > index && !isRemoved(other));
    return [removalOf(properties, index, next < 0 ? properties.length : next)];
  });
}

/** Removes the properties from `start` to before `end`. */
function removalOf(properties: readonly Node[], start: number, end: number): Edit {
  const [before, first, last, after] = [start - 1, start, end - 1, end].map((index) => properties[index]);
  const from = after === undefined && before !== undefined ? endOf(before) : (first?.offset ?? 0);
  const to = after === undefined ? (last === undefined ? from : endOf(last)) : after.offset;
  return { offset: from, length: to - from, content: '' };
}

const endOf = ({ offset, length }: Node) => offset + length;

const propertiesOf = ({ type, children = [] }: Node): readonly Node[] => (type === 'object' ? children : []);

const keyOf = ({ children = [] }: Node): string => String(children[0]?.value);
