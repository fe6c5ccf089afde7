import { groundedReplyName, groundedReplySchema } from '../../../../data/model/assistant/groundedReply.ts';
import type { HostedDeal } from '../../../../data/model/assistant/hostedModel.ts';

/** Tokens that an answer may have, thoughts included. */
export const answerTokens = 1000;

/** The form that an answer about `deals` is asked for in. */
export const replyForm = (deals: readonly HostedDeal[]) => ({
  name: groundedReplyName,
  strict: true,
  schema: groundedReplySchema(deals.map(({ id }) => id)),
});
