import type { BotMessage } from '../../assistant/state/chatState.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { replyText } from './replyText.ts';
import type { Dispatch } from './runChat.ts';
import type { ShownDeal } from './shownDeals.ts';

/** Copies a reply, and says whether it was any good. */
export function ReplyTools({
  bot,
  shown,
  dispatch,
}: {
  readonly bot: BotMessage;
  readonly shown: readonly ShownDeal[];
  readonly dispatch: Dispatch;
}) {
  return (
    <p className="tools">
      <button
        type="button"
        aria-label="Copy this reply"
        onClick={() => copy(replyText(bot, shown, location.origin))}
      >
        <Icon name="copy" />
      </button>
      {feedbacks.map(({ feedback, label, icon }) => (
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

const feedbacks = [
  { feedback: 'good', label: 'Good reply', icon: 'good' },
  { feedback: 'bad', label: 'Bad reply', icon: 'bad' },
] as const;

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: 'Reply copied', text: 'You can now paste it anywhere.' });
  } catch {
    // Not allowed, or not a secure page: the words can still be read and marked.
    showToast({ title: 'Mark these words to copy them', text });
  }
}
