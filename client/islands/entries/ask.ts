import { startAssistantPanel } from '../assistantPanel/startAssistantPanel.ts';

/** The code that needs React is in another file, with the same version in its name. */
const loadChat = () => import(import.meta.url.replace('/ask-', '/chat-panel-'));

const startAsk = (root?: HTMLElement) => startAssistantPanel(root, loadChat);

export { startAsk as start };
