/** Takes the text of each element of an XML file; `path` is such as "urlset/url/loc". */
export type OnXmlText = (path: string, text: string) => void;

const token =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<!DOCTYPE[^>]*>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y;
const loneAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[0-9a-fA-F]+);)/;

/** Reads an XML file strictly, and tells of each element that holds only text. Returns what is wrong, or `null`. */
export function readXml(xml: string, onText: OnXmlText): string | null {
  const open: string[] = [];
  let text = '';
  let roots = 0;
  token.lastIndex = 0;
  while (token.lastIndex < xml.length) {
    const start = token.lastIndex;
    const match = token.exec(xml);
    if (!match) return `it breaks off or is no XML at line ${lineAt(xml, start)}`;
    const [whole, cdata, slash, name, attributes = '', isEmpty, words] = match;
    if (words !== undefined || attributes !== '') {
      if (loneAmpersand.test(words ?? attributes)) return `an "&" stands alone at line ${lineAt(xml, start)}`;
    }
    if (cdata !== undefined) text += cdata;
    else if (words !== undefined) {
      if (open.length === 0 && words.trim() !== '') return 'text stands outside of its root';
      text += unescapeXml(words);
    } else if (name !== undefined) {
      if (slash === '/') {
        onText(open.join('/'), text.trim());
        if (open.pop() !== name) return `</${name}> closes what is not open at line ${lineAt(xml, start)}`;
      } else {
        if (open.length === 0) roots += 1;
        if (isEmpty !== '/') open.push(name);
      }
      text = '';
    } else if (whole.startsWith('<!DOCTYPE')) return 'it has a document type, which no reader needs';
  }
  if (open.length > 0) return `<${open.at(-1)}> is not closed`;
  return roots === 1 ? null : `it has ${roots} roots`;
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string) =>
  text.replace(
    /&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
