import type { AssistantHead } from '../../../data/model/pages/view.ts';
import type { BotMessage, ChatState } from '../../assistant/state/chatState.ts';
import { isThinking } from '../../assistant/state/chatState.ts';
import { toBotMessage } from '../../assistant/state/messages.ts';
import { ChatDeal } from './ChatDeal.tsx';
import { LocationPrompt } from './LocationPrompt.tsx';
import { ReplyTools } from './ReplyTools.tsx';
import { Said } from './Said.tsx';
import { shownDeals } from './shownDeals.ts';
import type { Conversing } from './useChat.ts';

/** What the assistant answers in a turn: bubbles and deals; in the latest one also what can be done about it. */
export function Reply({
  head,
  conversing,
  bot: whole,
  isLatest,
  now,
}: {
  readonly head: AssistantHead;
  readonly conversing: Conversing;
  /** `null` where there is no answer, or none yet. */
  readonly bot: BotMessage | null;
  readonly isLatest: boolean;
  /** Epoch milliseconds; 0 where that is not known yet. */
  readonly now: number;
}) {
  const { chat, guide, dispatch, isAsking, answerHere } = conversing;
  const isBusy = isLatest && isThinking(chat);
  const bot = whole ?? (isBusy ? draftOf(chat) : null);
  const isTyping = isBusy || (isLatest && chat.phase.type === 'following');
  const shown = bot && guide ? shownDeals(bot, guide.data, now) : [];
  return (
    <>
      {(bot || isTyping) && (
        <Said head={head}>
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
              <button type="button" className="button outline" onClick={answerHere}>
                Answer without AI
              </button>
            </p>
          )}
        </Said>
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

/** What has come of an answer that is not whole; `null` where that is nothing. */
const draftOf = ({ phase }: ChatState): BotMessage | null =>
  phase.type === 'thinking' && phase.part ? toBotMessage({ at: 0, id: 'draft' }, phase.part.answer) : null;

/** Whether the guide would have answered by now. */
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
