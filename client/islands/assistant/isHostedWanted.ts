import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { settingsKey } from '../../assistant/hosted/settingsKey.ts';

/**
 * Whether the visitor wants answers of the hosted model: a proxy is asked until they turn that off, any other model only
 * after they turn it on.
 */
export function isHostedWanted({ type }: HostedModel): boolean {
  const isOptIn = type !== 'proxy';
  try {
    const stored = localStorage.getItem(settingsKey) ?? '';
    return stored.includes(`"useOpenAI":${isOptIn}`) === isOptIn;
  } catch {
    // The browser forbids storage.
    return !isOptIn;
  }
}
