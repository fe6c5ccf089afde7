/** The name of the form that a hosted model is asked to answer in. */
export const groundedReplyName = 'grounded_reply';

/**
 * The form of an answer, as JSON Schema: first the deals, so that they are known before the text has arrived, then
 * what to say, then what the visitor may say next. Only `ids` may be named; servers that ignore schemas exist, so that
 * every answer is verified nevertheless.
 */
export function groundedReplySchema(ids: readonly string[]) {
  // An empty list of choices is no valid schema.
  const id = ids.length > 0 ? { type: 'string', enum: ids } : { type: 'string' };
  const properties = {
    deal_ids: { type: 'array', items: id },
    reply: { type: 'string' },
    chips: { type: 'array', items: { type: 'string' } },
  };
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}
