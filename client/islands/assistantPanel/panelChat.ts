import type { PanelParts } from './panelParts.ts';
import type { Say, showChat } from './showChat.tsx';

/** Loads what the chat is made of. */
export type LoadChat = () => Promise<{ readonly start: typeof showChat }>;

/** The chat in the panel, which comes when it is first wanted. */
export interface PanelChat {
  /** Loads without showing, so that it is there sooner. */
  prepare(): void;
  /** Shows the chat once it is there; the visitor says `words` in it, if any. */
  show(words: string | null): void;
}

/** What the chat tells the panel. */
interface Told {
  readonly close: () => void;
  /** The chat has taken the place of what stood in for it. */
  readonly arrived: () => void;
}

/** The chat of the panel with these parts. Until it is loaded, and where it cannot be, the panel says so. */
export function panelChat(
  { waiting, status, retry, place }: Pick<PanelParts, 'waiting' | 'status' | 'retry' | 'place'>,
  loadChat: LoadChat,
  { close, arrived }: Told,
): PanelChat {
  let loading: Promise<Say> | undefined;
  let wanted: string | null = null;
  let calls = 0;

  const load = () => {
    loading ??= loadChat()
      .then(({ start }) => start(place, close))
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  async function show(words: string | null): Promise<void> {
    if (place.hasChildNodes() && words === null) return;
    wanted = words;
    calls++;
    const call = calls;
    status.textContent = 'Loading the conversation';
    retry.hidden = true;
    try {
      const say = await load();
      // Meanwhile something else may have been asked.
      if (call === calls) say(words);
    } catch {
      status.textContent = 'The conversation cannot be loaded now.';
      retry.hidden = false;
    }
  }

  new MutationObserver(() => {
    // A chat that breaks down leaves a line about that; the head that stood in for its own has the way out.
    waiting.hidden = place.querySelector('section') !== null;
    if (waiting.hidden) arrived();
  }).observe(place, { childList: true });
  retry.addEventListener('click', () => show(wanted));
  return { show, prepare: () => void load().catch(() => {}) };
}
