import { readFileSync } from 'node:fs';
import * as esbuild from 'esbuild';
import { clientOptions, production } from './buildClient.mjs';

const entry = 'cli/bundler/react.mjs';

/**
 * A plugin that replaces React's packages by one ES module, bundled beforehand. They are CommonJS, which costs each chunk
 * that imports them a call of a helper, and each use of a name in them a property access.
 * @param {string} [file] with that module if there is one already
 * @returns {import('esbuild').Plugin}
 */
export const reactAsModule = (file) => ({
  name: 'react as a module',
  setup(build) {
    build.onResolve({ filter: /^react(?:-dom\/client|\/jsx-runtime)?$/ }, () => ({
      path: entry,
      namespace: 'bundled',
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: 'bundled' }, async () => ({
      contents: file === undefined ? await bundleReact() : readFileSync(file, 'utf8'),
    }));
  },
});

/** The text of the module. */
export async function bundleReact() {
  const { outputFiles } = await esbuild.build({
    ...clientOptions,
    entryPoints: [entry],
    write: false,
    // Leaves out the connection to React's developer tools, which show little of a production build.
    define: { ...production, __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
  });
  return outputFiles?.[0]?.text ?? '';
}
