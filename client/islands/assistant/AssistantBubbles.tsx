import type { ReactNode } from 'react';
import { t } from '../../../data/messages/t.ts';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { Image } from '../../ui/Image.tsx';

/** Consecutive bubbles of the assistant, with its face beside the last. */
export function AssistantBubbles({
  head: { name, face },
  children,
}: {
  readonly head: AssistantHead;
  readonly children: ReactNode;
}) {
  return (
    <div className="said">
      <Image picture={face} load="soon" />
      <div>
        <span className="unseen">{`${t('chat.said', { name })} `}</span>
        {children}
      </div>
    </div>
  );
}
