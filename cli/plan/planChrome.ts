import { english } from '../../data/language/english/english.ts';
import { t } from '../../data/messages/t.ts';
import { hasAssistant } from '../../data/model/languages.ts';
import type { Chrome } from '../../data/model/pages/view.ts';
import { categoryPath, neighborhoodPath } from '../../data/model/routes.ts';
import { leadLength } from '../../data/model/sentences.ts';
import type { Clock } from '../../data/model/time/clock.ts';
import { areaChoices } from '../content/cityParts.ts';
import type { Site } from '../content/site.ts';
import { siteIcons } from './images/icons.ts';
import { picture } from './images/pictures.ts';
import type { Posters } from './images/posters.ts';
import { packOf } from './languagePacks.ts';
import { planAdditions } from './planAdditions.ts';

/** The content of header, footer and notices. Only the year of the copyright line depends on time. */
export function planChrome(site: Site, posters: Posters, clock: Clock): Chrome {
  const { config } = site;
  const { name, region, regionCode, country, timeZone } = config.city;
  const categories = site.categories.map(({ id, label }) => ({ label, href: categoryPath(id) }));
  return {
    siteName: config.name,
    origin: config.origin,
    language: config.language,
    alternates: config.alternates.map((site) => ({ ...site, name: languageName(site.language) })),
    currency: config.currency,
    allowZoom: config.viewport.allowZoom,
    toolbar: site.look.palette.paper,
    sheets: site.look.sheets,
    worksOffline: config.offline,
    keepsEnded: config.expiredDeals === 'show',
    year: clock.year(),
    city: { name, region, regionCode: regionCode ?? region, country, timeZone },
    contactEmail: config.contactEmail,
    clicksEndpoint: config.clicks?.endpoint ?? null,
    mark: picture(site, config.brand.mark),
    icon: picture(site, config.brand.icon ?? config.brand.mark),
    icons: siteIcons(site).map(({ purpose, size, href }) => ({ purpose, size, href })),
    navigation: [...categories, ...config.navigation.header],
    menu: config.navigation.menu,
    footer: {
      blurb: config.footer.blurb,
      note: config.footer.note,
      // All are in the menu; here they would be longer than all else.
      categories: categories.slice(0, 10),
      areasHeading: config.footer.areasHeading,
      areas: areaLinks(site),
      quickLinks: config.navigation.quickLinks,
      social: config.social.map(({ network, name = '', icon = '', url }) =>
        network ? { network, url } : { name, icon, url },
      ),
    },
    disclosure: config.disclosure,
    sampleNotice: config.sampleCatalogue ? config.sampleNotice : null,
    promotion: config.promotion,
    assistant: planAssistant(site, posters),
    additions: planAdditions(site),
  };
}

/** The name of a language in its own words, as the first word of a link: "Español". */
function languageName(tag: string): string {
  const { language } = new Intl.Locale(tag);
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function areaLinks(site: Site) {
  const labels = new Map(areaChoices(site).map(({ id, label }) => [id, label]));
  const areas = site.config.navigation.areas.filter((id) => labels.has(id));
  return areas.map((id) => ({ label: labels.get(id) ?? id, href: neighborhoodPath(id) }));
}

function planAssistant(site: Site, posters: Posters): Chrome['assistant'] {
  const { assistant, brand, city, currency, disclosure } = site.config;
  const { name, greeting, placeholder, replyDelay } = assistant;
  const isProxyAgreed = assistant.proxy !== undefined && assistant.proxyConsent === 'elsewhere';
  return {
    name,
    greeting,
    greetingLead: leadLength(greeting),
    placeholder,
    // Visitors ask a proxy from the start only where they have agreed to that before.
    footnote: isProxyAgreed ? (assistant.hostedFootnote ?? t('chat.powered')) : assistant.footnote,
    replyDelay,
    standingReplies: (packOf(site.config) ?? english).quickReplies.standing,
    hasSettings: assistant.proxy !== undefined || assistant.hosted?.baseUrl !== undefined,
    cityName: city.name,
    currency,
    disclosure: disclosure.besideLink,
    isOff: !hasAssistant(site.config),
    face: picture(site, brand.assistant),
    lostFace: picture(site, brand.assistantLost),
    quickReplies: assistant.quickReplies.map(({ label, href, drawing }) => ({
      label,
      href,
      image: drawing === undefined ? null : posters.emblem(drawing),
    })),
  };
}
