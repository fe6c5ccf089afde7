/*
 * What HTML of one's own may contain. The security policy of the site blocks inline scripts, styles and handlers, so they
 * are refused here, with the way to do the same.
 */

/** Where a slot is: in the head of a document or among what visitors see. */
export type SlotKind = 'head' | 'body';

/** The directive of the security policy for what an attribute loads or sends to. */
export type SlotSource = 'script-src' | 'connect-src' | 'img-src' | 'frame-src' | 'form-action';

/** Elements by their names, each with the attributes that it may have besides those of all elements. */
type Elements = Readonly<Record<string, readonly string[]>>;

const script = [
  'src',
  'async',
  'defer',
  'type',
  'integrity',
  'crossorigin',
  'referrerpolicy',
  'fetchpriority',
];

const elementsOfHead: Elements = {
  meta: ['name', 'property', 'content', 'media'],
  link: ['rel', 'href', 'type', 'hreflang', 'crossorigin', 'as', 'sizes', 'media'],
  script,
};

const elementsOfBody: Elements = {
  ...Object.fromEntries(
    (
      'p h2 h3 h4 ul li dl dt dd b strong i em small s u mark sub sup abbr cite code span div section br hr blockquote ' +
      'figure figcaption fieldset legend summary table caption thead tbody tr noscript address'
    )
      .split(' ')
      .map((name) => [name, []]),
  ),
  a: ['href', 'rel', 'target', 'hreflang', 'download'],
  button: ['type', 'name', 'value', 'disabled'],
  details: ['open', 'name'],
  form: ['action', 'method', 'target', 'autocomplete', 'novalidate', 'enctype'],
  iframe: ['src', 'width', 'height', 'loading', 'allow', 'allowfullscreen', 'sandbox', 'referrerpolicy'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  input:
    'type name value placeholder required autocomplete checked disabled min max minlength maxlength pattern inputmode'.split(
      ' ',
    ),
  label: ['for'],
  ol: ['start', 'type', 'reversed'],
  option: ['value', 'selected', 'disabled'],
  script,
  select: ['name', 'required', 'multiple', 'disabled', 'autocomplete'],
  td: ['colspan', 'rowspan'],
  textarea: ['name', 'rows', 'required', 'placeholder', 'minlength', 'maxlength', 'autocomplete'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};

const elements: Readonly<Record<SlotKind, Elements>> = { head: elementsOfHead, body: elementsOfBody };

/** The names of all elements that may be in a slot. */
export const elementNames = (kind: SlotKind): string[] => Object.keys(elements[kind]);

/** Why an element may not be in a slot of this kind, and what to do instead; `null` if it may. */
export function refusedElement(name: string, kind: SlotKind): string | null {
  if (Object.hasOwn(elements[kind], name)) return null;
  if (name === 'style') return 'Write styles into extra.css.';
  if (name === 'svg') return 'Put the picture into public/, and show it with <img>.';
  if (kind === 'head' && Object.hasOwn(elementsOfBody, name))
    return 'Only the slots of the footer are visible.';
  return `It may contain ${elementNames(kind)
    .map((each) => `<${each}>`)
    .join(', ')}.`;
}

const everywhere = /^(?:id|class|title|lang|dir|hidden|role|tabindex|translate|(?:aria|data)-[a-z0-9_.-]+)$/;

/** Why an attribute may not be on an element that may be in a slot, and what to do instead; `null` if it may. */
export function refusedAttribute(element: string, attribute: string, kind: SlotKind): string | null {
  const own = Object.hasOwn(elements[kind], element) ? (elements[kind][element] ?? []) : [];
  if (everywhere.test(attribute) || own.includes(attribute)) return null;
  if (attribute === 'style') return 'Give the element a class, and write its styles into extra.css.';
  if (attribute.startsWith('on')) return 'Move the code into a script of its own in public/.';
  return own.length === 0 ? 'Remove it.' : `Its own attributes are ${own.join(', ')}.`;
}

/** What an attribute with an address loads, sends to or leads to. */
export type AddressUse =
  | { readonly kind: 'link' }
  | { readonly kind: 'load'; readonly sources: readonly SlotSource[] };

/** How an attribute uses its address; `null` for attributes without one. */
export function addressUse(element: string, attribute: string): AddressUse | null {
  if (attribute === 'href') return { kind: 'link' };
  if (attribute === 'action') return { kind: 'load', sources: ['form-action'] };
  if (attribute !== 'src') return null;
  if (element === 'img') return { kind: 'load', sources: ['img-src'] };
  // A script from elsewhere reports to its own host.
  return { kind: 'load', sources: element === 'iframe' ? ['frame-src'] : ['script-src', 'connect-src'] };
}
