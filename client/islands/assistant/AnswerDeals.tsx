import type { AssistantHead } from '../../../data/model/pages/view.ts';
import { ChatDeal } from './ChatDeal.tsx';
import type { ShownDeal } from './shownDeals.ts';

/** The deals of an answer, with a line that introduces them. */
export function AnswerDeals({
  shown,
  head,
}: {
  readonly shown: readonly ShownDeal[];
  readonly head: AssistantHead;
}) {
  return (
    <>
      {shown.length > 1 && <p className="offers">Here are some great deals for you:</p>}
      {shown.map(({ deal, card, why }) => (
        <ChatDeal
          key={deal.slug}
          deal={deal}
          card={card}
          why={why}
          head={head}
          isAlone={shown.length === 1}
        />
      ))}
    </>
  );
}
