import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import type { Dispatch } from '../../assistant/state/chatEvents.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { showToast } from '../../ui/toast.ts';
import { messageMeta } from './messageMeta.ts';
import { loadSettingsStyles } from './stylesheets.ts';

/** The assistant's name and face, and the buttons for the whole conversation. */
export function ChatHeader({
  head: { name, face },
  hosted,
  chat,
  dispatch,
  onClose,
}: {
  readonly head: AssistantHead;
  /** Absent if the site has no hosted model, or the assistant is not loaded yet. */
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
      {chat.threadId !== null && (
        <button
          type="button"
          aria-label="Start over"
          onClick={() => dispatch({ type: 'reset', ...messageMeta() })}
        >
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

/** Opens the settings of the hosted model. The focus returns to `opener` when they close. */
function openSettings(hosted: HostedModel, opener: HTMLElement): void {
  Promise.all([import('./settings/SettingsDialog.tsx'), loadSettingsStyles()])
    .then(([{ showSettings }]) => showSettings(hosted, opener))
    .catch(() => showToast({ title: "Couldn't open the settings", text: 'Please try again.' }));
}
