import { Icon } from '../../../client/ui/Icon.tsx';
import { Image } from '../../../client/ui/Image.tsx';
import { t } from '../../../data/messages/t.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { searchPath } from '../../../data/model/routes.ts';
import { OfflineLine } from '../../parts/OfflineLine.tsx';
import { WithoutScript } from '../../parts/WithoutScript.tsx';

interface Props {
  readonly assistant: Chrome['assistant'];
}

/**
 * The chat's field, and a button for the settings of its model, as below the field of the home page. It waits for the island
 * around it; where that cannot be loaded, the form opens the search.
 */
function AssistantForm({ assistant }: Props) {
  return (
    <>
      <form className="ask-form" action={searchPath()} method="get">
        <textarea
          name="q"
          required
          rows={1}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={assistant.placeholder}
          aria-label={t('chat.ask', { name: assistant.name })}
        />
        <button type="submit" aria-label={t('chat.send')} data-live="">
          <Icon name="send" />
        </button>
      </form>
      {assistant.hasSettings && (
        <button type="button" aria-label={t('settings.title')} data-action="settings">
          <Icon name="filters" />
        </button>
      )}
      <OfflineLine />
      <WithoutScript name={assistant.name} />
    </>
  );
}

/**
 * The assistant at the end of a guide, with a prompt. With script the conversation continues in a panel on the page
 * (client/islands/assistantPanel).
 */
export function AssistantBand({ prompt, assistant }: Props & { readonly prompt: string }) {
  return (
    <section
      className="promotion ask-band"
      aria-label={prompt}
      data-island="ask-band"
      data-when="interaction"
    >
      <div className="wide">
        <Image picture={assistant.face} />
        <p>{prompt}</p>
        <div>
          <AssistantForm assistant={assistant} />
        </div>
      </div>
    </section>
  );
}
