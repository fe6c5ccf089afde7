import type { ReactNode } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { type BotMessage, type ChatState, isThinking } from '../../assistant/state/chatState.ts';
import { toBotMessage } from '../../assistant/state/messages.ts';
import { Image } from '../../ui/Image.tsx';
import { ChatDeal } from './ChatDeal.tsx';
import { shownDeals } from './conversationView.ts';
import { LocationPrompt, ReplyTools } from './ReplyActions.tsx';
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
  const { chat, assistant, dispatch, isAsking, answerLocally } = session;
  const isBusy = isLatest && isThinking(chat);
  const bot = finished ?? (isBusy ? draftOf(chat) : null);
  const isTyping = isBusy || (isLatest && chat.phase.type === 'following');
  const shown = bot && assistant ? shownDeals(bot, assistant.data, now) : [];
  return (
    <>
      {(bot || isTyping) && (
        <AssistantBubbles head={head}>
          {bot?.text && !bot.skipTextBubble && <p className="bubble">{bot.text}</p>}
          {bot?.options.map((option) => (
            <p className="bubble" key={option}>
              {option}
            </p>
          ))}
          {shown.length > 1 && <p className="offers">Here are some great deals for you:</p>}
          {shown.map(({ deal, card, why }) => (
            <ChatDeal
              key={deal.slug}
              deal={deal}
              card={card}
              why={why}
              head={head}
              isAlone={shown.length === 1}
            />
          ))}
          {bot?.followUpQuestion && !isTyping && <p className="bubble">{bot.followUpQuestion}</p>}
          {isTyping && <Typing name={head.name} />}
          {isBusy && isAsking && !bot && isLate(chat) && (
            <p className="aside">
              <button type="button" className="button outline" onClick={answerLocally}>
                Answer without AI
              </button>
            </p>
          )}
        </AssistantBubbles>
      )}
      {isLatest && !isTyping && (
        <>
          {bot && <ReplyTools bot={bot} shown={shown} dispatch={dispatch} />}
          {chat.unanswered && (
            <p className="aside">
              <button type="button" className="button outline" onClick={() => dispatch({ type: 'retried' })}>
                Try again
              </button>
            </p>
          )}
          <LocationPrompt chat={chat} dispatch={dispatch} />
        </>
      )}
    </>
  );
}

/** The part of a streamed answer that has arrived; `null` if nothing has. */
const draftOf = ({ phase }: ChatState): BotMessage | null =>
  phase.type === 'thinking' && phase.part ? toBotMessage({ at: 0, id: 'draft' }, phase.part.answer) : null;

/** Whether the assistant on the device would have answered by now. */
const isLate = ({ phase }: ChatState) => phase.type === 'thinking' && phase.isDue;

function Typing({ name }: { readonly name: string }) {
  return (
    <p className="typing">
      <span className="bubble">
        <i />
        <i />
        <i />
      </span>
      {`${name} is typing`}
    </p>
  );
}

/** Consecutive bubbles of the assistant, with its face beside the last. */
export function AssistantBubbles({
  head: { name, face },
  children,
}: {
  readonly head: AssistantHead;
  readonly children: ReactNode;
}) {
  return (
    <div className="said">
      <Image picture={face} load="soon" />
      <div>
        <span className="unseen">{`${name} said: `}</span>
        {children}
      </div>
    </div>
  );
}
