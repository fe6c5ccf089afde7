import { useEffect, useMemo, useState } from 'react';

/** What was answered last; nothing is there before that, and after a failure. */
export interface AsyncValue<Value> {
  readonly value?: Value;
  readonly hasFailed?: true;
}

const nothing = {};

/**
 * The answer to `ask`: at once where it is there, else once it has come; until then the one to what was asked before
 * stands. `null` asks nothing.
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
