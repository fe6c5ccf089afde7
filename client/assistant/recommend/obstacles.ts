import { needName } from '../conversation/chips.ts';
import type { AssistantKnowledge } from '../conversation/knowledge.ts';
import type { Preferences } from '../conversation/preferences.ts';
import { calledTest } from '../conversation/topicTest.ts';
import type { TurnContext } from '../conversation/turn.ts';
import { offerTest } from './eligibility.ts';
import { obstacleFor } from './needTests.ts';
import { occasionFit } from './occasionFit.ts';

/** What keeps those who come from a deal that is what `topic` says, as values of the phrase that says so; `null` if that is not known. */
export function obstacleTo(
  topic: string,
  preferences: Preferences,
  knowledge: AssistantKnowledge,
  context: TurnContext,
): Readonly<Record<string, string | number | null>> | null {
  const isCalled = calledTest(topic, knowledge);
  const isOffered = offerTest(preferences, knowledge, context);
  const obstacleOf = obstacleFor(preferences);
  const { isSpared } = occasionFit({ ...preferences, occasion: null }, knowledge, context.now);
  const caution = preferences.cautions.find((each) => each !== 'gentle' && each !== 'older');
  const none = { from: null, to: null, least: null, most: null, need: null };
  for (const deal of knowledge.data.deals) {
    if (!isCalled(deal) || !isOffered(deal)) continue;
    const named = { ...none, title: `“${deal.title}”` };
    const { need, ...obstacle } = obstacleOf(deal) ?? {};
    if (need) return { ...named, need: needName(need, knowledge) };
    if (Object.keys(obstacle).length > 0) return { ...named, ...obstacle };
    if (caution && isSpared(deal)) return { ...named, need: knowledge.language.occasions.labels[caution] };
  }
  return null;
}
