import type { FactTopic } from '../../language/factWords.ts';
import type {
  ClosingTone,
  ComparisonKind,
  OpeningTone,
  QuotedField,
  StatedTopic,
} from '../../language/hostedWords.ts';

/*
 * The answer of a hosted model: it restates what the visitor asks and wishes, and chooses deals and what is to be said of them;
 * the assistant writes the sentences from the catalog. So nothing that a model can write here is a claim.
 */

/** How the facts or texts of a deal answer a question: with yes or no, otherwise, or not at all. */
export const verdicts = ['yes', 'no', 'told', 'untold'] as const;

export type AnswerVerdict = (typeof verdicts)[number];

/** What can be said of a deal, by topic: each is answered from its fields. */
export const statedTopics = [
  ...([
    'price',
    'until',
    'hours',
    'soldOut',
    'duration',
    'ages',
    'groups',
    'alone',
    'access',
    'pets',
  ] as const),
  ...(['diet', 'parking', 'transit', 'place', 'setting', 'weather', 'booking', 'fulfillment'] as const),
  ...(['included', 'restrictions', 'bring', 'languages', 'code', 'contact'] as const),
] as const satisfies readonly StatedTopic[];

/** What can be asked about a deal and answered from its fields. */
export const fieldTopics = [
  ...statedTopics,
  ...(['discount', 'refund', 'extras'] as const),
] as const satisfies readonly FactTopic[];

/** What a question can be about: a topic, what several deals cost together, and which one to take. */
export const askedTopics = [
  ...fieldTopics,
  ...(['other', 'total', 'choice'] as const),
] as const satisfies readonly (FactTopic | 'total' | 'choice')[];

/** The texts of a deal that can be quoted. */
export const quotedFields: readonly QuotedField[] = [
  ...(['summary', 'goodFor', 'goodToKnow', 'included', 'restrictions', 'description'] as const),
];

/** What can be computed of several deals. */
export const comparisons: readonly ComparisonKind[] = [
  ...(['cheapest', 'most-saved', 'nearest', 'soonest', 'open-latest', 'compare'] as const),
];

/** The kind words with which an answer begins and ends. */
export const openings: readonly OpeningTone[] = ['warm', 'sorry', 'sympathy', 'congratulations', 'thanks'];
export const closings: readonly ClosingTone[] = ['enjoy', 'more'];

/** What can be asked. */
export const askedSlots = ['audience', 'setting', 'time', 'area', 'budget'] as const;

export type AskedSlot = (typeof askedSlots)[number];

/** The name of the JSON format of a model's answer. */
export const answerFormatName = 'chosen_deals';

/** The format of answers that choose of `deals`. */
export const answerFormat = (deals: readonly { readonly id: string }[]): AnswerFormat => ({
  name: answerFormatName,
  strict: true,
  schema: answerSchema(deals.map(({ id }) => id)),
});

/** A name and a JSON Schema for an answer, as the APIs of hosted models take them. */
export interface AnswerFormat {
  readonly name: string;
  readonly strict: true;
  readonly schema: Record<string, unknown>;
}

/**
 * The JSON Schema of an answer. Its keys are in the order in which they are useful: what is asked and wished decides which deals
 * fit, and their cards appear before anything that is said of them. Some servers ignore schemas, so every answer is read as if there
 * were none.
 */
function answerSchema(ids: readonly string[]) {
  const id = oneOf(ids);
  const quotes = formatList(objectWith({ field: oneOf(quotedFields), index: { type: ['integer', 'null'] } }));
  return objectWith({
    asked: formatList(
      objectWith({
        ids: formatList(id),
        times: formatList({ type: 'integer' }),
        topic: oneOf(askedTopics),
        ask: { type: 'string' },
        says: oneOf(verdicts),
        quotes,
      }),
    ),
    wish: { type: ['string', 'null'] },
    deals: formatList(
      objectWith({
        id,
        facts: formatList(oneOf(statedTopics)),
        but: formatList(oneOf(statedTopics)),
        quotes,
      }),
    ),
    operations: formatList(objectWith({ kind: oneOf(comparisons), ids: formatList(id) })),
    cannot: formatList({ type: 'string' }),
    question: oneOfOrNull(askedSlots),
    opening: oneOfOrNull(openings),
    closing: oneOfOrNull(closings),
  });
}

const objectWith = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const formatList = (items: object) => ({ type: 'array', items });

/** An empty enum is not a valid schema. */
const oneOf = (values: readonly string[]) =>
  values.length > 0 ? { type: 'string', enum: values } : { type: 'string' };

const oneOfOrNull = (values: readonly string[]) => ({ type: ['string', 'null'], enum: [...values, null] });
