import { memo } from 'react';
import type { AssistantHead } from '../../../data/model/pages/view.ts';
import type { AssistantKnowledge } from '../../assistant/conversation/knowledge.ts';
import type { AnswerOrigin } from '../../assistant/conversation/turn.ts';
import type { loadPageLines } from '../../assistant/facts/loadFactDesk.ts';
import { factsLine } from '../../assistant/reply/factsLine.ts';
import type { nextTimes } from '../../assistant/reply/nextTimes.ts';
import type { BotMessage } from '../../assistant/state/chatState.ts';
import { loadOnce } from '../../deals/loadOnce.ts';
import { ChatDeal } from './ChatDeal.tsx';
import { PageLines } from './PageLines.tsx';
import { type ShownDeal, shownDeals } from './shownDeals.ts';

/** What the cards of deals are made from: of the engine, these are used. */
interface CardKnowledge extends AssistantKnowledge {
  readonly nextTimes: typeof nextTimes;
  readonly loadPageLines: typeof loadPageLines;
}

/** The deals of an answer: one with its summary, several as short cards. Rendered again only when an answer changes. */
export const AnswerDeals = memo(function AnswerDeals({
  bot,
  assistant,
  now,
  head,
}: {
  readonly bot: BotMessage;
  readonly assistant: CardKnowledge;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly head: AssistantHead;
}) {
  const shown = shownDeals(bot, assistant.data, now);
  const isAlone = shown.length === 1;
  const about = assistant.data.deals.find(({ slug }) => slug === bot.about);
  const { chat: words } = assistant.language;
  return (
    <>
      {shown.length > 1 && <p className="unseen">{words.deals}</p>}
      {shown.map(({ deal, card, why, day, isForChildren }) => (
        <ChatDeal
          key={deal.slug}
          deal={deal}
          card={card}
          facts={factsLine(
            deal,
            {
              times: assistant.nextTimes(deal, assistant, now, day, isForChildren),
              area: card.area.label,
              why,
            },
            words,
          )}
          why={why}
          head={head}
          words={words}
          languages={
            assistant.pack && { spoken: assistant.language.tag, deals: assistant.assistant.language.tag }
          }
          isAlone={isAlone}
        />
      ))}
      {about && (
        <PageLines
          deal={about}
          label={words.page}
          load={() => assistant.loadPageLines(about, assistant, now, loadOnce)}
        />
      )}
      {bot.origin && <Origin origin={bot.origin} shown={shown} />}
    </>
  );
});

/** Says that a model has chosen the deals and, on demand, from which of their fields the answer is. */
function Origin({
  origin: { label, sources },
  shown,
}: {
  readonly origin: AnswerOrigin;
  readonly shown: readonly ShownDeal[];
}) {
  return (
    <details className="origin">
      <summary>{label}</summary>
      <ul>
        {shown.map(({ deal: { slug, title }, card }) => (
          <li key={slug}>
            <a href={card.href}>{title}</a>
            {sources.map((source) => source.slug === slug && `: ${source.fields}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}
