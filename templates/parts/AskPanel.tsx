import { chat } from '../../client/islands/assistant/chat.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { IslandRoot } from './IslandRoot.tsx';

/**
 * The assistant in the home page or as a page of its own; there the address may ask the first question, and a
 * conversation that was left goes on.
 */
export function AskPanel({
  assistant,
  placement,
}: {
  readonly assistant: Chrome['assistant'];
  readonly placement: 'home' | 'page';
}) {
  const { lostFace, ...head } = assistant;
  const isPage = placement === 'page';
  return (
    <>
      <IslandRoot of={chat} props={{ head, placement }} isAsked={isPage} />
      {isPage && <div data-island="resume-chat" data-when="load" />}
    </>
  );
}
