import { hexOf } from './color.ts';
import { allElements, type SvgElement, shortened } from './svg.ts';

const reference = '#[^\\s"\'<>&()]+';
const oneNumber = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?(?:px|%)?$/i;
const transform = /^[\sa-zA-Z\d.,()+-]*$/;
const localUse = new RegExp(`^${reference}$`);
const localUrl = new RegExp(`^(?:none|url\\(${reference}\\))$`);
const simple = /^[\w\s.,-]*$/;

/** Elements that a drawing may consist of. */
export const shapeElements: ReadonlySet<string> = new Set(
  (
    'g defs path circle ellipse rect line polyline polygon use clipPath mask ' +
    'linearGradient radialGradient stop'
  ).split(' '),
);

/** Attributes that those elements may have, and the form of their values. */
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
 * Why elements are more than flat shapes, in words that complete `The drawing "x" …`; `null` if they are not. Refuses
 * everything that is not known to be harmless: scripts, styles, events, text, other files.
 */
export function shapeProblem(shapes: readonly SvgElement[]): string | null {
  const all = allElements(shapes);
  for (const element of all) {
    const problem = elementProblem(element);
    if (problem) return problem;
  }
  return referenceProblem(all);
}

function elementProblem({ name, attributes }: SvgElement): string | null {
  if (!shapeElements.has(name)) return `has <${name}>, which is not a shape`;
  for (const [key, value] of attributes) {
    const form = forms.get(key);
    if (paints.has(key)) {
      if (!isPaint(value)) return `has ${key}="${shortened(value)}", which is not a color`;
    } else if (!form) {
      return `has the attribute ${key}, which shapes do not need`;
    } else if (!form.test(value)) {
      return `has ${key}="${shortened(value)}", which is not a valid value`;
    }
  }
  return null;
}

const isPaint = (value: string) =>
  value === 'currentColor' || localUrl.test(value) || hexOf(value) !== undefined;

/** Copies of copies could grow without end, so a copy may only show shapes. */
function referenceProblem(all: readonly SvgElement[]): string | null {
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
      if (!target) return `refers to #${id}, which does not exist`;
      if (allElements([target]).some((inner) => referencesOf(inner).length > 0)) {
        return `refers to #${id}, which itself refers to something`;
      }
    }
  }
  return null;
}

/** The ids that an element refers to. */
const referencesOf = ({ attributes }: SvgElement): string[] =>
  [...attributes].flatMap(([key, value]) => {
    if (key === 'href') return [value.slice(1)];
    const url = /^url\(#(.*)\)$/.exec(value);
    return url?.[1] === undefined ? [] : [url[1]];
  });
