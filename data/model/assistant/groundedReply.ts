import type { HostedDeal } from './hostedModel.ts';

/** The name of the JSON format that a hosted model is asked to answer in. */
export const groundedReplyName = 'grounded_reply';

/** The format of answers about `deals`, as the APIs of hosted models take it. */
export const groundedReplyFormat = (deals: readonly Pick<HostedDeal, 'id'>[]) => ({
  name: groundedReplyName,
  strict: true,
  schema: groundedReplySchema(deals.map(({ id }) => id)),
});

/**
 * The JSON Schema of an answer: the ids of deals come first, so that they are known before the text has arrived, then
 * the text, then suggestions for what the visitor may say next. It allows only `ids`, but some servers ignore schemas, so
 * every answer is verified as well.
 */
function groundedReplySchema(ids: readonly string[]) {
  // An empty enum is not a valid schema.
  const id = ids.length > 0 ? { type: 'string', enum: ids } : { type: 'string' };
  const properties = {
    deal_ids: { type: 'array', items: id },
    reply: { type: 'string' },
    chips: { type: 'array', items: { type: 'string' } },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
