import { chat } from '../../client/islands/assistant/chat.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { IslandRoot } from './IslandRoot.tsx';
import { OfflineLine } from './OfflineLine.tsx';
import { WithoutScript } from './WithoutScript.tsx';

/**
 * The assistant on the home page or on its own page. On its own page the URL may contain the first question, and an
 * earlier conversation continues; on the home page it does for visitors who come back from another page or reload it.
 */
export function AssistantBlock({
  assistant,
  placement,
}: {
  readonly assistant: Chrome['assistant'];
  readonly placement: 'home' | 'page';
}) {
  const { lostFace, isOff, ...head } = assistant;
  const isPage = placement === 'page';
  return (
    <>
      <IslandRoot of={chat} props={{ head, placement }} isAsked={isPage}>
        <OfflineLine />
      </IslandRoot>
      <div data-island="resume-chat" data-when={isPage ? 'load' : 'return'} />
      <WithoutScript name={assistant.name} className="wide notice" />
    </>
  );
}
