import { isThinking, type Transition, unchanged } from './advanced.ts';
import type { ChatEvent } from './chatEvents.ts';
import type { ChatState } from './chatState.ts';
import { startThinking } from './think.ts';

type LocationEvent = ChatEvent & { type: 'location-wanted' | 'location-found' | 'location-failed' };

/** The chat after something was found out about where the visitor is. */
export function locationTransition(chat: ChatState, event: LocationEvent): Transition {
  switch (event.type) {
    case 'location-wanted':
      if (chat.location.status === 'loading') return unchanged(chat);
      return { chat: { ...chat, location: { status: 'loading' } }, effects: [{ type: 'locate' }] };
    case 'location-failed':
      return {
        chat: { ...chat, needsLocation: false, location: { status: 'error', message: event.message } },
        effects: [{ type: 'announce', text: event.message }],
      };
    case 'location-found': {
      const found: ChatState = {
        ...chat,
        needsLocation: false,
        location: { status: 'available', place: event.place },
      };
      return isThinking(chat) ? unchanged(found) : startThinking(found, { type: 'place' });
    }
  }
}
