/** A deal that the model may choose. */
export interface OfferedDeal {
  readonly slug: string;
  readonly title: string;
}

/** A model's reply, as far as it has arrived. */
export interface ModelReply {
  /** The chosen deals; `null` until they are known. */
  readonly ids: readonly string[] | null;
  readonly reply: string;
  readonly chips: readonly string[];
  /** Whether `reply` is complete. */
  readonly isReplyWhole: boolean;
}

/** The start of a reply in the requested format, whatever comes before it. */
const beginning = /\{\s*"(?:deal_ids|reply|chips)"/;
/** Some models write their reasoning between these tags. */
const reasoning = /<think>[\s\S]*?(?:<\/think>|$)/gi;

/**
 * Reads the text that a model has written so far; `isWhole` if it is complete. A text that is not in the requested JSON
 * format is read as prose that chooses the deals it names. `null` if a complete text is broken JSON.
 */
export function readReply(
  said: string,
  isWhole: boolean,
  offered: readonly OfferedDeal[],
): ModelReply | null {
  const text = said.replace(reasoning, '');
  const start = text.search(beginning);
  if (start >= 0) return readForm(text.slice(start), isWhole);
  // The start of an object may still become a reply in the requested format.
  if (/^\s*(?:`{1,3}\w*\s*)?(?:[{[]|$)/.test(text)) return isWhole ? null : nothingYet;
  return { ids: namedIn(text, isWhole, offered), reply: text, chips: [], isReplyWhole: isWhole };
}

const nothingYet: ModelReply = { ids: null, reply: '', chips: [], isReplyWhole: false };

/** The ids of those of `offered` whose ids or titles are in `text`, in its order; what it ends with may go on. */
function namedIn(text: string, isWhole: boolean, offered: readonly OfferedDeal[]): string[] {
  const lower = `${text.toLowerCase()}${isWhole ? ' ' : ''}`;
  const placeOf = (name: string) => {
    const escaped = name.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return lower.search(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?=[^\\p{L}\\p{N}-])`, 'u'));
  };
  return offered
    .map(({ slug, title }) => ({ slug, at: Math.max(placeOf(slug), placeOf(title)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ slug }) => slug);
}

function readForm(text: string, isWhole: boolean): ModelReply | null {
  const { attempts, isClosed } = completed(text);
  if (isWhole && !isClosed) return null;
  for (const { json, isLastWhole } of attempts) {
    const found = parse(json);
    if (!found) continue;
    const last = Object.keys(found).at(-1);
    const isDone = (key: string) => key in found && (isLastWhole || key !== last);
    return {
      ids: isDone('deal_ids') ? texts(found.deal_ids) : isClosed ? [] : null,
      reply: typeof found.reply === 'string' ? found.reply : '',
      chips: isDone('chips') ? texts(found.chips) : [],
      isReplyWhole: isClosed || isDone('reply'),
    };
  }
  return isWhole ? null : nothingYet;
}

const texts = (found: unknown): string[] =>
  Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];

function parse(json: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** JSON to try, and whether its last entry cannot grow any more. */
interface Attempt {
  readonly json: string;
  readonly isLastWhole: boolean;
}

/** The first object of `text`, made whole: what is open in it closed, or else without its last entry. */
function completed(text: string): { readonly attempts: readonly Attempt[]; readonly isClosed: boolean } {
  const open: string[] = [];
  let isInText = false;
  let entryEnd = 0;
  let at = 0;
  for (; at < text.length; at++) {
    const sign = text[at];
    if (isInText) {
      if (sign === '\\') {
        const length = text[at + 1] === 'u' ? 6 : 2;
        if (at + length > text.length) break;
        at += length - 1;
      } else if (sign === '"') isInText = false;
    } else if (sign === '"') isInText = true;
    else if (sign === '{') open.push('}');
    else if (sign === '[') open.push(']');
    else if (sign === ',' && open.length === 1) entryEnd = at;
    else if (sign === '}' || sign === ']') {
      open.pop();
      if (open.length === 0)
        return { attempts: [{ json: text.slice(0, at + 1), isLastWhole: true }], isClosed: true };
    }
  }
  const closing = (isInText ? '"' : '') + open.toReversed().join('');
  return {
    attempts: [
      {
        json: text.slice(0, at).replace(/[,\s]+$/, (end) => (isInText ? end : '')) + closing,
        isLastWhole: false,
      },
      { json: `${text.slice(0, entryEnd)}}`, isLastWhole: true },
    ],
    isClosed: false,
  };
}
