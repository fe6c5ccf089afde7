import type {
  ComparisonKind,
  HostedWords,
  QuotedField,
  StatedTopic,
} from '../../../data/language/hostedWords.ts';
import type { AnswerOrigin, Turn } from '../conversation/turn.ts';
import { joinList } from '../words/joinList.ts';
import type { HostedChoice } from './hostedChoice.ts';
import type { Statement } from './statements.ts';

/** The field that a comparison is of. */
const comparedFields: Readonly<Record<ComparisonKind, StatedTopic>> = {
  cheapest: 'price',
  'most-saved': 'price',
  compare: 'price',
  nearest: 'place',
  soonest: 'hours',
  'open-latest': 'hours',
};

/** Where what is said of the deals is from. */
export function originOf(
  statements: readonly Statement[],
  operations: HostedChoice['operations'],
  { knowledge: { language } }: Turn,
  { label, names }: HostedWords,
): AnswerOrigin {
  const told = [...new Set(statements.map(({ deal }) => deal))];
  const sources = told.flatMap((deal) => {
    const fields = statements.filter((each) => each.deal === deal).flatMap((each) => each.fields);
    const compared = operations.flatMap(({ kind, deals }) =>
      deals.includes(deal) ? comparedFields[kind] : [],
    );
    const all = [...new Set<StatedTopic | QuotedField>([...fields, ...compared])];
    return all.length > 0
      ? [
          {
            slug: deal.slug,
            fields: joinList(
              all.map((field) => names[field]),
              language,
            ),
          },
        ]
      : [];
  });
  return { label, sources };
}
