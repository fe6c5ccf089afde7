import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../templates/html/escapeHtml.ts';
import {
  type AddressUse,
  addressUse,
  refusedAttribute,
  refusedElement,
  type SlotKind,
  type SlotSource,
} from './slotRules.ts';

/** The hosts that a slot needs, by the directives of the security policy. */
export type SlotSources = Readonly<Partial<Record<SlotSource, readonly string[]>>>;

/** Something that a slot may not contain. */
export interface SlotProblem {
  /** Where it begins and how long it is, in UTF-16 units. */
  readonly offset: number;
  readonly length: number;
  readonly problem: string;
  readonly hint: string;
}

/** HTML of one's own as it is printed: well-formed, and only what `slotRules` allow. */
export interface SlotMarkup {
  readonly html: string;
  readonly sources: SlotSources;
  readonly problems: readonly SlotProblem[];
}

const voidElements = new Set(['br', 'hr', 'img', 'input', 'link', 'meta']);

/** Reads `text` for a slot. What it loads from other hosts must be on `allowed`, a list of origins. */
export function slotMarkup(text: string, kind: SlotKind, allowed: readonly string[]): SlotMarkup {
  const problems: SlotProblem[] = [];
  const sources = new Map<SlotSource, Set<string>>();
  let html = '';
  let isScript = false;
  const report = (problem: string, hint: string) => {
    const offset = parser.startIndex;
    problems.push({ offset, length: Math.max(1, parser.endIndex - offset + 1), problem, hint });
  };
  const checkAddress = (use: AddressUse, address: string) => {
    const problem = addressProblem(use, address, allowed);
    if (problem) report(...problem);
    else if (use.kind === 'load' && !isOwn(address)) {
      for (const source of use.sources) addTo(sources, source, new URL(address).origin);
    }
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const refused = refusedElement(name, kind);
      if (refused !== null) return report(`<${name}> cannot be in this slot.`, refused);
      if (name === 'script' && !attributes.src) report(...inlineScript);
      for (const [attribute, value] of Object.entries(attributes)) {
        const why = refusedAttribute(name, attribute, kind);
        if (why !== null) report(`<${name}> cannot have the attribute ${attribute} here.`, why);
        const use = addressUse(name, attribute);
        if (use) checkAddress(use, value);
      }
      isScript = name === 'script';
      html += `<${name}${Object.entries(attributes).map(printAttribute).join('')}>`;
    },
    onclosetag(name) {
      if (name === 'script') isScript = false;
      if (!voidElements.has(name) && refusedElement(name, kind) === null) html += `</${name}>`;
    },
    ontext(words) {
      if (words.trim() !== '' && isScript) return report(...inlineScript);
      if (words.trim() !== '' && kind === 'head') {
        return report('This slot is in the head of the page, where no text is shown.', 'Remove the text.');
      }
      html += escapeHtml(words);
    },
  });
  parser.end(text);
  return {
    html: html.trim(),
    sources: Object.fromEntries([...sources].map(([source, hosts]) => [source, [...hosts].sort()])),
    problems,
  };
}

const inlineScript = [
  'The security policy of the site blocks scripts inside a page.',
  'Put the code into a file such as public/scripts/x.js, and load it with <script src="/scripts/x.js" defer></script>.',
] as const;

const printAttribute = ([name, value]: [string, string]) =>
  value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`;

/** Whether `address` is a path or a place of the page itself. */
const isOwn = (address: string) => /^(?:\/(?![/\\])|#)/.test(address);

function addressProblem(
  { kind }: AddressUse,
  address: string,
  allowed: readonly string[],
): readonly [problem: string, hint: string] | null {
  if (isOwn(address) || (kind === 'link' && /^(?:https:\/\/|mailto:|tel:)/i.test(address))) return null;
  const written = JSON.stringify(address);
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) {
    return [
      `The address ${written} is of no use here.`,
      'Write an https: address or a path such as "/files/a.pdf".',
    ];
  }
  const { origin } = new URL(address);
  if (allowed.includes(origin)) return null;
  return [
    `The site does not allow anything from ${origin}.`,
    `If you trust that host with your visitors, add it to site.json: "allowedHosts": ["${origin}"].`,
  ];
}

function addTo<Key, Value>(sets: Map<Key, Set<Value>>, key: Key, value: Value): void {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set.add(value));
}
