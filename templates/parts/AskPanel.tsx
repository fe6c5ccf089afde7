import { Image } from '../../client/ui/Image.tsx';
import type { Chrome } from '../../data/model/view.ts';
import { AskForm } from './AskForm.tsx';
import { leadSentence } from './leadSentence.ts';

/** The assistant as far as it goes without scripts: it greets, offers ways on and takes a question. */
export function AskPanel({ assistant }: { readonly assistant: Chrome['assistant'] }) {
  const [lead, rest] = leadSentence(assistant.greeting);
  return (
    <section className="ask-panel" aria-label={`Ask ${assistant.name}`}>
      <div className="greeting">
        <Image picture={assistant.face} load="soon" />
        <p>
          <b>{lead}</b> {rest}
        </p>
      </div>
      <ul className="replies">
        {assistant.quickReplies.map(({ href, label, image }) => (
          <li key={label}>
            {image && <Image picture={image} load="soon" />}
            <a className="cover" href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
      <AskForm assistant={assistant} />
      <p className="footnote">{assistant.footnote}</p>
    </section>
  );
}
