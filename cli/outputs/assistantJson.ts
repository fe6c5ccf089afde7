import { englishCare } from '../../data/language/english/care.ts';
import { english } from '../../data/language/english/english.ts';
import { spanishCare } from '../../data/language/spanish/care.ts';
import { type AssistantData, assistantDataVersion } from '../../data/model/assistant/assistantData.ts';
import type { HostedModel } from '../../data/model/assistant/hostedModel.ts';
import type { Site } from '../content/site.ts';
import type { PlannedSite } from '../plan/planSite.ts';

/** `/assistant.json`: the assistant's introduction and vocabulary. */
export const assistantJson = (site: Site, { chrome }: PlannedSite): string =>
  `${JSON.stringify(assistantDataOf(site, assistantHeadOf(chrome)))}\n`;

/** The assistant's head without the face that only the not-found page shows. */
export const assistantHeadOf = ({ assistant: { lostFace, ...head } }: PlannedSite['chrome']) => head;

/** What the assistant needs besides the deals. */
export function assistantDataOf(
  { config, categories, neighborhoods }: Site,
  head: AssistantData['head'],
): AssistantData {
  const hosted = hostedModel(config.assistant);
  return {
    version: assistantDataVersion,
    head,
    timeZone: config.city.timeZone,
    asks: config.assistant.asks,
    isSample: config.sampleCatalogue,
    emergency: config.assistant.emergency,
    helpLines: config.assistant.helpLines,
    care: [englishCare, spanishCare],
    askedOnly: config.assistant.askedOnly,
    language: english,
    cityInFull: `${config.city.name}, ${config.city.region}`,
    footnotes: { device: config.assistant.footnote, hosted: config.assistant.hostedFootnote },
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

/** The hosted model of a site's assistant: through its proxy if it has one. `null` if visitors ask no model. */
export function hostedModel({ hosted, proxy }: Site['config']['assistant']): HostedModel | null {
  if (proxy !== undefined) return { type: 'proxy', url: proxy };
  if (!hosted) return null;
  const { provider, baseUrl: url, models, assistantId = '' } = hosted;
  return provider === 'assistants'
    ? { type: provider, url, models, assistantId }
    : { type: provider, url, models };
}
