import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from './bundleFolder.mjs';

const serverMessages = join(root, 'data/messages/t.ts');
const browserMessages = join(root, 'data/messages/browserMessages.ts');
/** The program's own sources that say something: `t('deals.count', …)`, `tParts('deal.validThrough', …)`, `routeWord('deals')`. */
const sources = /[\\/](?:client|data[\\/]model)[\\/].*\.tsx?$/;
const call = /(?<![\w.$])(t|tParts|routeWord)\(\s*'([\w.-]+)'\s*([,)])/g;

/** A source with a placeholder in place of each key of a message. @param {string} source */
export const withPlaceholders = (source) =>
  source.replace(call, (_, name, key, end) => {
    const place = name === 'routeWord' ? `"@@route:${key}@@"` : `"@@${key}@@"`;
    return end === ')' ? place : `${name}(${place},`;
  });

/**
 * Puts a placeholder for each message where a source asks for it, so that a file for browsers has just the messages that it
 * says. A build replaces the placeholders by the site's words (data/messages/scriptMessages.ts).
 * @type {import('esbuild').Plugin}
 */
export const messagesPlugin = {
  name: 'messages',
  setup(build) {
    build.onLoad({ filter: /[\\/]t\.ts$/ }, ({ path }) =>
      path === serverMessages ? { contents: readFileSync(browserMessages, 'utf8'), loader: 'ts' } : undefined,
    );
    build.onLoad({ filter: sources }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!path.startsWith(root) || !source.includes('messages/t.ts')) return undefined;
      return { contents: withPlaceholders(source), loader: extname(path) === '.tsx' ? 'tsx' : 'ts' };
    });
  },
};
