import { offersLocation } from '../../assistant/state/assistantReducer.ts';
import type { ChatState } from '../../assistant/state/chatState.ts';
import type { Dispatch } from './runChat.ts';

/** Asks once whether the browser may be asked where the visitor is, and says what became of it. */
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
  if (!isLoading && !offersLocation(chat)) return null;
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
