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
const replyStart = /\{\s*"(?:deal_ids|reply|chips)"/;
/** Some models write their reasoning between these tags. */
const reasoning = /<think>[\s\S]*?(?:<\/think>|$)/gi;

/**
 * Reads the text that a model has written so far; `isWhole` if it is complete. A text that is not in the requested JSON
 * format is read as prose that chooses the deals it names. `null` if a complete text is broken JSON.
 */
export function readReply(
  modelText: string,
  isWhole: boolean,
  offered: readonly OfferedDeal[],
): ModelReply | null {
  const text = modelText.replace(reasoning, '');
  const start = text.search(replyStart);
  if (start >= 0) return readJsonReply(text.slice(start), isWhole);
  // The start of an object may still become a reply in the requested format.
  if (/^\s*(?:`{1,3}\w*\s*)?(?:[{[]|$)/.test(text)) return isWhole ? null : emptyReply;
  return { ids: namedIn(text, isWhole, offered), reply: text, chips: [], isReplyWhole: isWhole };
}

const emptyReply: ModelReply = { ids: null, reply: '', chips: [], isReplyWhole: false };

/**
 * The slugs of the `offered` deals whose slugs or titles are in `text`, in the order of the text. Unless it is complete, a
 * name at its end does not count: it may be the start of a longer one.
 */
function namedIn(text: string, isWhole: boolean, offered: readonly OfferedDeal[]): string[] {
  const lower = `${text.toLowerCase()}${isWhole ? ' ' : ''}`;
  const indexOf = (name: string) => {
    const escaped = name.toLowerCase().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return lower.search(new RegExp(`(?<![\\p{L}\\p{N}-])${escaped}(?=[^\\p{L}\\p{N}-])`, 'u'));
  };
  return offered
    .map(({ slug, title }) => ({ slug, at: Math.max(indexOf(slug), indexOf(title)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ slug }) => slug);
}

function readJsonReply(text: string, isWhole: boolean): ModelReply | null {
  const { attempts, isClosed } = completeJson(text);
  if (isWhole && !isClosed) return null;
  for (const { json, isLastWhole } of attempts) {
    const fields = parseObject(json);
    if (!fields) continue;
    const last = Object.keys(fields).at(-1);
    const isDone = (key: string) => key in fields && (isLastWhole || key !== last);
    return {
      ids: isDone('deal_ids') ? stringsIn(fields.deal_ids) : isClosed ? [] : null,
      reply: typeof fields.reply === 'string' ? fields.reply : '',
      chips: isDone('chips') ? stringsIn(fields.chips) : [],
      isReplyWhole: isClosed || isDone('reply'),
    };
  }
  return isWhole ? null : emptyReply;
}

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function parseObject(json: string): Partial<Record<string, unknown>> | null {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** JSON that may parse, and whether its last entry is complete. */
interface Attempt {
  readonly json: string;
  readonly isLastWhole: boolean;
}

/**
 * Ways to complete the first object of `text`: with all that is open closed or, if that does not parse, without the last
 * entry. `isClosed` if the object is complete as it is.
 */
function completeJson(text: string): { readonly attempts: readonly Attempt[]; readonly isClosed: boolean } {
  const open: string[] = [];
  let isInString = false;
  let entryEnd = 0;
  let at = 0;
  for (; at < text.length; at++) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') {
        const length = text[at + 1] === 'u' ? 6 : 2;
        if (at + length > text.length) break;
        at += length - 1;
      } else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') open.push('}');
    else if (character === '[') open.push(']');
    else if (character === ',' && open.length === 1) entryEnd = at;
    else if (character === '}' || character === ']') {
      open.pop();
      if (open.length === 0)
        return { attempts: [{ json: text.slice(0, at + 1), isLastWhole: true }], isClosed: true };
    }
  }
  const closing = (isInString ? '"' : '') + open.toReversed().join('');
  return {
    attempts: [
      {
        json: text.slice(0, at).replace(/[,\s]+$/, (end) => (isInString ? end : '')) + closing,
        isLastWhole: false,
      },
      { json: `${text.slice(0, entryEnd)}}`, isLastWhole: true },
    ],
    isClosed: false,
  };
}
