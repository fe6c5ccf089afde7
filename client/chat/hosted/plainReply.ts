import { plainText } from '../../../data/model/plainText.ts';

/** What a model has said as words alone: without HTML, pictures, addresses of links and marks of Markdown. */
export const plainReply = (said: string): string =>
  plainText(said)
    .replace(/<[^<>]*>/g, '')
    .replace(/!\[[^\]]*\](?:\([^)]*\))?/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:#{1,6}|>|[-*+•]|\d{1,2}[.)])\s+/gm, (mark) => (/[#>]/.test(mark) ? '' : '– '))
    .replace(/[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/g, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
