import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { stamp } from './moment.ts';
import { openSettings } from './openSettings.ts';
import type { Dispatch } from './runChat.ts';

/** Whom the visitor talks to, and what can be done about the conversation as a whole. */
export function Head({
  head: { name, face },
  hosted,
  chat,
  dispatch,
  onClose,
}: {
  readonly head: AssistantHead;
  /** Absent where the assistant answers alone, or that is not known yet. */
  readonly hosted: HostedModel | undefined;
  readonly chat: ChatState;
  readonly dispatch: Dispatch;
  readonly onClose: (() => void) | undefined;
}) {
  return (
    <header>
      <Image picture={face} load="soon" />
      <div>
        <h2>{`Ask ${name}`}</h2>
        <p>Your guide to the city</p>
      </div>
      {chat.messages.length > 0 && (
        <button type="button" aria-label="Start over" onClick={() => dispatch({ type: 'reset', ...stamp() })}>
          <Icon name="restart" />
        </button>
      )}
      {hosted && (
        <button
          type="button"
          aria-label="Chat settings"
          onClick={({ currentTarget }) => openSettings(hosted, currentTarget)}
        >
          <Icon name="filters" />
        </button>
      )}
      {onClose && (
        <button type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}
