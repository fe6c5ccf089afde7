/** A value of JSON whose objects have no prototype. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** Reads an object of JSON from a text that arrives in pieces. */
export interface JsonScanner {
  /** Reads the next piece; true if it completes a value. */
  read(piece: string): boolean;
  /** The values that are complete, as far as they are read; `null` before the object begins. */
  object(): JsonObject | null;
  /** Whether an array or an object is complete, and not only its first entries. */
  isWhole(value: JsonValue | undefined): boolean;
}

/** No answer that anybody needs has more values, or longer ones. */
const mostValues = 1000;
const mostCharacters = 1000;

const escapes: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };
const words: Readonly<Record<string, JsonValue>> = { true: true, false: false, null: null };
/** Some models write their reasoning between these tags. */
const reasoning = { begin: '<think>', end: '</think>' };
const isOfWord = (character: string) => /[-\w.+]/.test(character);

interface Frame {
  readonly value: JsonValue[] | JsonObject;
  /** The key of the next value; `null` for none. */
  key: string | null;
}

/**
 * A scanner for the first object that has one of `keys`, whatever comes before: prose, code fences, other objects, or
 * reasoning between `<think>` tags. It is lenient, looks at each character once and never goes back, so its work is linear in
 * the text.
 */
export function createJsonScanner(keys: ReadonlySet<string>): JsonScanner {
  const whole = new WeakSet<object>();
  let stack: Frame[] = [];
  let object: JsonObject | null = null;
  let values = 0;
  let mode: 'outside' | 'thinking' | 'between' | 'text' | 'escape' | 'code' | 'word' | 'done' = 'outside';
  let text = '';
  /** How many characters of a tag have been read, and the digits of an escape. */
  let matched = 0;
  let digits = '';

  /** Puts a complete value where it belongs; a text in an object is first a key. */
  function put(value: JsonValue): boolean {
    const frame = stack.at(-1);
    values++;
    if (values > mostValues) mode = 'done';
    if (!frame || mode === 'done') return false;
    if (Array.isArray(frame.value)) {
      frame.value.push(value);
      return true;
    }
    if (frame.key === null) {
      if (typeof value === 'string') frame.key = value;
      return false;
    }
    frame.value[frame.key] = value;
    frame.key = null;
    return true;
  }

  function open(value: JsonValue[] | JsonObject): void {
    if (stack.length === 0) object = value as JsonObject;
    else put(value);
    stack.push({ value, key: null });
    if (mode !== 'done') mode = 'between';
  }

  function close(): boolean {
    const frame = stack.pop();
    if (frame) whole.add(frame.value);
    mode = 'between';
    if (stack.length > 0) return true;
    mode = 'done';
    if (object && Object.keys(object).some((key) => keys.has(key))) return true;
    // Some other object: the answer may still come.
    [object, stack, mode] = [null, [], 'outside'];
    return false;
  }

  const endWord = (): boolean => {
    mode = 'between';
    const number = Number(text);
    return put(Object.hasOwn(words, text) ? (words[text] ?? null) : Number.isNaN(number) ? null : number);
  };

  /** Whether `character` completes `tag`, of which no other part is like its beginning. */
  function endsTag(tag: string, character: string): boolean {
    matched = character === tag[matched] ? matched + 1 : Number(character === tag[0]);
    if (matched < tag.length) return false;
    matched = 0;
    return true;
  }

  function readBetween(character: string): boolean {
    if (character === '"') {
      [mode, text] = ['text', ''];
      return false;
    }
    if (character === '{') open(Object.create(null));
    else if (character === '[') open([]);
    else if (character === '}' || character === ']') return close();
    else if (character === ',') {
      const frame = stack.at(-1);
      if (frame) frame.key = null;
    } else if (isOfWord(character)) [mode, text] = ['word', character];
    return false;
  }

  function readCharacter(character: string): boolean {
    switch (mode) {
      case 'outside':
        if (character === '{') open(Object.create(null));
        else if (endsTag(reasoning.begin, character)) mode = 'thinking';
        return false;
      case 'thinking':
        if (endsTag(reasoning.end, character)) mode = 'outside';
        return false;
      case 'between':
        return readBetween(character);
      case 'text':
        if (character === '\\') mode = 'escape';
        else if (character === '"') {
          mode = 'between';
          return put(text);
        } else if (text.length < mostCharacters) text += character;
        return false;
      case 'escape':
        mode = character === 'u' ? 'code' : 'text';
        digits = '';
        if (mode === 'text' && text.length < mostCharacters) text += escapes[character] ?? character;
        return false;
      case 'code':
        digits += character;
        if (digits.length < 4) return false;
        mode = 'text';
        if (text.length < mostCharacters) text += String.fromCharCode(Number.parseInt(digits, 16) || 0xfffd);
        return false;
      case 'word': {
        if (isOfWord(character)) {
          if (text.length < mostCharacters) text += character;
          return false;
        }
        const isPut = endWord();
        return readCharacter(character) || isPut;
      }
      default:
        return false;
    }
  }

  return {
    read(piece) {
      let isChanged = false;
      for (let at = 0; at < piece.length && mode !== 'done'; at++)
        isChanged = readCharacter(piece[at] as string) || isChanged;
      return isChanged;
    },
    object: () => object,
    isWhole: (value) => typeof value === 'object' && value !== null && whole.has(value),
  };
}
