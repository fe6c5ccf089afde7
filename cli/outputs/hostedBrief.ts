import { assistantDataVersion } from '../../data/model/assistant/assistantData.ts';
import {
  type HostedBrief,
  type HostedBriefFile,
  hostedBriefPath,
  idMark,
  timeMark,
} from '../../data/model/assistant/hostedBriefFile.ts';
import { hostedInstructions } from '../../data/model/assistant/hostedInstructions.ts';
import { answerFormat } from '../../data/model/assistant/modelAnswer.ts';
import type { Site } from '../content/site.ts';
import type { TextFile } from './dealFiles.ts';

/** What a model is told in the city of a site. */
export function hostedBrief(site: Site): HostedBrief {
  const { assistant, city } = site.config;
  const persona = { assistant: assistant.name, city: `${city.name}, ${city.region}` };
  return {
    instructions: hostedInstructions(persona, timeMark),
    format: answerFormat([{ id: idMark }]),
  };
}

/** The brief as a file, for browsers that ask a model themselves; a proxy has its own copy. */
export function hostedBriefFile(site: Site): TextFile {
  const file: HostedBriefFile = { version: assistantDataVersion, brief: hostedBrief(site) };
  return [hostedBriefPath.slice(1), `${JSON.stringify(file)}\n`];
}
