import { createRoot } from 'react-dom/client';
import { Chat } from '../assistant/Chat.tsx';
import { loadAssistantData } from '../assistant/loadAssistantData.ts';
import { IslandBoundary } from '../island.tsx';

/** Has the visitor say something in the chat; with nothing to say the chat only stands there. */
export type Say = (words: string | null) => void;

/** Makes a chat in `place`, whose head has a button to `close` it. Rejects where what it says cannot be loaded. */
export async function showChat(place: HTMLElement, close: () => void): Promise<Say> {
  const { head } = await loadAssistantData();
  const root = createRoot(place, { identifierPrefix: 'ask-' });
  let times = 0;
  return (words) => {
    // Each time a new one, which finds the conversation so far where the device keeps it.
    times++;
    root.render(
      <IslandBoundary key={times}>
        <Chat head={head} placement="panel" firstWords={words} onClose={close} />
      </IslandBoundary>,
    );
  };
}
