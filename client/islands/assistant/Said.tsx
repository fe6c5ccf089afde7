import type { ReactNode } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { Image } from '../../ui/Image.tsx';

/** A run of things that the assistant says, with its face beside the last. */
export function Said({
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
        <span className="unseen">{`${name} said: `}</span>
        {children}
      </div>
    </div>
  );
}
