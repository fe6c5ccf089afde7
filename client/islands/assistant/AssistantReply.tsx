import { t } from '../../../data/messages/t.ts';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { type BotMessage, type ChatState, isThinking } from '../../assistant/state/chatState.ts';
import { toBotMessage } from '../../assistant/state/messages.ts';
import { AssistantBubbles } from './AssistantBubbles.tsx';
import type { ChatSession } from './useChat.ts';

/** The assistant's answer in a turn, as bubbles and deals; the latest answer also has buttons. */
export function AssistantReply({
  head,
  session,
  bot: finished,
  isLatest,
  now,
}: {
  readonly head: AssistantHead;
  readonly session: ChatSession;
  /** `null` if there is no answer, or none yet. */
  readonly bot: BotMessage | null;
  readonly isLatest: boolean;
  /** Epoch milliseconds; 0 on the server and in the first render. */
  readonly now: number;
}) {
  const { chat, assistant, dispatch } = session;
  const isBusy = isLatest && isThinking(chat);
  const bot = finished ?? (isBusy ? draftOf(chat) : null);
  const isTyping = isBusy || (isLatest && chat.phase.type === 'following');
  const view = assistant?.view;
  const bubble = (text: string) => (
    <p className="bubble" key={text} lang={bot?.language ?? undefined}>
      {view ? view.withLinks(text, assistant.data.guides) : text}
    </p>
  );
  return (
    <>
      {(bot || isTyping) && (
        <AssistantBubbles head={head}>
          {bot?.text && !bot.skipTextBubble && bubble(bot.text)}
          {bot?.options.map(bubble)}
          {bot && view && <view.AnswerDeals bot={bot} assistant={assistant} now={now} head={head} />}
          {bot?.followUpQuestion && !isTyping && bubble(bot.followUpQuestion)}
          {isTyping && (
            <p className="typing">
              <span className="bubble">
                <i />
                <i />
                <i />
              </span>
              {t('chat.typing', { name: head.name })}
            </p>
          )}
          {isBusy && !bot && <LocalAnswer session={session} />}
        </AssistantBubbles>
      )}
      {isLatest && !isTyping && (
        <>
          {bot?.page === null && view && (
            <view.ReplyTools
              bot={bot}
              data={assistant.data}
              words={assistant.language.chat}
              dispatch={dispatch}
            />
          )}
          {chat.unanswered && (
            <Aside label={t('results.retry')} onClick={() => dispatch({ type: 'retried' })} />
          )}
          {view && <view.LocationPrompt chat={chat} words={assistant.language.chat} dispatch={dispatch} />}
        </>
      )}
    </>
  );
}

/** The part of a streamed answer that has arrived; `null` if nothing has. */
const draftOf = ({ phase }: ChatState): BotMessage | null =>
  phase.type === 'thinking' && phase.part ? toBotMessage({ at: 0, id: 'draft' }, phase.part.answer) : null;

/** Offers the device's answer once it would have come before the hosted model's. */
function LocalAnswer({ session: { chat, isAsking, answerLocally } }: { readonly session: ChatSession }) {
  const isLate = chat.phase.type === 'thinking' && chat.phase.isDue;
  return isAsking && isLate && <Aside label={t('chat.without-ai')} onClick={answerLocally} />;
}

function Aside({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <p className="aside">
      <button type="button" className="button outline" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}
