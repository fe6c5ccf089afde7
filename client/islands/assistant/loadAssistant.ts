import type { AssistantKnowledge } from '../../assistant/conversation/knowledge.ts';
import { loadDealData } from '../../deals/loadDealData.ts';
import { loadCalendarCode, loadDealCalendar } from '../../search/loadDealCalendar.ts';
import { loadAssistantData } from './loadAssistantData.ts';

/** The assistant's data, the engine that answers with it, and the components that show answers. */
export interface LoadedAssistant
  extends AssistantKnowledge,
    Pick<
      typeof import('../../assistant/assistantEngine.ts'),
      'inLanguageOf' | 'nextTimes' | 'openingOn' | 'takeTurnWithFacts' | 'withLanguageOf' | 'turnContextOf'
    > {
  readonly view: typeof import('./answerView.ts');
}

// A page loads the assistant once, however many chats it shows.
let loading: Promise<LoadedAssistant> | undefined;

/** Loads the assistant once, all its parts at the same time. Rejects if that fails; the next call tries again. */
export function loadAssistant(): Promise<LoadedAssistant> {
  loading ??= Promise.all([
    loadDealData(),
    loadAssistantData(),
    import('../../assistant/assistantEngine.ts'),
    import('./answerView.ts'),
    loadCalendarCode(),
  ])
    .then(async ([data, assistant, { createKnowledge, warmUp, ...engine }, view]) => {
      const knowledge = createKnowledge(data, await loadDealCalendar(data), assistant);
      warmUp(knowledge);
      return { ...knowledge, ...engine, view };
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
