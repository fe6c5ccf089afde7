/** A value of JSON whose objects have no prototype. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** An object of JSON that grows value by value. */
export interface JsonTree {
  /** Adds a complete value where it belongs, or takes a text as the key of the next; true if a value was added. */
  put(value: JsonValue): boolean;
  /** Begins an array or an object. */
  open(value: JsonValue[] | JsonObject): void;
  /** Ends the innermost array or object. */
  close(): void;
  /** Drops a key without a value. */
  next(): void;
  /** Forgets everything. */
  clear(): void;
  /** The outermost object, as far as it is complete; `null` before it begins. */
  object(): JsonObject | null;
  isOpen(): boolean;
  isWhole(value: JsonValue | undefined): boolean;
}

interface Frame {
  readonly value: JsonValue[] | JsonObject;
  /** The key of the next value; `null` for none. */
  key: string | null;
}

export function createJsonTree(): JsonTree {
  const whole = new WeakSet<object>();
  let stack: Frame[] = [];
  let object: JsonObject | null = null;
  const put = (value: JsonValue): boolean => {
    const frame = stack.at(-1);
    if (!frame) return false;
    const { value: container, key } = frame;
    if (Array.isArray(container)) container.push(value);
    else if (key !== null) container[key] = value;
    frame.key = !Array.isArray(container) && key === null && typeof value === 'string' ? value : null;
    return Array.isArray(container) || key !== null;
  };
  return {
    put,
    open(value) {
      if (stack.length === 0) object = value as JsonObject;
      else put(value);
      stack.push({ value, key: null });
    },
    close() {
      const frame = stack.pop();
      if (frame) whole.add(frame.value);
    },
    next() {
      const frame = stack.at(-1);
      if (frame) frame.key = null;
    },
    clear() {
      [stack, object] = [[], null];
    },
    object: () => object,
    isOpen: () => stack.length > 0,
    isWhole: (value) => typeof value === 'object' && value !== null && whole.has(value),
  };
}
