import { assistantDataPath, readAssistantData } from '../../../data/model/assistant/assistantData.ts';
import { loadOnce } from '../../deals/loadOnce.ts';

/** Loads the assistant's data once per page. */
export const loadAssistantData = loadOnce(assistantDataPath, readAssistantData);
