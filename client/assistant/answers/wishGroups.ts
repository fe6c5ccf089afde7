import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { chipsOf } from '../conversation/chips.ts';
import type { Chip, Preferences } from '../conversation/preferences.ts';
import type { ReplyDraft, Turn } from '../conversation/turn.ts';
import { type WishGroup, wishGroupsOf } from '../conversation/wishGroups.ts';
import { recommend } from '../recommend/recommend.ts';
import { caveatPhrases, dealPhraseValues } from '../reply/dealSentences.ts';
import { phrase } from '../reply/phrases.ts';

const mostDeals = 5;
const mostOfEach = 2;

/** Deals for each of several wishes that exclude each other, in their order; `null` for a single wish. */
export function wishGroupsReply(turn: Turn): ReplyDraft | null {
  const groups = wishGroupsOf(turn);
  if (groups.length === 0) return null;
  const deals: DealRecord[] = [];
  const sentences: string[] = [];
  const caveats: string[] = [];
  const wishes = new Map<string, Preferences>();
  for (const group of groups) {
    const { preferences } = group;
    const count = Math.min(mostOfEach, mostDeals - deals.length);
    const shown = deals.map(({ slug }) => slug);
    const found = recommend(preferences, { count, shown }, turn.knowledge, turn.context);
    const [first] = found.deals;
    if (!first || found.isAgain) continue;
    const own = { ...turn, preferences };
    const values = { ...dealPhraseValues(first, own), wish: wishWords(group, turn) };
    const before = { ...turn.before, said: sentences, turns: turn.before.turns + sentences.length };
    sentences.push(phrase('wish', { ...own, before }, values));
    caveats.push(...caveatPhrases(found, own));
    for (const deal of found.deals) wishes.set(deal.slug, preferences);
    deals.push(...found.deals);
  }
  if (sentences.length === 0) return null;
  return { reply: sentences.join(' '), options: [...new Set(caveats)], deals, wishes };
}

/** What a wish says, as on its chips: "Pizza, tonight". */
function wishWords({ own }: WishGroup, { before, knowledge }: Turn): string {
  const labelsBefore = chipsOf(before.preferences, knowledge).map(({ label }) => label);
  const added = chipsOf(own, knowledge).filter(
    ({ label, slot }) => slot !== 'excluded' && !labelsBefore.includes(label),
  );
  const of = (...slots: Chip['slot'][]) => added.filter(({ slot }) => slots.includes(slot));
  const things =
    [of('interests'), of('categories'), of('audience')].find((chips) => chips.length > 0) ?? added;
  const said = [...new Set([...things, ...of('when')])].map(({ label }) => label);
  return said.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(', ');
}
