import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { Image } from '../../ui/Image.tsx';
import { leadSentence } from '../../ui/leadSentence.ts';

/** What the assistant says before anybody has said anything. */
export function Greeting({ head: { greeting, face } }: { readonly head: AssistantHead }) {
  const [lead, rest] = leadSentence(greeting);
  return (
    <div className="greeting">
      <Image picture={face} load="soon" />
      <p>
        <b>{lead}</b> {rest}
      </p>
    </div>
  );
}
