import type { AssistantKnowledge } from '../../assistant/conversation/knowledge.ts';
import { loadDealData } from '../../deals/loadDealData.ts';
import { loadAssistantData } from './loadAssistantData.ts';

/** The guide to the deals of the site, with what it thinks with. */
export interface LoadedGuide
  extends AssistantKnowledge,
    Pick<typeof import('../../assistant/assistantEngine.ts'), 'takeTurn' | 'chipsOf'> {}

let loading: Promise<LoadedGuide> | undefined;

/** Made once a page. Rejects where it cannot be had; the next call tries again. */
export function loadGuide(): Promise<LoadedGuide> {
  loading ??= Promise.all([loadDealData(), loadAssistantData(), import('../../assistant/assistantEngine.ts')])
    .then(([data, assistant, { createKnowledge, ...mind }]) => ({
      ...createKnowledge(data, assistant),
      ...mind,
    }))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
