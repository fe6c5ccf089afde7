import type { DealRecord } from '../../../data/model/deals/dealRecord.ts';
import { needName } from '../conversation/chips.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { offerTest } from './eligibility.ts';
import { obstacleFor } from './needTests.ts';
import { occasionFit } from './occasionFit.ts';
import { calledTest } from './topicTest.ts';

/** What keeps those who come from a deal, as values of the phrase that says so. */
export interface NamedObstacle {
  readonly title: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly need: string | null;
}

const none = { from: null, to: null, least: null, most: null, need: null };

/** The obstacle that keeps those who come from deals about `topic`, of the one that is closest; `null` if none is known. */
export function obstacleTo(
  topic: string,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): NamedObstacle | null {
  const isCalled = calledTest(topic, knowledge);
  const isOffered = offerTest(preferences, knowledge, context);
  const found = knowledge.data.deals
    .filter((deal) => isCalled(deal) && isOffered(deal))
    .flatMap((deal) => obstacleOf(deal, preferences, knowledge, context) ?? []);
  const limitOf = ({ from, most }: NamedObstacle) => (from ?? 0) - (most ?? 0);
  return found.sort((a, b) => limitOf(a) - limitOf(b))[0] ?? null;
}

function obstacleOf(
  deal: DealRecord,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  { now }: TurnContext,
): NamedObstacle | null {
  const { youngest, party, cautions } = preferences;
  const named = { ...none, title: `“${deal.title}”` };
  const obstacle = obstacleFor(preferences)(deal);
  if (obstacle && 'need' in obstacle) return { ...named, need: needName(obstacle.need, knowledge) };
  if (obstacle && 'ages' in obstacle) {
    const [from, to] = obstacle.ages;
    return (youngest ?? 0) < from ? { ...named, from } : { ...named, to };
  }
  if (obstacle) {
    const [least, most] = obstacle.room;
    return (party ?? 0) < least ? { ...named, least } : { ...named, most };
  }
  const caution = cautions.find((each) =>
    occasionFit({ ...preferences, cautions: [each], occasion: null }, knowledge, now).isSpared(deal),
  );
  return caution ? { ...named, need: knowledge.language.occasions.labels[caution] } : null;
}
