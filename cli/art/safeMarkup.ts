import { hexOf } from './color.ts';
import type { SvgElement } from './markup.ts';

const reference = '#[^\\s"\'<>&()]+';
const oneNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:px|%)?$/i;
const transform = /^[\sa-zA-Z\d.,()+-]*$/;
const localUse = new RegExp(`^${reference}$`);
const localUrl = new RegExp(`^(?:none|url\\(${reference}\\))$`);
const simple = /^[\w\s.,-]*$/;

/** Elements that a drawing is made of. */
const elements = new Set(
  (
    'g defs path circle ellipse rect line polyline polygon use clipPath mask ' +
    'linearGradient radialGradient stop'
  ).split(' '),
);

/** Attributes that those may have, and the form that values take. */
const forms: ReadonlyMap<string, RegExp> = new Map([
  ['id', /^[^\s"'<>&()#]+$/],
  ['d', /^[\sMLHVCSQTAZmlhvcsqtaz\d.eE,+-]*$/],
  ['points', /^[\s\d.eE,+-]*$/],
  ['transform', transform],
  ['gradientTransform', transform],
  ['href', localUse],
  ['clip-path', localUrl],
  ['mask', localUrl],
  ...'x y x1 y1 x2 y2 cx cy fx fy r rx ry width height offset'
    .split(' ')
    .map((name) => [name, oneNumber] as const),
  ...(
    'opacity fill-opacity fill-rule clip-rule stroke-width stroke-opacity stroke-linecap stroke-linejoin ' +
    'stroke-miterlimit stroke-dasharray stroke-dashoffset stop-opacity mask-type gradientUnits clipPathUnits maskUnits'
  )
    .split(' ')
    .map((name) => [name, simple] as const),
]);

const paints = new Set(['fill', 'stroke', 'stop-color']);

/**
 * What is wrong with elements that are to be flat shapes and nothing else, in words that follow the file's name; null
 * where all is well. Refuses all that is not known to be harmless: scripts, styles, events, text, other files.
 */
export function markupFault(shapes: readonly SvgElement[]): string | null {
  const all = shapes.flatMap(withDescendants);
  for (const element of all) {
    const fault = elementFault(element);
    if (fault) return fault;
  }
  return referenceFault(all);
}

/** The element and all in it, in the order of the file. */
export const withDescendants = (element: SvgElement): SvgElement[] => [
  element,
  ...element.children.flatMap(withDescendants),
];

function elementFault({ name, attributes }: SvgElement): string | null {
  if (!elements.has(name)) return `has <${name}>, which is no shape`;
  for (const [key, value] of attributes) {
    const form = forms.get(key);
    if (paints.has(key)) {
      if (!isPaint(value)) return `has ${key}="${shortened(value)}", which is no color`;
    } else if (!form) {
      return `has the attribute ${key}, which no shape needs`;
    } else if (!form.test(value)) {
      return `has ${key}="${shortened(value)}", which is not possible`;
    }
  }
  return null;
}

const isPaint = (value: string) =>
  value === 'currentColor' || localUrl.test(value) || hexOf(value) !== undefined;

const shortened = (text: string) => (text.length > 24 ? `${text.slice(0, 24)}…` : text);

/** Copies of copies could grow without end, so that a copy must show shapes alone. */
function referenceFault(all: readonly SvgElement[]): string | null {
  const targets = new Map<string, SvgElement>();
  for (const element of all) {
    const id = element.attributes.get('id');
    if (id === undefined) continue;
    if (targets.has(id)) return `has the id ${id} twice`;
    targets.set(id, element);
  }
  for (const element of all) {
    for (const id of referencesOf(element)) {
      const target = targets.get(id);
      if (!target) return `refers to #${id}, which it does not have`;
      if (withDescendants(target).some((inner) => referencesOf(inner).length > 0)) {
        return `refers to #${id}, which refers to something itself`;
      }
    }
  }
  return null;
}

/** Ids that an element's attributes refer to. */
export const referencesOf = ({ attributes }: SvgElement): string[] =>
  [...attributes].flatMap(([key, value]) => {
    if (key === 'href') return [value.slice(1)];
    const url = /^url\(#(.*)\)$/.exec(value);
    return url?.[1] === undefined ? [] : [url[1]];
  });
