import type { ComparisonKind, QuotedField, StatedTopic } from '../../language/hostedWords.ts';
import type { Caution, Occasion } from '../../language/occasionWords.ts';
import { factNeeds } from '../deals/needs.ts';

/*
 * The answer of a hosted model: it chooses deals and what is to be said of them; the assistant writes the sentences from
 * the catalog. So nothing that a model can write here is a claim.
 */

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

/** The texts of a deal that can be quoted. */
export const quotedFields: readonly QuotedField[] = [
  ...(['summary', 'goodFor', 'goodToKnow', 'included', 'restrictions'] as const),
];

/** What can be computed of several deals. */
export const comparisons: readonly ComparisonKind[] = [
  ...(['cheapest', 'most-saved', 'nearest', 'soonest', 'open-latest', 'compare'] as const),
];

/** What can be asked. */
export const askedSlots = ['audience', 'setting', 'time', 'area', 'budget'] as const;

export type AskedSlot = (typeof askedSlots)[number];

/** The wishes with few values. */
export const wishValues = {
  audience: ['family', 'adults'],
  setting: ['indoor', 'outdoor'],
  occasion: [
    ...(['date', 'anniversary', 'proposal', 'birthday', 'gift', 'visitors', 'team', 'hen-party'] as const),
    ...(['girls-night', 'reunion', 'newcomer', 'treat', 'solo', 'rainy-day', 'quick', 'errand'] as const),
  ] as const satisfies readonly Occasion[],
  cautions: ['pregnant', 'gentle', 'sober'] as const satisfies readonly Caution[],
  needs: factNeeds,
} as const;

/** The ids of a site's categories and areas. */
export interface SiteChoices {
  readonly categories: readonly string[];
  readonly areas: readonly string[];
}

/** The name of the JSON format of a model's answer. */
export const answerFormatName = 'chosen_deals';

/** The format of answers that choose of `deals`. */
export const answerFormat = (
  deals: readonly { readonly id: string }[],
  choices: SiteChoices,
): AnswerFormat => ({
  name: answerFormatName,
  strict: true,
  schema: answerSchema(
    deals.map(({ id }) => id),
    choices,
  ),
});

/** A name and a JSON Schema for an answer, as the APIs of hosted models take them. */
export interface AnswerFormat {
  readonly name: string;
  readonly strict: true;
  readonly schema: Record<string, unknown>;
}

/**
 * The JSON Schema of an answer. Its keys are in the order in which they are useful: cards of deals appear before anything
 * that is said of them. Some servers ignore schemas, so every answer is read as if there were none.
 */
function answerSchema(ids: readonly string[], { categories, areas }: SiteChoices) {
  const id = oneOf(ids);
  const { audience, setting, occasion, cautions, needs } = wishValues;
  return objectWith({
    deals: formatList(
      objectWith({
        id,
        facts: formatList(oneOf(statedTopics)),
        quotes: formatList(objectWith({ field: oneOf(quotedFields), index: { type: ['integer', 'null'] } })),
      }),
    ),
    operations: formatList(objectWith({ kind: oneOf(comparisons), ids: formatList(id) })),
    understood: objectWith({
      audience: oneOfOrNull(audience),
      setting: oneOfOrNull(setting),
      occasion: oneOfOrNull(occasion),
      categories: formatList(oneOf(categories)),
      areas: formatList(oneOf(areas)),
      needs: formatList(oneOf(needs)),
      cautions: formatList(oneOf(cautions)),
    }),
    cannot: formatList({ type: 'string' }),
    question: oneOfOrNull(askedSlots),
    voice: objectWith({ opening: { type: 'string' }, closing: { type: 'string' } }),
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
