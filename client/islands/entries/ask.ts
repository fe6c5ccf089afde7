import { startAssistantPanel } from '../assistantPanel/startAssistantPanel.ts';

/** What needs React is in a file beside this one, with the same version in its name. */
const loadChat = () => import(import.meta.url.replace('/ask-', '/chat-panel-'));

export const start = (root?: HTMLElement) => startAssistantPanel(root, loadChat);
