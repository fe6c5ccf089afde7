import { careModel } from '../../data/language/careModel.ts';
import { englishCare } from '../../data/language/english/care.ts';
import { english } from '../../data/language/english/english.ts';
import type { LanguagePack } from '../../data/language/languagePack.ts';
import { spanishCare } from '../../data/language/spanish/care.ts';
import { spanishIntroduction } from '../../data/language/spanish/introduction.ts';
import { t } from '../../data/messages/t.ts';
import {
  type AssistantData,
  assistantDataVersion,
  languagePath,
} from '../../data/model/assistant/assistantData.ts';
import type { HostedModel } from '../../data/model/assistant/hostedModel.ts';
import { areaChoices } from '../content/cityParts.ts';
import { privacyPage } from '../content/privacySlot.ts';
import type { Site } from '../content/site.ts';
import type { TextCache } from '../files/textCache.ts';
import { languagePacks, packOf } from '../plan/languagePacks.ts';
import type { PlannedSite } from '../plan/planSite.ts';
import { lackingWares } from './lackingWares.ts';
import { relatedWords } from './relatedWords.ts';
import { withTopics } from './topics.ts';
import { wordsOfParts } from './wordsOfParts.ts';

/** The content of the file of a language pack, which browsers load when a visitor writes in that language. */
export const languagePackJson = (pack: LanguagePack): string =>
  `${JSON.stringify({ version: assistantDataVersion, pack })}\n`;

/** `/assistant.json`: the assistant's introduction and vocabulary. */
export const assistantJson = (site: Site, { chrome }: PlannedSite, cache?: TextCache): string =>
  `${JSON.stringify(assistantDataOf(site, assistantHeadOf(chrome), cache))}\n`;

/** The assistant's head without the face that only the not-found page shows, and without what follows from the rest of its data. */
export const assistantHeadOf = ({
  assistant: { lostFace, isOff, standingReplies, hasSettings, ...head },
}: PlannedSite['chrome']) => head;

/** What the assistant needs besides the deals; `cache` has what earlier builds found out. */
export function assistantDataOf(site: Site, head: AssistantData['head'], cache?: TextCache): AssistantData {
  const { config, categories, deals, pages } = site;
  const hosted = hostedModel(config.assistant);
  const privacy = hosted && privacyPage(pages);
  const pack = packOf(config);
  const described = deals.map((deal) => withTopics(deal, pack));
  const kinds = [...categories, ...config.assistant.themes].flatMap(({ words }) => words);
  const related = relatedWords(described, cache, kinds);
  const language = wordsOfParts(english, site);
  return {
    version: assistantDataVersion,
    head,
    timeZone: config.city.timeZone,
    asks: config.assistant.asks,
    isSample: config.sampleCatalogue,
    emergency: config.assistant.emergency,
    helpLines: config.assistant.helpLines,
    care: [englishCare, spanishCare],
    careModel,
    askedOnly: config.assistant.askedOnly,
    elsewhere: config.assistant.elsewhere,
    landmarks: config.assistant.landmarks,
    language: { ...language, kinds: [...language.kinds, ...nearKinds(related)] },
    related: related.filter((line) => !line.startsWith('~')),
    wares: lackingWares(described, [...related, ...kinds], cache),
    languages: [{ ...spanishIntroduction, path: languagePath(spanishIntroduction.tag) }],
    ...(pack ? { speaks: pack.tag } : {}),
    cityInFull: `${config.city.name}, ${config.city.region}`,
    footnotes: {
      device: config.assistant.footnote,
      hosted: config.assistant.hostedFootnote ?? t('chat.powered'),
    },
    ...(hosted ? { hosted } : {}),
    ...(privacy ? { privacyPath: `/${privacy.name}` } : {}),
    categories: categories.map(({ id, label, words, errand, scheduled }) => ({
      ...{ id, label, words },
      ...(errand ? { errand } : {}),
      ...(scheduled ? { scheduled } : {}),
    })),
    themes: config.assistant.themes,
    neighborhoods: areaChoices(site).map(({ id, label, aliases, needsPlace, idioms, coordinates }) => ({
      id,
      label,
      aliases,
      ...(needsPlace ? { needsPlace } : {}),
      ...(idioms ? { idioms } : {}),
      ...(coordinates ? { at: coordinates } : {}),
    })),
  };
}

/** Things that no deal is about beside those that are nearest to them, as kinds of the language are. */
const nearKinds = (related: readonly string[]) =>
  related.flatMap((line) => (line.startsWith('~') ? line.slice(1) : []));

/** The hosted model of a site's assistant: through its proxy if it has one. `null` if visitors ask no model. */
export function hostedModel({
  hosted,
  proxy,
  proxyConsent,
}: Site['config']['assistant']): HostedModel | null {
  if (proxy !== undefined)
    return { type: 'proxy', url: proxy, ...(proxyConsent === 'elsewhere' ? { isAgreed: true } : {}) };
  if (!hosted) return null;
  const { provider, baseUrl: url, models, assistantId = '' } = hosted;
  // Only the browser's model is without a server.
  if (provider === 'browser' || url === undefined || models === undefined)
    return { type: 'browser', languages: [english, ...languagePacks].map(({ tag }) => tag) };
  return provider === 'assistants'
    ? { type: provider, url, models, assistantId }
    : { type: provider, url, models };
}
