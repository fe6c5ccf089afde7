import { plainText } from '../../../data/model/assistant/plainText.ts';

/** More is read by nobody, and must not keep the page busy. */
const longest = 4000;

/** What a model has said as words alone: without HTML, pictures, addresses of links and marks of Markdown. */
export const plainReply = (said: string): string =>
  plainText(said.slice(0, longest))
    .replace(/(?<=\S) {2,}/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/!\[[^\][]{0,200}\](?:\([^()]{0,300}\))?/g, '')
    .replace(/\[([^\][]{0,200})\]\([^()]{0,300}\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+•]|\d{1,2}[.)])\s+/gm, (mark) => (/[#>]/.test(mark) ? '' : '– '))
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
