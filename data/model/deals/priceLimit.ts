/** The lowest or the highest price that a search asks for, in the site's currency. */
interface PriceEnd {
  readonly amount: number;
  /** "Up to $20" and "at least $20" include a price of 20; "under $20" and "over $20" do not. */
  readonly isIncluded: boolean;
}

/** The prices that a search asks for; one end of them at least. */
export interface PriceLimit {
  readonly from: PriceEnd | null;
  readonly to: PriceEnd | null;
  /** What the query says of them, as it is written there. */
  readonly words: readonly string[];
}

/** Round sums in words: tens, in English and Spanish. */
const tens =
  'ten|diez,twenty|veinte,thirty|treinta,forty|cuarenta,fifty|cincuenta,sixty|sesenta,seventy|setenta,eighty|ochenta,ninety|noventa,(?:a |one )?hundred|cien';

const number = String.raw`(\d+(?:\.\d+)?(?![\d.]*%|\d)|\b(?:${tens.replaceAll(',', '|')})\b)`;
const unit = String.raw`\s*(?:dollars?|bucks?|d[oó]lares)\b`;
const money = String.raw`\$?\s*${number}(?:${unit})?`;
/** Without a sign of money, "12 and under" is an age, and so is "over 21". */
const sum = String.raw`(?:\$\s*${number}(?:${unit})?|\b${number}${unit})`;

type Form = readonly [isIncluded: boolean, pattern: RegExp];
const form = (isIncluded: boolean, pattern: string): Form => [isIncluded, RegExp(pattern, 'iu')];

/** English, as the words that a search ignores, and Spanish. */
const ranges = [
  form(true, String.raw`(?:\b(?:between|from|entre|de)\s+)?${money}\s*(?:-|–|to|and|a|y)\s*${money}`),
];
/** Up to so much is a time or an age. */
const mostYears = 30;
const noSum = /\b(?:years?|yrs|a[ñn]os|people|guests|miles)\b/i;
const highest = [
  form(true, String.raw`${sum}\s*(?:(?:or|and|o)\s+(?:less|under|below|menos)|max(?:imum)?)\b`),
  form(true, String.raw`\b(?:up to|at most|not? (?:more than|over|above)|max(?:imum)?\.?|hasta)\s*${money}`),
  form(false, String.raw`(?<!\bno )\b(?:under|below|less than|cheaper than|menos de)\s*${money}`),
];
/** A sum alone is what there is to spend, unless it is one that is given. */
const alone = [
  form(
    true,
    String.raw`(?:\b(?:for|with|around|about|por|con)\s+)?\b(?<![$.])${number}${unit}(?!\s*(?:off|credit|gift|discount|back|value|voucher|de descuento))`,
  ),
  form(true, String.raw`(?:\b(?:for|with|around|about|por|con)\s+)?\$\s*${number}(?:${unit})?$`),
];
const lowest = [
  form(
    true,
    String.raw`${sum}\s*(?:(?:or|and|o)\s+(?:more|over|above|up|m[aá]s)(?!\p{L})|\+|min(?:imum)?\b)`,
  ),
  form(true, String.raw`\b(?:at least|no less than|min(?:imum)?\.?|from|al menos|desde)\s*${sum}`),
  form(false, String.raw`(?<!\bnot? )\b(?:over|above|more than|m[aá]s de)\s*${sum}`),
];

/** 20 for "20" and "twenty". */
function amountOf(text: string): number {
  const ten = tens.split(',').findIndex((words) => RegExp(`^(?:${words})$`, 'i').test(text));
  return ten < 0 ? Number(text) : 10 * (ten + 1);
}

/** What the first of `forms` that `query` has says: its words, and its amounts. */
function find(query: string, forms: readonly Form[]) {
  for (const [isIncluded, pattern] of forms) {
    const [words, ...found] = pattern.exec(query) ?? [];
    if (words !== undefined)
      return {
        words,
        ends: found.filter(Boolean).map((amount) => ({ amount: amountOf(amount), isIncluded })),
      };
  }
  return null;
}

/** Reads the prices that search words name: "jazz under $20", "dinner between $20 and $40". */
export function readPriceLimit(query: string): PriceLimit | null {
  const range = find(query, ranges);
  const [from, to] = range?.ends.sort((a, b) => a.amount - b.amount) ?? [];
  // "5 to 7" is a time or an age.
  const isSum =
    range &&
    to &&
    (find(range.words, [form(true, sum)]) ||
      (/^(?:between|entre)/i.test(range.words) && to.amount > mostYears && !noSum.test(query)));
  if (isSum && from && to) return { from, to, words: [range.words] };
  const end = find(query, highest);
  const least = find(end ? query.replace(end.words, ' ') : query, lowest);
  const most = end ?? (least ? null : find(query, alone));
  const words = [least, most].flatMap((each) => each?.words ?? []);
  return words.length > 0 ? { from: least?.ends[0] ?? null, to: most?.ends[0] ?? null, words } : null;
}

/** Whether a price is within `limit`. What has no price may cost more, or less. */
export const keepsLimit = ({ from, to }: PriceLimit, price?: number): boolean =>
  price !== undefined &&
  (to === null || (to.isIncluded ? price <= to.amount : price < to.amount)) &&
  (from === null || (from.isIncluded ? price >= from.amount : price > from.amount));
