import type { Chrome } from '../../data/model/pages/view.ts';
import type { Analytics, Newsletter } from '../../data/schema/siteAdditions.ts';
import { escapeHtml } from '../../templates/html/escapeHtml.ts';
import type { Site } from '../content/site.ts';
import type { SlotSources } from '../content/slots/slotMarkup.ts';

/** A script of a service that counts visits: its attributes, and the host to which it reports. */
interface CountingScript {
  readonly attributes: Readonly<Record<string, string>>;
  readonly reportsTo: string;
}

/** What the content and other services add to every page. */
export function planAdditions({ config, slots, extraStyles }: Site): Chrome['additions'] {
  const script = config.analytics && countingScript(config.analytics, config.origin);
  return {
    styles: extraStyles,
    head: slots.head + (script ? printScript(script) : ''),
    beforeFooter: slots.beforeFooter,
    footer: slots.footer,
    newsletter: config.newsletter ? planNewsletter(config.newsletter) : null,
  };
}

/** The hosts that these additions need, by the directives of the security policy. */
export function additionSources({ config, slots }: Site): SlotSources {
  const { analytics, newsletter } = config;
  const script = analytics && countingScript(analytics, config.origin);
  const needed: SlotSources[] = [slots.sources];
  if (script?.attributes.src) {
    needed.push({ 'script-src': [new URL(script.attributes.src).origin], 'connect-src': [script.reportsTo] });
  }
  if (newsletter) needed.push({ 'form-action': [new URL(planNewsletter(newsletter).action).origin] });
  const directives = [...new Set(needed.flatMap((sources) => Object.keys(sources) as (keyof SlotSources)[]))];
  return Object.fromEntries(
    directives.map((name) => [name, [...new Set(needed.flatMap((sources) => sources[name] ?? []))].sort()]),
  );
}

/** As the services describe them in their documentation. */
function countingScript(analytics: Analytics, origin: string): CountingScript {
  switch (analytics.service) {
    case 'plausible': {
      const { host = 'https://plausible.io', domain = new URL(origin).host } = analytics;
      return { attributes: { src: `${host}/js/script.js`, 'data-domain': domain }, reportsTo: host };
    }
    case 'umami': {
      const { host = 'https://cloud.umami.is', websiteId } = analytics;
      // Umami's own cloud takes reports at another host, which its script would otherwise choose by itself.
      const reportsTo = analytics.host ?? 'https://gateway.umami.is';
      const attributes = {
        src: `${host}/script.js`,
        'data-website-id': websiteId,
        'data-host-url': reportsTo,
      };
      return { attributes, reportsTo };
    }
    case 'goatcounter': {
      const reportsTo = `https://${analytics.code}.goatcounter.com`;
      const attributes = { src: 'https://gc.zgo.at/count.js', 'data-goatcounter': `${reportsTo}/count` };
      return { attributes, reportsTo };
    }
    case 'cloudflare': {
      const src = 'https://static.cloudflareinsights.com/beacon.min.js';
      const attributes = { src, 'data-cf-beacon': JSON.stringify({ token: analytics.token }) };
      return { attributes, reportsTo: 'https://cloudflareinsights.com' };
    }
  }
}

function printScript({ attributes }: CountingScript): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<script defer${printed.join('')}></script>`;
}

function planNewsletter(newsletter: Newsletter): NonNullable<Chrome['additions']['newsletter']> {
  const { heading, text = null, label, button } = newsletter;
  const words = { heading, text, label, button };
  return newsletter.service === 'buttondown'
    ? {
        ...words,
        action: `https://buttondown.com/api/emails/embed-subscribe/${newsletter.username}`,
        field: 'email',
      }
    : { ...words, action: newsletter.action, field: 'EMAIL' };
}
