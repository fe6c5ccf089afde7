import { createJsonTree, type JsonTree, type JsonValue } from './jsonTree.ts';

/** Reads an object of JSON from a text that arrives in pieces. */
export interface JsonScanner extends Pick<JsonTree, 'object' | 'isWhole'> {
  /** Reads the next piece; true if it completes a value. */
  read(piece: string): boolean;
}

/** No answer that anybody needs has more values, or longer ones. */
const mostValues = 1000;
const mostCharacters = 1000;

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const words: Readonly<Record<string, JsonValue>> = { true: true, false: false };
/** Some models write their reasoning between these tags. */
const reasoning = { begin: '<think>', end: '</think>' };
const isOfWord = (character: string) => /[-\w.+]/.test(character);

/** `true`, a number, or `null` for anything else. */
const wordValue = (word: string): JsonValue => {
  const number = Number(word);
  return Object.hasOwn(words, word) ? (words[word] ?? null) : Number.isNaN(number) ? null : number;
};

type Mode = 'outside' | 'thinking' | 'between' | 'text' | 'escape' | 'code' | 'word' | 'done';

/**
 * A scanner for the first object that has one of `keys`, whatever comes before: prose, code fences, other objects, or
 * reasoning between `<think>` tags. It is lenient, looks at each character once and never goes back, so its work is linear in
 * the text.
 */
export function createJsonScanner(keys: ReadonlySet<string>): JsonScanner {
  const tree = createJsonTree();
  const endsTag = createTagTest();
  let mode: Mode = 'outside';
  let text = '';
  let digits = '';
  let values = 0;

  const begin = (next: Mode) => {
    [mode, text, digits] = [next, '', ''];
  };
  const add = (character: string) => {
    if (text.length < mostCharacters) text += character;
  };
  const put = (value: JsonValue): boolean => {
    mode = ++values > mostValues ? 'done' : 'between';
    return tree.put(value);
  };
  const open = (value: JsonValue[] | { [key: string]: JsonValue }): boolean => {
    mode = ++values > mostValues ? 'done' : 'between';
    tree.open(value);
    return false;
  };
  const close = (): boolean => {
    tree.close();
    if (tree.isOpen()) return true;
    const isAnswer = Object.keys(tree.object() ?? {}).some((key) => keys.has(key));
    mode = isAnswer ? 'done' : 'outside';
    // Some other object: the answer may still come.
    if (!isAnswer) tree.clear();
    return isAnswer;
  };

  /** Reads a character; true if it completes a value. */
  const readers: Readonly<Record<Mode, (character: string) => unknown>> = {
    outside(character) {
      if (character === '{') open(Object.create(null));
      else if (endsTag(reasoning.begin, character)) mode = 'thinking';
    },
    thinking(character) {
      if (endsTag(reasoning.end, character)) mode = 'outside';
    },
    between(character) {
      if (character === '"') return begin('text');
      if (character === '{') return open(Object.create(null));
      if (character === '[') return open([]);
      if (character === '}' || character === ']') return close();
      if (character === ',') return tree.next();
      if (!isOfWord(character)) return false;
      begin('word');
      add(character);
    },
    text(character) {
      if (character === '"') return put(text);
      if (character === '\\') mode = 'escape';
      else add(character);
    },
    escape(character) {
      [mode, digits] = [character === 'u' ? 'code' : 'text', ''];
      if (mode === 'text') add(escapes[character] ?? character);
    },
    code(character) {
      digits += character;
      if (digits.length < 4) return;
      mode = 'text';
      add(String.fromCharCode(Number.parseInt(digits, 16) || 0xfffd));
    },
    word(character) {
      if (isOfWord(character)) return add(character);
      const isPut = put(wordValue(text));
      return readers[mode](character) === true || isPut;
    },
    done: () => false,
  };

  return {
    read(piece) {
      let isChanged = false;
      for (let at = 0; at < piece.length && mode !== 'done'; at++)
        isChanged = readers[mode](piece[at] as string) === true || isChanged;
      return isChanged;
    },
    object: tree.object,
    isWhole: tree.isWhole,
  };
}

/** A test whether a character completes a tag of which no other part is like its beginning. */
function createTagTest(): (tag: string, character: string) => boolean {
  let matched = 0;
  return (tag, character) => {
    matched = character === tag[matched] ? matched + 1 : Number(character === tag[0]);
    if (matched < tag.length) return false;
    matched = 0;
    return true;
  };
}
