type NoResultsCode = typeof import('./NoResults.tsx');

/** Kept once a page. */
let code: NoResultsCode | Promise<NoResultsCode> | undefined;

/** Loads what is shown where nothing is found; rejects if it cannot be loaded, and the next call then tries again. */
export function loadNoResults(): NoResultsCode | Promise<NoResultsCode> {
  code ??= load();
  return code;
}

async function load(): Promise<NoResultsCode> {
  try {
    code = await import('./NoResults.tsx');
    return code;
  } catch (error) {
    code = undefined;
    throw error;
  }
}
