import { useEffect, useMemo, useState } from 'react';

/** The latest value; absent before the first one and after a failure. */
export interface AsyncValue<Value> {
  readonly value?: Value;
  readonly hasFailed?: true;
}

const nothing = {};

/**
 * The value of `ask()`, in the same rendering if it is synchronous. While a promise is pending, the previous value remains.
 * `null` asks for nothing.
 */
export function useAsyncValue<Value>(ask: (() => Value | Promise<Value>) | null): AsyncValue<Value> {
  const given = useMemo(() => ask?.(), [ask]);
  const [late, setLate] = useState<AsyncValue<Value>>(nothing);
  useEffect(() => {
    if (!(given instanceof Promise)) return setLate(nothing);
    let isStale = false;
    setLate((last) => (last.hasFailed ? nothing : last));
    const settle = (answer: AsyncValue<Value>) => isStale || setLate(answer);
    given.then(
      (value) => settle({ value }),
      () => settle({ hasFailed: true }),
    );
    return () => {
      isStale = true;
    };
  }, [given]);
  if (given instanceof Promise) return late;
  return given === undefined ? nothing : { value: given };
}
