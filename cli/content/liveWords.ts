import {
  dealReferences,
  replaceDealReferences,
  withoutLinkMarks,
} from '../../data/model/deals/dealReference.ts';
import { dealPath } from '../../data/model/routes.ts';
import { contentSentences } from './sentences.ts';

/** The title of a deal that is live, by its slug; `null` for any other. */
export type LiveTitle = (slug: string) => string | null;

/**
 * `content` as it is while only some deals are live. Each text names those alone, in the form `{deal:slug:words}`, or
 * `{deal:slug:words|other words}`: instead of another one stand its other words, or its sentence falls away. What is in a list
 * falls away with a text or list of its own that has nothing left, or if it leads to a deal that is not live.
 */
export function liveWords<T>(content: T, live: LiveTitle): T {
  return (resolve(content, live) ?? content) as T;
}

/** `null` for what falls away. */
function resolve(value: unknown, live: LiveTitle): unknown {
  if (typeof value === 'string') return liveText(value, live);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => (isIncomplete(item, live) ? null : resolve(item, live)));
    return items.filter((item, index) => item !== null && (item !== '' || value[index] === ''));
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const resolved = resolve(inner, live);
      // Below a heading, a sentence is optional.
      return key === 'intro' && resolved === '' ? [] : [[key, resolved]];
    }),
  );
}

/** Whether an entry of a list is to fall away. */
function isIncomplete(item: unknown, live: LiveTitle): boolean {
  if (item === null || typeof item !== 'object' || Array.isArray(item)) return false;
  return Object.entries(item).some(([key, inner]) => {
    if (typeof inner === 'string') {
      if (key === 'href') return leadsToEnded(inner, live);
      return key !== 'intro' && inner !== '' && liveText(inner, live) === '';
    }
    return Array.isArray(inner) && inner.length > 0 && (resolve(inner, live) as unknown[]).length === 0;
  });
}

function leadsToEnded(href: string, live: LiveTitle): boolean {
  const prefix = dealPath('');
  return href.startsWith(prefix) && live(href.slice(prefix.length)) === null;
}

function liveText(text: string, live: LiveTitle): string {
  if (!text.includes('{deal:')) return text;
  return text
    .split(/((?:\r?\n){2,})/)
    .map((paragraph, index) => (index % 2 === 0 ? liveParagraph(paragraph, live) : paragraph))
    .join('')
    .replace(/(?:\r?\n){3,}/g, '\n\n')
    .trim();
}

const liveParagraph = (paragraph: string, live: LiveTitle) =>
  contentSentences(paragraph)
    .filter((sentence) => dealReferences(sentence).every((one) => one.otherwise !== null || live(one.slug)))
    .map((sentence) =>
      replaceDealReferences(sentence, ({ slug, words, otherwise }) => {
        const title = live(slug);
        if (title === null) return otherwise ?? '';
        return `{deal:${slug}:${words ?? title}${otherwise === null ? '' : `|${otherwise}`}}`;
      }),
    )
    .join('')
    .trim();

/** `content` with the words of its references alone. */
export function plainTexts<T>(content: T): T {
  if (typeof content === 'string')
    return replaceDealReferences(content, ({ words }) => withoutLinkMarks(words ?? '')) as T;
  if (Array.isArray(content)) return content.map((item) => plainTexts(item)) as T;
  if (content === null || typeof content !== 'object') return content;
  return Object.fromEntries(Object.entries(content).map(([key, inner]) => [key, plainTexts(inner)])) as T;
}
