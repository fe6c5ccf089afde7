import type { Chrome } from '../../data/model/pages/view.ts';
import { chatPath } from '../../data/model/routes.ts';

/**
 * The way to the assistant that floats above every page but home and the assistant's own. With script it opens a panel
 * over the page (client/islands/ask/).
 */
export function AskLink({ assistant }: { readonly assistant: Chrome['assistant'] }) {
  const { face, name } = assistant;
  return (
    <aside aria-label="Assistant" data-island="ask" data-when="interaction">
      <a className="ask" href={chatPath} data-live="">
        <img src={face.src} width={face.width} height={face.height} alt="" />
        <span>{`Ask ${name}`}</span>
      </a>
    </aside>
  );
}
