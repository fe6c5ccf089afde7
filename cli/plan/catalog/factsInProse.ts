import type { SiteDeal } from '../../content/site.ts';
import { type Diagnostic, diagnostic } from '../../diagnostics/diagnostic.ts';

/** Something that deals say in sentences, though a field of its own could say it. */
interface ProseFact {
  /** What the sentences say, and what no field does. */
  readonly what: string;
  readonly texts: (deal: SiteDeal) => readonly string[];
  readonly pattern: RegExp;
  readonly isKnown: (deal: SiteDeal) => boolean;
  /** What to write instead. */
  readonly field: string;
}

const remarks = ({ goodToKnow, restrictions = [] }: SiteDeal) => [goodToKnow ?? '', ...restrictions];

const time = '(?:\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)';

/** American English, and words that are rarely about anything else: a missed sentence is better than a false alarm. */
const proseFacts: readonly ProseFact[] = [
  {
    what: 'at what times',
    texts: ({ goodToKnow }) => [goodToKnow ?? ''],
    pattern: new RegExp(
      `\\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|daily|every day)\\b[^.;!?]*?(?:\\b${time} to (?:${time}|midnight)\\b|\\bat ${time}\\b|\\b\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b)`,
      'i',
    ),
    isKnown: ({ schedule: { hours, sessions } }) => Boolean(hours ?? sessions),
    field: '"hours" or "sessions"',
  },
  {
    what: 'for which ages',
    texts: remarks,
    pattern: /\b\d{1,2} (?:and|or) (?:older|over|up)\b|^ages \d/i,
    isKnown: ({ facts }) => facts?.ages !== undefined,
    field: '"facts": { "ages": { "from": 21 } }',
  },
  {
    what: 'for how many the price is',
    texts: remarks,
    pattern: /\bprice is (?:for (?:one|two|\d)|per (?:person|child|adult))\b/i,
    isKnown: ({ facts }) => facts?.priceFor !== undefined,
    field: '"facts": { "priceFor": "person" }',
  },
];

/**
 * Reports what `deals` say in sentences and in no field (CD407), once for each file: content that was written before there
 * were fields for it. `folder` goes before the names of files.
 */
export function factsInProse(deals: readonly SiteDeal[], folder: string): Diagnostic[] {
  const files = new Map<string, [ProseFact, SiteDeal[]][]>();
  for (const fact of proseFacts) {
    for (const [file, found] of byFile(deals.filter((deal) => isOnlyInProse(deal, fact)))) {
      files.set(file, [...(files.get(file) ?? []), [fact, found]]);
    }
  }
  return [...files].map(([file, found]) =>
    diagnostic({
      code: 'CD407',
      severity: 'warning',
      file: `${folder}/${file}`,
      problem: `Only sentences say ${joined(found.map(([{ what }, of]) => `${what} (${namesOf(of)})`))}.`,
      hint: `Write ${joined(found.map(([{ field }]) => field))}: filters, "tonight" and the assistant go by fields.`,
    }),
  );
}

const isOnlyInProse = (deal: SiteDeal, { isKnown, texts, pattern }: ProseFact) =>
  !isKnown(deal) && texts(deal).some((text) => pattern.test(text));

function byFile(deals: readonly SiteDeal[]): Map<string, SiteDeal[]> {
  const files = new Map<string, SiteDeal[]>();
  for (const deal of deals) {
    const others = files.get(deal.source);
    if (others) others.push(deal);
    else files.set(deal.source, [deal]);
  }
  return files;
}

const namedDeals = 3;

function namesOf(deals: readonly SiteDeal[]): string {
  const others = deals.length - namedDeals;
  const names = deals.slice(0, namedDeals).map(({ slug }) => slug);
  return joined(others > 0 ? [...names, `${others} more`] : names);
}

/** "a", "a and b", "a, b and c". */
const joined = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
