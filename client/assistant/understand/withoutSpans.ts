/** `text` with spaces in place of `spans`, so that what is left can be read by itself. */
export const withoutSpans = (
  text: string,
  spans: readonly { readonly start: number; readonly end: number }[],
): string =>
  spans.reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  );
