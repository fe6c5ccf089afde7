/** A text that a careless page would execute or misread. */
export interface Payload {
  readonly name: string;
  readonly text: string;
}

/** The name of an element and of an attribute that only an unsafe page has. */
export const marker = 'x-hostile';

/**
 * Texts that are allowed in any line of content, and must be shown as they are. Their tags have no end, because whole
 * ones are refused; a careless page would end them itself. Only the last ones have braces that a guide would treat as a
 * placeholder.
 */
export const payloads: readonly Payload[] = [
  { name: 'an element', text: `<${marker} a` },
  { name: 'an event', text: `<${marker} onload=a() b` },
  { name: 'the end of a script', text: `</script <${marker} a` },
  { name: 'the end of a title', text: `</title <${marker} a` },
  { name: 'a comment and a script', text: `<!--<script <${marker}` },
  { name: 'the end of a comment', text: `--><${marker} a` },
  { name: 'the end of a data section', text: `]]><${marker} a` },
  { name: 'the end of an attribute', text: `" ${marker}="1` },
  { name: 'the end of an attribute in single quotes', text: `' ${marker}='1` },
  { name: 'the end of an attribute and of its element', text: `"><${marker} a` },
  { name: 'references to characters', text: `&lt${marker} &#60` },
  { name: 'what a replacement takes for a part', text: "$& $' $` $1 $<a" },
  { name: 'what an expression takes for a part', text: '([a-z]*(.+)?\\d|^$' },
  { name: 'a script in a style sheet', text: `*/ body{}; @import url` },
  { name: 'an address that is a script', text: 'javascript:alert(1)' },
  { name: 'a path that leads out', text: '../../../etc/passwd' },
  { name: 'the name of a method', text: 'constructor' },
  { name: 'the name of another method', text: 'toString' },
  { name: 'a change of direction', text: 'a\u202Egnp.\u2066b' },
  { name: 'letters that are not seen', text: 'a\u200B\u200D\u2060\uFEFFb' },
  { name: 'a language from right to left', text: 'مرحبا שלום' },
  { name: 'letters of two units', text: '👩‍👩‍👧 𝒟𝑒𝒶𝓁' },
  { name: 'many marks on one letter', text: `Z${'\u0335\u0361'.repeat(8)}` },
  { name: 'letters that XML has not', text: 'a\uFFFEb\uFFFFc' },
  { name: 'a template', text: `\${1+1} #{7*7} <%= 7 %>` },
  { name: 'a template in braces', text: '{{7*7}}' },
];
