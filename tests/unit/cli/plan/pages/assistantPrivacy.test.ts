import { describe, expect, it } from 'vitest';
import { withAssistantPrivacy } from '../../../../../cli/plan/pages/assistantPrivacy.ts';
import { smallCity } from '../../../../support/smallCity.ts';
import { siteOf } from '../../support/siteOf.ts';

const site = smallCity()['site.json'] as { readonly assistant: { readonly name: string } };
const slot = '<h2>The chat</h2>\n<p>{assistant-privacy}</p>\n<h2>More</h2>';

/** The text of the slot on a site with these settings of its assistant. */
function privacyText(settings: object): string {
  const { config } = siteOf({ 'site.json': { ...site, assistant: { ...site.assistant, ...settings } } });
  const html = withAssistantPrivacy(slot, { config });
  expect(html).toMatch(/^<h2>The chat<\/h2>\n<p>.*<\/p>\n<h2>More<\/h2>$/s);
  expect(html).not.toMatch(/[{}]/);
  return html;
}

const models = { small: 's-1', standard: 'm-1' };
const hosted = { baseUrl: 'https://api.model.example/v1', models };
const proxy = 'https://ask.deals.example/api';

describe('cli/plan/pages/assistantPrivacy', () => {
  it('says that no model reads anything where there is none', () => {
    expect(privacyText({})).toContain('What you type stays on your device, and no language model reads it.');
    expect(privacyText({})).toContain(site.assistant.name);
  });

  it('names the server of a model that visitors turn on, and what becomes of their key', () => {
    const text = privacyText({ hosted });
    expect(text).toContain('Unless you turn on a language model');
    expect(text).toContain('go to api.model.example');
    expect(text).toContain('stored only in your browser');
  });

  it('says that a model on the visitor’s own machine is one', () => {
    const local = { provider: 'chat-completions', baseUrl: 'http://localhost:11434/v1', models };
    const text = privacyText({ hosted: local });
    expect(text).toContain('localhost:11434, which is a program on the same device');
    expect(text).not.toContain('private information');
  });

  it('says that a proxy is asked only after the visitor agrees, and whom it asks', () => {
    const text = privacyText({ hosted, proxy });
    expect(text).toContain('asks you about that before the first message leaves your device');
    expect(text).toContain('our server at ask.deals.example, which asks api.model.example for an answer');
    expect(privacyText({ hosted, proxy, proxyConsent: 'elsewhere' })).toContain('as you were asked before');
  });

  it('needs no name for the server behind a proxy', () => {
    expect(privacyText({ proxy })).toContain('which asks the provider of its model for an answer');
  });

  it('says that the model of a browser sends nothing', () => {
    const text = privacyText({ hosted: { provider: 'browser' } });
    expect(text).toContain('your messages aren’t sent to anyone');
    expect(text).not.toContain('go to');
  });

  it('says it in the other languages of the assistant, too', () => {
    const text = privacyText({ hosted, proxy });
    expect(text).toContain('<h3 lang="es">En español</h3>\n<p lang="es">');
    expect(text).toContain('nuestro servidor en ask.deals.example, que consulta a api.model.example');
  });

  it('leaves pages without the slot as they are', () => {
    const { config } = siteOf();
    const html = '<p>Write {assistant-privacy} to us.</p>';
    expect(withAssistantPrivacy(html, { config })).toBe(html);
  });
});
