import { suggest } from '../../diagnostics/suggest.ts';

/** The one of `paths` that `path` was probably meant to be; `null` where none is near. */
export function closest(path: string, paths: Iterable<string>): string | null {
  const start = path.slice(0, path.lastIndexOf('/') + 1);
  const beside = [...paths].filter(
    (known) => known.startsWith(start) && Math.abs(known.length - path.length) < 5,
  );
  return suggest(path, beside.slice(0, 2_000));
}
