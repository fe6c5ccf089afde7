import { english } from '../../data/language/english/english.ts';
import { type AssistantData, assistantDataVersion } from '../../data/model/assistant/assistantData.ts';
import type { Site } from '../content/site.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { hostedModel } from './hostedModel.ts';

/** `/assistant.json`: how the assistant introduces itself, and the words of its city. */
export const assistantJson = (site: Site, { chrome }: PlannedSite): string =>
  `${JSON.stringify(assistantDataOf(site, assistantHeadOf(chrome)))}\n`;

/** The picture of one that is lost is for the pages that are not found. */
export const assistantHeadOf = ({ assistant: { lostFace, ...head } }: PlannedSite['chrome']) => head;

/** What the assistant is made of, beside the deals. */
export function assistantDataOf(
  { config, categories, neighborhoods }: Site,
  head: AssistantData['head'],
): AssistantData {
  const hosted = hostedModel(config.assistant);
  return {
    version: assistantDataVersion,
    head,
    timeZone: config.city.timeZone,
    isSample: config.sampleCatalogue,
    emergency: config.assistant.emergency,
    askedOnly: config.assistant.askedOnly,
    language: english,
    cityInFull: `${config.city.name}, ${config.city.region}`,
    ...(hosted ? { hosted } : {}),
    categories: categories.map(({ id, label, words, errand, scheduled }) => ({
      ...{ id, label, words },
      ...(errand ? { errand } : {}),
      ...(scheduled ? { scheduled } : {}),
    })),
    themes: config.assistant.themes,
    neighborhoods: neighborhoods.map(({ id, label, aliases, needsPlace, idioms, coordinates }) => ({
      id,
      label,
      aliases,
      ...(needsPlace ? { needsPlace } : {}),
      ...(idioms ? { idioms } : {}),
      ...(coordinates ? { at: coordinates } : {}),
    })),
  };
}
