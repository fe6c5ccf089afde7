import { t } from '../../../data/messages/t.ts';
import type { PanelElements } from './panelElements.ts';
import type { RenderChat, showChat } from './showChat.tsx';

/** Imports the script of the chat. */
export type LoadChat = () => Promise<{ readonly start: typeof showChat }>;

/** The chat in the panel. It is loaded when it is first needed. */
export interface PanelChat {
  /** Loads the chat without showing it. */
  preload(): void;
  /** Shows the chat as soon as it is loaded, and asks `question` in it if there is one. */
  show(question: string | null): void;
}

interface PanelChatCallbacks {
  /** Closes the panel. */
  readonly close: () => void;
  /** Called when the chat has replaced the waiting element. */
  readonly onShown: () => void;
}

/** Creates the chat of the panel. The elements show that it is loading, or that it could not be loaded. */
export function createPanelChat(
  { waiting, status, retry, content }: Omit<PanelElements, 'dialog' | 'close'>,
  loadChat: LoadChat,
  { close, onShown }: PanelChatCallbacks,
): PanelChat {
  let loading: Promise<RenderChat> | undefined;
  let latestQuestion: string | null = null;
  let calls = 0;

  const load = () => {
    loading ??= loadChat()
      .then(({ start }) => start(content, close))
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  async function show(question: string | null): Promise<void> {
    if (content.hasChildNodes() && question === null) return;
    latestQuestion = question;
    calls++;
    const call = calls;
    status.textContent = t('chat.loading');
    retry.hidden = true;
    try {
      const render = await load();
      // The visitor may have asked something else in the meantime.
      if (call === calls) render(question);
    } catch {
      status.textContent = t('chat.load-failed');
      retry.hidden = false;
    }
  }

  new MutationObserver(() => {
    // A chat that crashes leaves only an error message, so the waiting element comes back with its close button.
    waiting.hidden = content.querySelector('section') !== null;
    if (waiting.hidden) onShown();
  }).observe(content, { childList: true });
  retry.addEventListener('click', () => show(latestQuestion));
  return { show, preload: () => void load().catch(() => {}) };
}
