/** Receives the text of an element; `path` is its path from the root, such as "urlset/url/loc". */
export type OnXmlText = (path: string, text: string) => void;

const tokenPattern =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^>]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/;
const unescapedAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/;

/**
 * Parses an XML file strictly and calls `onText` at the end of each element, with the text since the last tag. Returns
 * the first error as a clause, or `null`.
 */
export function readXml(xml: string, onText: OnXmlText): string | null {
  const token = new RegExp(tokenPattern, 'y');
  const open: string[] = [];
  let text = '';
  let roots = 0;
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex;
    const match = token.exec(xml);
    if (!match) return `line ${lineAt(xml, start)} is incomplete or is not XML`;
    const [whole, cdata, slash, name, attributes = '', isEmpty, content] = match;
    if (unescapedAmpersand.test(content ?? attributes)) {
      return `line ${lineAt(xml, start)} has an unescaped "&"`;
    }
    if (cdata !== undefined) text += cdata;
    else if (content !== undefined) {
      if (open.length === 0 && content.trim() !== '') return 'it has text outside of the root element';
      text += unescapeXml(content);
    } else if (name !== undefined) {
      if (slash === '/') {
        onText(open.join('/'), text.trim());
        if (open.pop() !== name) return `line ${lineAt(xml, start)} has an unexpected </${name}>`;
      } else {
        if (open.length === 0) roots += 1;
        if (isEmpty !== '/') open.push(name);
      }
      text = '';
    } else if (whole.startsWith('<!DOCTYPE')) return 'it has a document type, which parsers may reject';
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`;
  return roots === 1 ? null : `it has ${roots} root elements`;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const namedEntities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return namedEntities[name] ?? whole;
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
