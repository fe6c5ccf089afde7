import { chatPath } from '../../data/model/routes.ts';
import type { Chrome } from '../../data/model/view.ts';

/** The way to the assistant that floats above every page but home and the assistant's own. */
export function AskLink({ assistant }: { readonly assistant: Chrome['assistant'] }) {
  const { face, name } = assistant;
  return (
    <aside aria-label="Assistant">
      <a className="ask" href={chatPath}>
        <img src={face.src} width={face.width} height={face.height} alt="" />
        <span>{`Ask ${name}`}</span>
      </a>
    </aside>
  );
}
