import { createRoot } from 'react-dom/client';
import { Chat } from '../assistant/Chat.tsx';
import { loadAssistantData } from '../assistant/loadAssistantData.ts';
import { IslandBoundary } from '../island.tsx';

/** Renders the chat; it asks `question` at once if there is one. */
export type RenderChat = (question: string | null) => void;

/** Prepares a chat in `root` with a button that calls `close`. Rejects if the assistant's data cannot be loaded. */
export async function showChat(root: HTMLElement, close: () => void): Promise<RenderChat> {
  const { head: introduction, language, hosted } = await loadAssistantData();
  const head = {
    ...introduction,
    // The panel is a conversation from the start, in which the greeting is a message.
    greetingLead: 0,
    standingReplies: language.quickReplies.standing,
    hasSettings: hosted !== undefined && hosted.type !== 'browser',
  };
  const reactRoot = createRoot(root, { identifierPrefix: 'ask-' });
  let renders = 0;
  return (question) => {
    // A new key each time: the new chat restores the conversation from storage and asks its question once.
    renders++;
    reactRoot.render(
      <IslandBoundary key={renders}>
        <Chat head={head} placement="panel" firstQuestion={question} onClose={close} />
      </IslandBoundary>,
    );
  };
}
