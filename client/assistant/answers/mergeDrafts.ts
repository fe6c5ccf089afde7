import type { ReplyDraft } from '../conversation/turn.ts';

/** One reply of `drafts`, in their order, after short sentences. */
export function mergeDrafts(leadIn: readonly string[], drafts: readonly ReplyDraft[]): ReplyDraft {
  const [first, ...others] = drafts;
  if (!first || others.length === 0)
    return { ...first, reply: first?.reply ?? '', leadIn: [...leadIn, ...(first?.leadIn ?? [])] };
  const last = others.at(-1) ?? first;
  const allLeadIns = [...leadIn, ...drafts.flatMap((draft) => draft.leadIn ?? [])];
  return {
    ...last,
    leadIn: allLeadIns,
    reply: first.reply,
    options: [...(first.options ?? []), ...others.flatMap(({ reply, options = [] }) => [reply, ...options])],
    about: drafts.flatMap(({ about = [] }) => about),
    cards: [...new Set(drafts.flatMap(({ about = [], cards = about }) => cards))],
    deals: drafts.flatMap(({ deals = [] }) => deals),
  };
}
