import { dealPath } from '../../data/model/routes.ts';
import type { TurnContext } from './conversation/turn.ts';
import type { ChatState } from './state/chatState.ts';

const dealAddress = new RegExp(`^${dealPath('([^/]+)')}/?$`);

/** Slug of the deal whose page has the path `pathname`; `null` for other pages. */
export const dealOfPage = (pathname: string): string | null => dealAddress.exec(pathname)?.[1] ?? null;

/** The context of the next turn of `chat` at `now` (epoch milliseconds), on the page with the path `pathname`. */
export const turnContextOf = (
  { location, messages }: ChatState,
  now: number,
  pathname: string,
): TurnContext => ({
  now,
  place: location.status === 'available' ? location.place : null,
  // The same in all turns of a conversation.
  seed: messages[0]?.timestamp ?? now,
  page: dealOfPage(pathname),
});
