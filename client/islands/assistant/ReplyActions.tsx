import type { DealData } from '../../../data/model/deals/dealRecord.ts';
import { telephoneSign } from '../../assistant/care/telephoneSign.ts';
import { offersLocation } from '../../assistant/state/assistantReducer.ts';
import type { Dispatch } from '../../assistant/state/chatEvents.ts';
import type { BotMessage, ChatState } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { messageMeta } from './messageMeta.ts';
import { replyText } from './shownDeals.ts';

/** Buttons to copy and to rate a reply. */
export function ReplyTools({
  bot,
  data,
  dispatch,
}: {
  readonly bot: BotMessage;
  readonly data: DealData;
  readonly dispatch: Dispatch;
}) {
  return (
    <p className="tools">
      <button
        type="button"
        aria-label="Copy this reply"
        onClick={() => copy(replyText(bot, data, messageMeta().at, location.origin))}
      >
        <Icon name="copy" />
      </button>
      {ratings.map(({ feedback, label, icon }) => (
        <button
          key={feedback}
          type="button"
          aria-label={label}
          aria-pressed={bot.feedbackGiven === feedback}
          onClick={() => dispatch({ type: 'rated', id: bot.id, feedback })}
        >
          <Icon name={icon} />
        </button>
      ))}
    </p>
  );
}

const ratings = [
  { feedback: 'good', label: 'Good reply', icon: 'good' },
  { feedback: 'bad', label: 'Bad reply', icon: 'bad' },
] as const;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Reply copied', text: 'You can now paste it anywhere.' });
  } catch {
    // The browser refuses, or the page is not secure: the visitor can still select the text.
    showToast({ title: 'Select this text to copy it', text });
  }
}

/** Whether the latest reply names help lines: then nothing else is asked. */
const isAboutHelp = ({ messages }: ChatState) => messages.at(-1)?.text.includes(telephoneSign);

/** Offers once to use the visitor's location, and shows the outcome. */
export function LocationPrompt({
  chat,
  dispatch,
}: {
  readonly chat: ChatState;
  readonly dispatch: Dispatch;
}) {
  const { location } = chat;
  const isLoading = location.status === 'loading';
  if (location.status === 'error') return <p className="aside">{location.message}</p>;
  if (!isLoading && (!offersLocation(chat) || isAboutHelp(chat))) return null;
  return (
    <p className="aside">
      {isLoading ? 'Finding where you are' : 'Allow location access for personalized recommendations?'}{' '}
      <button
        type="button"
        className="button"
        disabled={isLoading}
        onClick={() => dispatch({ type: 'location-wanted' })}
      >
        Enable
      </button>
    </p>
  );
}
