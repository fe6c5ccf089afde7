import { t } from '../../../data/messages/t.ts';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { isThinking } from '../../assistant/state/chatState.ts';
import { useNow } from '../visitorContext.ts';
import { AssistantBubbles } from './AssistantBubbles.tsx';
import { AssistantReply } from './AssistantReply.tsx';
import { logTurns } from './logTurns.ts';
import type { ChatSession } from './useChat.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

/** The messages so far. */
export function ChatLog({ head, session }: { readonly head: AssistantHead; readonly session: ChatSession }) {
  const { chat, assistant } = session;
  const now = useNow();
  const turns = logTurns(chat.messages, isThinking(chat));
  const { log, hasUnread, onScroll, goToLatest } = useScrollAnchor(turns);
  return (
    <div className="read">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: it must be scrollable with the keyboard */}
      <div
        ref={log}
        className="log"
        role="log"
        aria-live="off"
        aria-label={t('chat.log')}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="turn">
          <AssistantBubbles head={head}>
            <p className="bubble">{head.greeting}</p>
          </AssistantBubbles>
        </div>
        {turns.map(({ key, visitor, bot }) => (
          <div className={bot?.page ? 'turn opening' : 'turn'} key={key}>
            {visitor && (
              <p className="bubble mine">
                <span className="unseen">{`${t('chat.you-said')} `}</span>
                {visitor.text}
              </p>
            )}
            <AssistantReply
              head={head}
              session={session}
              bot={bot}
              isLatest={key === turns.length - 1}
              now={now}
            />
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      {hasUnread && assistant && <assistant.view.ToLatest onClick={goToLatest} />}
    </div>
  );
}
