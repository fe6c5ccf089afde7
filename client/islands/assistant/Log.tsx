import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { isThinking } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNow } from '../useNow.ts';
import { Reply } from './Reply.tsx';
import { Said } from './Said.tsx';
import { turnsOf } from './turnsOf.ts';
import type { Conversing } from './useChat.ts';
import { useReading } from './useReading.ts';

/** What was said so far. It can be scrolled with the keyboard too. */
export function Log({ head, conversing }: { readonly head: AssistantHead; readonly conversing: Conversing }) {
  const { chat } = conversing;
  const now = useNow();
  const turns = turnsOf(chat.messages, isThinking(chat));
  const { log, hasUnread, onScroll, goToLatest } = useReading(turns);
  return (
    <div className="read">
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <div
        ref={log}
        className="log"
        role="log"
        aria-live="off"
        aria-label="Conversation"
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="turn">
          <Said head={head}>
            <p className="bubble">{head.greeting}</p>
          </Said>
        </div>
        {turns.map(({ key, visitor, bot }) => (
          <div className="turn" key={key}>
            {visitor && (
              <p className="bubble mine">
                <span className="unseen">You said: </span>
                {visitor.text}
              </p>
            )}
            <Reply
              head={head}
              conversing={conversing}
              bot={bot}
              isLatest={key === turns.length - 1}
              now={now}
            />
          </div>
        ))}
      </div>
      {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above */}
      {hasUnread && (
        <button type="button" className="to-latest" onClick={goToLatest}>
          New reply
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}
