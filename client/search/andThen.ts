/** `next(value)`, synchronously unless `value` is a promise. */
export const andThen = <Value, Next>(
  value: Value | Promise<Value>,
  next: (value: Value) => Next | Promise<Next>,
) => (value instanceof Promise ? value.then(next) : next(value));
