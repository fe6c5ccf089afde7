import { preloadChat } from '../../assistant/preloadChat.ts';

/** Hydrates the chat in `root`. The code that needs React is in another file, with the same version in its name. */
async function startChat(root: HTMLElement): Promise<void> {
  const loading = import(import.meta.url.replace('/chat-', '/chat-block-'));
  preloadChat();
  (await loading).start(root);
}

export { startChat as start };
