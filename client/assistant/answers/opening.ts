import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import { dealsWithSlugs, hasEnded } from '../conversation/knowledge.ts';
import { dealOfPage } from '../turnContext.ts';
import { filled } from '../words/filled.ts';

/** How the chat begins on the page of a deal. */
export interface Opening {
  /** Slug of the deal. */
  readonly page: string;
  readonly text: string;
  readonly quickReplies: readonly string[];
}

const questionsOffered = 2;

/**
 * The opening at `now` (epoch milliseconds) on the page with the path `pathname`, with two questions that its `facts` answer
 * (their names, of those that the page says); it says so if the deal has ended. `null` for a page that is not of a listed deal.
 */
export function openingOn(
  pathname: string,
  facts: readonly string[],
  knowledge: AssistantKnowledge,
  now: number,
): Opening | null {
  const page = dealOfPage(pathname);
  const [deal] = dealsWithSlugs([page ?? ''], knowledge);
  if (!deal || page === null) return null;
  const { opening, quickReplies } = knowledge.language;
  const { title, when } = deal;
  if (hasEnded(deal, { now }))
    return {
      page,
      text: filled(opening.ended, { title }),
      quickReplies: [opening.like, ...quickReplies.standing],
    };
  const known = [...facts, when?.sessions ? 'start' : when?.hours ? 'hours' : '', 'place', 'how'];
  const questions = Object.entries(opening.questions).filter(([fact]) => known.includes(fact));
  return {
    page,
    text: filled(opening.about, { title }),
    quickReplies: [
      ...questions.slice(0, questionsOffered).map(([, question]) => question),
      ...quickReplies.standing,
    ],
  };
}
