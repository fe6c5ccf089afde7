import { loadAssistantData } from '../../assistant/assistantData.ts';
import type { Guide } from '../../assistant/guide.ts';
import { loadDealData } from '../../deals/dealData.ts';

/** The guide to the deals of the site, with what it thinks with. */
export interface LoadedGuide
  extends Guide,
    Pick<typeof import('../../assistant/mind.ts'), 'takeTurn' | 'chipsOf'> {}

let loading: Promise<LoadedGuide> | undefined;

/** Made once a page. Rejects where it cannot be had; the next call tries again. */
export function loadGuide(): Promise<LoadedGuide> {
  loading ??= Promise.all([loadDealData(), loadAssistantData(), import('../../assistant/mind.ts')])
    .then(([data, assistant, { createGuide, ...mind }]) => ({ ...createGuide(data, assistant), ...mind }))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
