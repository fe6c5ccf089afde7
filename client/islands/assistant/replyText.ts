import { dealPath } from '../../../data/model/routes.ts';
import type { BotMessage } from '../../assistant/state/chatState.ts';
import type { ShownDeal } from './shownDeals.ts';

/** A reply in plain words, with a line for each of its deals and where it is; `origin` is that of the site. */
export const replyText = (
  { text, options, followUpQuestion }: Pick<BotMessage, 'text' | 'options' | 'followUpQuestion'>,
  shown: readonly ShownDeal[],
  origin: string,
): string =>
  [
    text,
    ...options,
    ...shown.map(({ deal }) => `${deal.title}: ${origin}${dealPath(deal.slug)}`),
    followUpQuestion ?? '',
  ]
    .filter((line) => line !== '')
    .join('\n');
