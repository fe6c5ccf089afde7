import { type Facts, hundredths, plainWords } from './facts.ts';

/*
 * What a sentence claims about money, discounts and dates. A model may answer in any language, so that what cannot be
 * read counts as false: a word of money without a number that is known, or digits that belong to nothing.
 */

/** A pattern of whole words. */
const word = (pattern: string) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;
const words = (pattern: string, flags = 'iu') => new RegExp(word(pattern), flags);

const money = `us\\$|[$€£¥₹₩₽฿元円]|ドル|${word('usd|eur|gbp|dollar\\p{L}*|bucks?|cents?|pence|penn(?:y|ies)|quid|pounds?|euros?|pesos?|d[oó]lar(?:es)?|доллар\\p{L}*')}`;
const percent = `%|${word('percent\\p{L}*|per cent|pct|por ciento|pour cent|prozent|процент\\p{L}*')}`;
const number = '(?<![\\p{L}\\p{N}.,])\\d(?:[\\d.,]*\\d)?(?![\\p{L}\\p{N}])';

/** A sign before or behind a number, or by itself. */
const signed = (sign: string) =>
  new RegExp(`(${sign})\\s?(${number})(?:\\s?(?:${sign}))?|(${number})[\\s-]?(${sign})|(?:${sign})`, 'giu');
const amounts = signed(money);
const percents = signed(percent);

/** Speaks of a price, so that a number without a sign is one too. */
const pricey = words(
  'costs?|prices?|priced|pays?|paying|worth|saves?|saved|savings?|spends?|spending|off|discount\\p{L}*|cheap\\p{L}*|instead of|down from|only|just|per|each',
);
const smallNumber = words('two|three|four|five|six|seven|eight|nine|half|third|quarter');
const largeNumber = words(
  'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty\\p{L}*|hundreds?|thousands?|dozens?',
);
const gift = words(
  '(?<!feel |-)free(?! (?:to|time|day|evening|afternoon|night|weekend))|gratis|complimentary|no charge|on the house|for nothing|half[ -](?:off|price|the price)|(?:two|2) for (?:one|1)|buy one|bogo',
  'giu',
);
/** What leads out of the site, or is a secret of a vendor's. */
const elsewhere =
  /https?:|www\.|\S@\S|\p{L}\.(?:com|net|org|io|co|us|info|biz|shop|app|example)\b|\bcodes?\b/iu;

const monthNames =
  'January|February|March|April|May|June|July|August|September|October|November|December'.split('|');
const month = `(${monthNames.map((name) => (name.length > 3 ? `${name.slice(0, 3)}(?:t?\\.|${name.slice(3)}|(?!\\p{L}))` : name)).join('|')})`;
/** Ways to write a date, and where they have the month, the day and the year. */
const dates = [
  [new RegExp(`${month}\\s+(\\d{1,2})(?:st|nd|rd|th)?(?![\\p{L}\\d])(?:,?\\s+(\\d{4}))?`, 'giu'), 1, 2, 3],
  [
    new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s+(?:of\\s+)?${month}(?!\\p{L})(?:,?\\s+(\\d{4}))?`,
      'giu',
    ),
    ...[2, 1, 3],
  ],
  [/(\d{4})-(\d\d)-(\d\d)/g, 2, 3, 1],
  [/(?<!\d)(\d{1,2})\/(\d{1,2})(?:\/(\d{4}))?(?!\d)/g, 1, 2, 3],
] as const;
/** "May" and "march" are also other words. */
const bareMonth = new RegExp(
  `${word(monthNames.filter((name) => name !== 'May' && name !== 'March').join('|'))}|(?<=(?:[Ii]n|[Uu]ntil|[Tt]hrough|by|before|since|from|of|and|to|this|next|early|late|mid)[ -])(?:May|March)(?!\\p{L})`,
  'gu',
);
const weekday = words('(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)days?', 'giu');
const weekdayStarts = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * Whether `sentence` claims nothing about amounts, discounts and dates but `facts`. `counts` are other numbers that may
 * be said, such as how many people come, but not as an amount.
 */
export function isTrue(sentence: string, facts: Facts, counts: readonly number[]): boolean {
  let rest = sentence.normalize('NFKC');
  if (elsewhere.test(rest)) return false;
  let isKept = true;
  /** Takes what `pattern` finds out of the sentence; it has to be a fact. */
  const take = (pattern: RegExp, isFact: (...found: readonly string[]) => boolean) => {
    rest = rest.replace(pattern, (...found) => {
      isKept &&= isFact(...found);
      return ' ';
    });
  };
  const isNamed = (text: string) => facts.words.includes(plainWords(text));
  take(gift, (text) => isNamed(text) || (/^(?:free|gratis|no charge)/i.test(text) && facts.amounts.has(0)));
  for (const [pattern, ...parts] of dates)
    take(pattern, (...found) =>
      isLastDay(
        parts.map((part) => found[part]),
        facts,
      ),
    );
  take(bareMonth, (name) => facts.months.has(monthOf(name)));
  if (facts.lastDays.length > 0)
    take(weekday, (name) => facts.weekdays.has(weekdayStarts.indexOf(name.slice(0, 3).toLowerCase())));
  const isPricey = pricey.test(rest);
  take(amounts, (_, before, second, first, behind) => isAmount(second ?? first, before ?? behind, facts));
  take(percents, (_, _before, second, first) => facts.percents.has(hundredths(second ?? first ?? '') / 100));
  take(/[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*(?:[.,]\d+)*/gu, (text) => {
    const value = hundredths(text);
    if (facts.tokens.has(text.toLowerCase()) || facts.amounts.has(value)) return true;
    return isPricey ? facts.percents.has(value / 100) : counts.includes(value / 100) || isYear(text, facts);
  });
  const numbers = [largeNumber, ...(isPricey ? [smallNumber] : [])].flatMap(
    (pattern) => pattern.exec(rest) ?? [],
  );
  return isKept && numbers.every(isNamed);
}

function isAmount(
  written: string | undefined,
  sign: string | undefined,
  { amounts: known, money: own }: Facts,
) {
  if (written === undefined || sign === undefined) return false;
  const name = sign.toLowerCase();
  if (name.startsWith('cent') || name.startsWith('penn')) return known.has(Number(written));
  return own.some((start) => name.startsWith(start)) && known.has(hundredths(written));
}

const monthOf = (name: string) => monthNames.findIndex((full) => full.startsWith(name.slice(0, 3))) + 1;

/** Whether month, day and, where it is said, year are those of a last day. */
function isLastDay(
  [name = '', day = '', year]: readonly (string | undefined)[],
  { lastDays }: Facts,
): boolean {
  const capital = name.slice(0, 1).toUpperCase() + name.slice(1).toLowerCase();
  const found = /\d/.test(name) ? Number(name) : monthOf(capital);
  return lastDays.some((date) => {
    const [ofYear, ofMonth, ofDay] = date.split('-').map(Number);
    return ofMonth === found && ofDay === Number(day) && (year === undefined || ofYear === Number(year));
  });
}

const isYear = (text: string, { lastDays }: Facts) =>
  /^20\d\d$/.test(text) && lastDays.some((date) => date.startsWith(text));
