/** What the most common names stand for; letters with accents follow a pattern instead. */
const characters: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ', thinsp: ' ' },
  ...{ hellip: '…', mdash: '—', ndash: '–', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', sbquo: '‚' },
  ...{ bdquo: '„', laquo: '«', raquo: '»', lsaquo: '‹', rsaquo: '›', iexcl: '¡', iquest: '¿', bull: '•' },
  ...{ middot: '·', copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', yen: '¥', cent: '¢', sect: '§' },
  ...{ deg: '°', frac12: '½', frac14: '¼', frac34: '¾', times: '×', divide: '÷', plusmn: '±', minus: '−' },
  ...{ sup2: '²', sup3: '³', ordf: 'ª', ordm: 'º', micro: 'µ', para: '¶', dagger: '†', permil: '‰' },
  ...{ larr: '←', rarr: '→', uarr: '↑', darr: '↓', hearts: '♥', starf: '★', star: '☆', check: '✓' },
  ...{ AElig: 'Æ', aelig: 'æ', OElig: 'Œ', oelig: 'œ', szlig: 'ß', Oslash: 'Ø', oslash: 'ø' },
  ...{ ETH: 'Ð', eth: 'ð', THORN: 'Þ', thorn: 'þ', shy: '', zwnj: '', zwj: '' },
  ...{ num: '#', ast: '*', lowbar: '_', grave: '`', lbrack: '[', rbrack: ']', lpar: '(', rpar: ')' },
  ...{ excl: '!', quest: '?', comma: ',', period: '.', colon: ':', semi: ';', plus: '+', equals: '=' },
  ...{ percnt: '%', dollar: '$', commat: '@', sol: '/', bsol: '\\', verbar: '|', NewLine: '\n', Tab: ' ' },
};

const accents: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', grave: '\u0300', circ: '\u0302', tilde: '\u0303', uml: '\u0308' },
  ...{ cedil: '\u0327', ring: '\u030a', caron: '\u030c' },
};

/**
 * The character of an HTML entity such as "&amp;", "&eacute;" or "&#8217;"; `undefined` if the name is not a common one.
 * Empty for what shows nothing.
 */
export function decodeEntity(entity: string): string | undefined {
  const name = entity.slice(1, -1);
  if (name.startsWith('#')) return decodeNumber(name);
  if (Object.hasOwn(characters, name)) return characters[name];
  const [, letter = '', accent = ''] = /^([a-z])([a-z]{3,5})$/i.exec(name) ?? [];
  const composed = letter + (accents[accent] ?? '');
  return composed.length === 2 ? composed.normalize('NFC') : undefined;
}

function decodeNumber(name: string): string {
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  const isCharacter =
    code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 127 && code < 160);
  return isCharacter ? String.fromCodePoint(code) : ' ';
}
