import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import type { AssistantKnowledge } from '../../assistant/conversation/knowledge.ts';
import { loadDealData } from '../../deals/loadDealData.ts';
import { loadCalendarCode, loadDealCalendar } from '../../search/loadDealCalendar.ts';
import { loadAssistantData } from './loadAssistantData.ts';

/** The hosted model of a site, and the components around it. */
export interface HostedParts {
  readonly model: HostedModel;
  readonly view: typeof import('./hostedView.ts');
}

/** The assistant's data, the engine that answers with it, and the components that show answers. */
export interface LoadedAssistant
  extends AssistantKnowledge,
    Pick<
      typeof import('../../assistant/assistantEngine.ts'),
      | 'inLanguageOf'
      | 'loadPageLines'
      | 'nextTimes'
      | 'openingOn'
      | 'takeTurnWithFacts'
      | 'withLanguageOf'
      | 'turnContextOf'
    > {
  readonly view: typeof import('./answerView.ts');
  /** `null` if the site has no hosted model, or its parts cannot be loaded: without a network no model can be asked, either. */
  readonly hosted: Promise<HostedParts | null>;
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
    import('../../deals/currentData.ts'),
    loadCalendarCode(),
  ])
    .then(async ([made, assistant, { createKnowledge, warmUp, ...engine }, view, { currentData }]) => {
      const data = currentData(made, true);
      const knowledge = createKnowledge(data, await loadDealCalendar(data), assistant);
      warmUp(knowledge);
      return { ...knowledge, ...engine, view, hosted: loadHosted(assistant) };
    })
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

const loadHosted = async ({ hosted: model }: AssistantData): Promise<HostedParts | null> => {
  const view = model && (await import('./hostedView.ts').catch(() => null));
  return view ? { model, view } : null;
};
