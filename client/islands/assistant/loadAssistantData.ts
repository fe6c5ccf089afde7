import { assistantDataPath, readAssistantData } from '../../../data/model/assistant/assistantData.ts';
import { loadOnce } from '../../deals/loadOnce.ts';

/** Loads what the assistant is made of, once a page. */
export const loadAssistantData = loadOnce(assistantDataPath, readAssistantData);
