import type { MessageKey } from '../language/messages.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueFor } from './catalogues.ts';
import { compileMessage } from './compileMessage.ts';
import type { RouteKey } from './routeWords.ts';

/** A placeholder that is a literal of its own, or stands in one, as the bundler writes them (cli/bundler/messagesPlugin.mjs). */
const placeholder = /(["'`])@@([\w.:-]+)@@\1|@@([\w.:-]+)@@/g;

/** A script for browsers with the words of `catalogue` in place of their placeholders. */
export const scriptInWords = (script: string, catalogue: Catalogue): string =>
  script.replace(placeholder, (_, _quote, alone?: string, within?: string) => {
    if (alone !== undefined) return JSON.stringify(messageIn(catalogue, alone));
    const message = messageIn(catalogue, within ?? '');
    if (typeof message !== 'string') throw new Error(`The message "${within}" needs values`);
    return JSON.stringify(message).slice(1, -1).replace(/['`$]/g, '\\$&');
  });

/** A script in the words of the program's first language. */
export const scriptInEnglish = (script: string): string => scriptInWords(script, catalogueFor('en-US'));

function messageIn({ tag, texts, routes }: Catalogue, key: string) {
  if (key === 'tag') return tag;
  const [, route] = key.split('route:');
  return route === undefined ? compileMessage(texts[key as MessageKey]) : routes[route as RouteKey];
}
