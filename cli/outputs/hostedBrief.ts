import { assistantDataVersion } from '../../data/model/assistant/assistantData.ts';
import {
  dayMark,
  type HostedBrief,
  type HostedBriefFile,
  hostedBriefPath,
  idMark,
} from '../../data/model/assistant/hostedBriefFile.ts';
import { hostedInstructions } from '../../data/model/assistant/hostedInstructions.ts';
import { answerFormat, type SiteChoices } from '../../data/model/assistant/modelAnswer.ts';
import { areaChoices } from '../content/cityParts.ts';
import type { Site } from '../content/site.ts';
import type { TextFile } from './dealFiles.ts';

/** The ids that answers of a hosted model may name besides those of deals. */
export const siteChoices = ({ config, categories, ...site }: Site): SiteChoices => ({
  categories: [...categories, ...config.assistant.themes].map(({ id }) => id),
  areas: areaChoices(site).map(({ id }) => id),
});

/** What a model is told in the city of a site. */
export function hostedBrief(site: Site): HostedBrief {
  const { assistant, city } = site.config;
  const persona = { assistant: assistant.name, city: `${city.name}, ${city.region}` };
  return {
    instructions: hostedInstructions(persona, dayMark),
    format: answerFormat([{ id: idMark }], siteChoices(site)),
  };
}

/** The brief as a file, for browsers that ask a model themselves; a proxy has its own copy. */
export function hostedBriefFile(site: Site): TextFile {
  const file: HostedBriefFile = { version: assistantDataVersion, brief: hostedBrief(site) };
  return [hostedBriefPath.slice(1), `${JSON.stringify(file)}\n`];
}
