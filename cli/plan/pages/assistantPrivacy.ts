import { english } from '../../../data/language/english/english.ts';
import { englishPrivacy } from '../../../data/language/english/privacy.ts';
import type { PrivacyWords } from '../../../data/language/privacyWords.ts';
import { spanishPrivacy } from '../../../data/language/spanish/privacy.ts';
import { spanish } from '../../../data/language/spanish/spanish.ts';
import { hasAssistant } from '../../../data/model/languages.ts';
import { escapeHtml } from '../../../templates/html/escapeHtml.ts';
import { privacySlotHtml } from '../../content/privacySlot.ts';
import type { Site } from '../../content/site.ts';

/** The languages that visitors can write to the assistant. */
const languages: readonly (readonly [tag: string, words: PrivacyWords])[] = [
  [english.tag, englishPrivacy],
  [spanish.tag, spanishPrivacy],
];

/**
 * `html` with what becomes of what visitors write to the assistant, by the settings of the site, in place of the slot; in the
 * language of the site, then in every other that the assistant speaks.
 */
export function withAssistantPrivacy(html: string, { config }: Pick<Site, 'config'>): string {
  if (!hasAssistant(config)) return html.replaceAll(privacySlotHtml, '');
  const { language } = new Intl.Locale(config.language);
  const isOwn = ([tag]: (typeof languages)[number]) => tag === language;
  const ownFirst = [...languages.filter(isOwn), ...languages.filter((each) => !isOwn(each))];
  const filled = ownFirst.map(([tag, words], index) => {
    const lang = index === 0 ? '' : ` lang="${tag}"`;
    const paragraphs = paragraphsFor(config.assistant, words).map(
      (text) => `<p${lang}>${escapeHtml(text)}</p>`,
    );
    return [...(index === 0 ? [] : [`<h3${lang}>${escapeHtml(words.heading)}</h3>`]), ...paragraphs];
  });
  return html.replaceAll(privacySlotHtml, () => filled.flat().join('\n'));
}

/** The paragraphs, which name the assistant and the servers that visitors' messages reach. */
function paragraphsFor(assistant: Site['config']['assistant'], words: PrivacyWords): string[] {
  const { name, hosted, proxy } = assistant;
  const provider = hosted?.baseUrl === undefined ? null : new URL(hosted.baseUrl);
  const host = (proxy === undefined ? provider : new URL(proxy))?.host ?? '';
  return [...words.device, ...modelParagraphs(assistant, provider, words)].map((text) =>
    text
      .replaceAll('{name}', () => name)
      .replaceAll('{host}', () => host)
      // A site with a proxy need not name the server behind it, and one beside the proxy has no name for visitors.
      .replaceAll('{provider}', () => (provider?.protocol === 'https:' ? provider.host : words.someProvider)),
  );
}

function modelParagraphs(
  { hosted, proxy, proxyConsent }: Site['config']['assistant'],
  provider: URL | null,
  words: PrivacyWords,
): readonly string[] {
  if (proxy !== undefined)
    return [...(proxyConsent === 'ask' ? words.proxy : words.agreedProxy), ...words.anyServer];
  if (!hosted) return words.none;
  if (!provider) return words.browser;
  return provider.protocol === 'http:' ? words.ownMachine : [...words.server, ...words.anyServer];
}
