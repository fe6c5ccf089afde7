import type { ReactNode } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import type { Dispatch } from '../../assistant/state/chatEvents.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Image } from '../../ui/Image.tsx';
import { messageMeta } from './messageMeta.ts';

/** The assistant's name and face, and the buttons for the whole conversation. */
export function ChatHeader({
  head: { name, face },
  chat,
  dispatch,
  onClose,
  children,
}: {
  readonly head: AssistantHead;
  readonly chat: ChatState;
  readonly dispatch: Dispatch;
  readonly onClose: (() => void) | undefined;
  /** Further buttons. */
  readonly children: ReactNode;
}) {
  return (
    <header>
      <Image picture={face} load="soon" />
      <div>
        <h2>{t('chat.ask', { name })}</h2>
        <p>{t('chat.guide')}</p>
      </div>
      {chat.threadId !== null && (
        <button
          type="button"
          aria-label={t('chat.restart')}
          onClick={() => dispatch({ type: 'reset', ...messageMeta() })}
        >
          <Icon name="restart" />
        </button>
      )}
      {children}
      {onClose && (
        <button type="button" aria-label={t('chat.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </header>
  );
}
