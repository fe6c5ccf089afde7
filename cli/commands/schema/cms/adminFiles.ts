import * as path from 'node:path';
import type { PlannedFile } from '../plannedFile.ts';
import type { GitEditor } from './gitConfig.ts';

/** The script of an editor in one version, with the hash by which browsers refuse any other. */
interface EditorScript {
  readonly address: string;
  readonly integrity: string;
}

const scripts: Readonly<Record<GitEditor, EditorScript>> = {
  sveltia: {
    address: 'https://unpkg.com/@sveltia/cms@0.221.1/dist/sveltia-cms.js',
    integrity: 'sha384-JQ+XsKx/UzwdTiNnFStza3XtqqQoVtyNPApkfvwlzZDfhe7giE9CnfQrpHqgv3k6',
  },
  decap: {
    address: 'https://unpkg.com/decap-cms@3.16.3/dist/decap-cms.js',
    integrity: 'sha384-vBobgbm3uN2F6Fu1lR64Om0LspzNRLXanSHMJ52Ox9xXmwipWNVok4/98FyEGGs0',
  },
};

/** The page that shows the editor; it is no part of the site and may be at any origin. */
export function adminPage(editor: GitEditor, out: string): PlannedFile {
  const { address, integrity } = scripts[editor];
  const text = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Edit the site</title>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
    <script src="${address}" integrity="${integrity}" crossorigin="anonymous"></script>
  </body>
</html>
`;
  return { file: path.posix.join(out, 'index.html'), text, about: 'the page of the editor' };
}

/** The project that serves Keystatic, which needs a server of its own. */
export function keystaticProject(out: string): readonly PlannedFile[] {
  const packageJson = {
    name: 'admin',
    private: true,
    type: 'module',
    // Astro needs it.
    engines: { node: '>=22.12' },
    scripts: { dev: 'astro dev', build: 'astro build', start: 'node dist/server/entry.mjs' },
    dependencies: keystaticPackages,
  };
  const astroConfig = `import node from '@astrojs/node';
import react from '@astrojs/react';
import keystatic from '@keystatic/astro';
import { defineConfig } from 'astro/config';

export default defineConfig({
  integrations: [react(), keystatic()],
  adapter: node({ mode: 'standalone' }),
});
`;
  return [
    {
      file: path.posix.join(out, 'package.json'),
      text: `${JSON.stringify(packageJson, null, 2)}\n`,
      about: 'its packages',
    },
    { file: path.posix.join(out, 'astro.config.mjs'), text: astroConfig, about: 'the server of the editor' },
  ];
}

const keystaticPackages = {
  '@astrojs/node': '^11.1.6',
  '@astrojs/react': '^7.0.0',
  '@keystatic/astro': '^6.0.0',
  '@keystatic/core': '^0.6.9',
  astro: '^7.3.5',
  react: '^19.3.1',
  'react-dom': '^19.3.1',
};
