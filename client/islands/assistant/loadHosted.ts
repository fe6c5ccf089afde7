import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { settingsKey } from '../../assistant/hosted/settingsKey.ts';

/**
 * Loads what is needed to ask `model`; `null` where there is none, or the visitor does not want it, or it cannot be
 * loaded: then there is no network to ask anybody.
 */
export const loadHosted = (model: HostedModel | undefined) =>
  model && isWanted(model) ? import('../../assistant/hosted/askHosted.ts').catch(() => null) : null;

/** A proxy is asked until the visitor turns that off, anything else once they turn it on. */
function isWanted({ type }: HostedModel): boolean {
  const isOnRequest = type !== 'proxy';
  try {
    const stored = localStorage.getItem(settingsKey) ?? '';
    return stored.includes(`"useOpenAI":${isOnRequest}`) === isOnRequest;
  } catch {
    // The visitor does not let sites keep anything.
    return !isOnRequest;
  }
}
