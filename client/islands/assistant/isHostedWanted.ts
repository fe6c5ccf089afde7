import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { loadSettings } from '../../assistant/hosted/settings.ts';

/** Whether the visitor wants answers of the hosted model. */
export const isHostedWanted = (model: HostedModel): boolean => loadSettings(model).settings.useHosted;
