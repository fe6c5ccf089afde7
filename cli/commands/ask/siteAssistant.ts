import {
  type AssistantKnowledge,
  createKnowledge,
} from '../../../client/assistant/conversation/knowledge.ts';
import type { TurnContext } from '../../../client/assistant/conversation/turn.ts';
import { createFactDesk, createNearest } from '../../../client/assistant/facts/factDesk.ts';
import { inCatalogue } from '../../../data/messages/t.ts';
import { createDealCalendar } from '../../../data/model/deals/dealCalendar.ts';
import { createClock } from '../../../data/model/time/clock.ts';
import type { Site } from '../../content/site.ts';
import { assistantDataOf, assistantHeadOf } from '../../outputs/assistantJson.ts';
import { dealData } from '../../outputs/dealFiles.ts';
import { maxWholeDeals } from '../../outputs/dealsIndex.ts';
import { detailsOfDeals } from '../../outputs/detailFiles.ts';
import { factRepliesIn } from '../../outputs/factReplies.ts';
import { wordsOfParts } from '../../outputs/wordsOfParts.ts';
import { languagePacks } from '../../plan/languagePacks.ts';
import { guideRecords } from '../../plan/pages/guideLinks.ts';
import { planChrome } from '../../plan/planChrome.ts';
import { always, createPlanContext } from '../../plan/planContext.ts';
import { createPlanMemory } from '../../plan/planMemory.ts';

/** The assistant of `site` as browsers load it at `now` (epoch milliseconds), and the context of its turns. */
export const createSiteAssistant = (site: Site, now: number): SiteAssistant =>
  inCatalogue(site.messages, () => assistantOf(site, now));

interface SiteAssistant {
  readonly knowledge: AssistantKnowledge;
  readonly context: TurnContext;
}

function assistantOf(site: Site, now: number): SiteAssistant {
  const memory = createPlanMemory(site);
  const { zone, posters } = memory;
  const clock = createClock(now, zone);
  const plan = createPlanContext(site, now, memory, always);
  const chrome = planChrome(site, posters, clock);
  const guides = guideRecords(plan, plan.newClock());
  const data = dealData(site, { catalog: plan.catalog, posters, chrome, guides }, maxWholeDeals);
  const details = detailsOfDeals(site, data);
  return {
    knowledge: createKnowledge(
      data,
      createDealCalendar(data),
      assistantDataOf(site, assistantHeadOf(chrome)),
      languagePacks.map((pack) => wordsOfParts(pack, site)),
    ),
    context: {
      ...{ now, place: null, seed: 0, page: null },
      desk: createFactDesk(details, factRepliesIn),
      nearest: createNearest(details, factRepliesIn),
    },
  };
}
