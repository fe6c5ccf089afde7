import { Image } from '../../../client/ui/Image.tsx';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { AskForm } from './AskForm.tsx';

/**
 * The assistant at the end of a page, with a question of its own. With script the visitor's goes on in the panel over
 * the page (client/islands/ask/).
 */
export function AskBand({
  prompt,
  assistant,
}: {
  readonly prompt: string;
  readonly assistant: Chrome['assistant'];
}) {
  return (
    <section className="promotion ask-band" aria-label={prompt} data-island="ask" data-when="interaction">
      <div className="wide">
        <Image picture={assistant.face} />
        <p>{prompt}</p>
        <AskForm assistant={assistant} />
      </div>
    </section>
  );
}
