/** An element of a document as `parseXml` reads it. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text of the element and of all in it, decoded. */
  readonly text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const token =
  /<([A-Za-z][\w:.-]*)((?:\s+[A-Za-z][\w:.-]*="[^"<]*")*)\s*(\/?)>|<\/([A-Za-z][\w:.-]*)>|([^<]+)/y;

/**
 * Reads a document of the kind that this program writes: a declaration, then elements, attributes in double
 * quotes and text; no comments, no CDATA. Throws at the first thing that XML 1.0 does not allow.
 */
export function parseXml(document: string): XmlElement {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!document.startsWith(declaration)) throw new Error('The document has no declaration');
  if (forbidden.test(document) || /\p{Surrogate}/u.test(document))
    throw new Error('A character is not allowed in XML');
  const root: Building = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  token.lastIndex = declaration.length;
  while (token.lastIndex < document.length) {
    const at = token.lastIndex;
    const match = token.exec(document);
    if (!match) throw new Error(`Not XML at ${at}: ${document.slice(at, at + 60)}`);
    step(match, open);
  }
  const [only, ...more] = root.children;
  if (open.length !== 1 || !only || more.length > 0)
    throw new Error('The document is not one closed element');
  return only;
}

interface Building extends XmlElement {
  readonly children: Building[];
  text: string;
}

function step(
  [, name, attributes = '', selfClosing, closing, text]: RegExpExecArray,
  open: Building[],
): void {
  const current = open.at(-1);
  if (!current) throw new Error('More elements are closed than opened');
  if (name !== undefined) {
    const element: Building = { name, attributes: parseAttributes(attributes), children: [], text: '' };
    current.children.push(element);
    if (!selfClosing) open.push(element);
  } else if (closing !== undefined) {
    if (current.name !== closing) throw new Error(`${closing} closes ${current.name}`);
    open.pop();
  } else if (text !== undefined) {
    if (open.length === 1 && text.trim() !== '') throw new Error('Text stands outside of the document');
    for (const element of open) element.text += decode(text);
  }
}

function parseAttributes(text: string): Record<string, string> {
  const found = [...text.matchAll(/([\w:.-]+)="([^"]*)"/g)];
  return Object.fromEntries(found.map(([, name, value]) => [name, decode(value ?? '')]));
}

function decode(text: string): string {
  return text.replace(/&([^;]*;?)/g, (_, reference: string) => {
    const character = entities[reference.replace(/;$/, '')];
    if (character === undefined || !reference.endsWith(';')) throw new Error(`No entity: &${reference}`);
    return character;
  });
}

/** All elements of one name, in order. */
export function elements(element: XmlElement, name: string): XmlElement[] {
  const below = element.children.flatMap((child) => elements(child, name));
  return element.name === name ? [element, ...below] : below;
}
