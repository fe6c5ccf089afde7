import type { ChatWords } from '../../../data/language/chatWords.ts';
import { t } from '../../../data/messages/t.ts';
import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import { telephoneSign } from '../../assistant/care/telephoneSign.ts';
import type { Dispatch } from '../../assistant/state/chatEvents.ts';
import type { BotMessage, ChatState } from '../../assistant/state/chatState.ts';
import { offersLocation } from '../../assistant/state/offersLocation.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { messageMeta } from './messageMeta.ts';
import { replyText } from './shownDeals.ts';

/** Buttons to copy and to rate a reply. */
export function ReplyTools({
  bot,
  data,
  words,
  dispatch,
}: {
  readonly bot: BotMessage;
  readonly data: DealData;
  readonly words: ChatWords;
  readonly dispatch: Dispatch;
}) {
  return (
    <p className="tools">
      <button
        type="button"
        aria-label={words.copyReply}
        onClick={() => copy(replyText(bot, data, messageMeta().at, location.origin))}
      >
        <Icon name="copy" />
      </button>
      {ratings.map((feedback) => (
        <button
          key={feedback}
          type="button"
          aria-label={words[feedback]}
          aria-pressed={bot.feedbackGiven === feedback}
          onClick={() => dispatch({ type: 'rated', id: bot.id, feedback })}
        >
          <Icon name={feedback} />
        </button>
      ))}
    </p>
  );
}

const ratings = ['good', 'bad'] as const;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: t('chat.copied'), text: t('chat.copied-use') });
  } catch {
    // The browser refuses, or the page is not secure: the visitor can still select the text.
    showToast({ title: t('chat.select'), text });
  }
}

/** Whether the latest reply names help lines: then nothing else is asked. */
const isAboutHelp = ({ messages }: ChatState) => messages.at(-1)?.text.includes(telephoneSign);

/** Offers once to use the visitor's location, and shows the outcome. */
export function LocationPrompt({
  chat,
  words,
  dispatch,
}: {
  readonly chat: ChatState;
  readonly words: ChatWords;
  readonly dispatch: Dispatch;
}) {
  const { location } = chat;
  const isLoading = location.status === 'loading';
  if (location.status === 'error') return <p className="aside">{location.message}</p>;
  if (!isLoading && (!offersLocation(chat) || isAboutHelp(chat))) return null;
  return (
    <p className="aside">
      {isLoading ? words.locating : words.locate}{' '}
      <button
        type="button"
        className="button"
        disabled={isLoading}
        onClick={() => dispatch({ type: 'location-wanted' })}
      >
        {words.enable}
      </button>
    </p>
  );
}
