import { preloadChat } from '../../assistant/preloadChat.ts';
import { startAssistantPanel } from '../../assistantPanel/startAssistantPanel.ts';

/** The code that needs React is in another file, with the same version in its name. */
function loadChat() {
  const loading = import(import.meta.url.replace('/ask-', '/chat-panel-'));
  preloadChat();
  return loading;
}

const startAsk = (root?: HTMLElement) => startAssistantPanel(root, loadChat);

export { startAsk as start };
