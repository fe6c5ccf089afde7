import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runMessages } from '../../cli/commands/messages/runMessages.ts';
import { englishMessages } from '../../data/language/english/messages.ts';
import type { MessageKey } from '../../data/language/messages.ts';
import { messagesIn } from '../../data/messages/catalogues.ts';
import { checkMessage } from '../../data/messages/checkMessage.ts';
import { languagesWithWords } from '../../data/model/languages.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';
import { spokenOn } from '../support/spokenOn.ts';

const city = smallCity();
const inLanguage = (language: string) => ({
  ...city,
  'site.json': { ...(city['site.json'] as Record<string, unknown>), language },
});

const filesOf = ({ folder }: Rig, ending: string) =>
  readdirSync(path.join(folder, 'dist'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(path.join(folder, 'dist', name), 'utf8')] as const);

/** The English messages that are said differently in a language, as patterns of the whole of what is said. */
function englishBesides(tag: string): RegExp[] {
  const other = messagesIn(tag);
  const keys = Object.keys(englishMessages) as MessageKey[];
  return keys
    .filter(
      (key) => other?.[key] !== englishMessages[key] && /\w{3} \w|^[A-Z]\w{3,}$/.test(englishMessages[key]),
    )
    .filter((key) => !/plural|select|\|/.test(englishMessages[key]))
    .map((key) => {
      const parts = englishMessages[key]
        .split(/\{\w+\}|%/)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${parts.join('.+?')}$`);
    });
}

describe('the words of a site', () => {
  it('can be its own, in pages and in scripts', async () => {
    const rig = createRig();
    rig.edit({ 'messages.json': { 'deal.get': 'Get the voucher', 'filters.clear': 'Begin again' } });
    expect((await rig.build()).code).toBe(0);
    const soup = rig.read('dist/deal/soup.html');
    expect(soup).toContain('Get the voucher');
    expect(soup).not.toContain('Get This Deal');
    const scripts = filesOf(rig, '.js').map(([, text]) => text);
    expect(scripts.join('\n')).toContain('Begin again');
    expect(scripts.join('\n')).not.toContain('Clear all');
  });

  it('are in the scripts that say them, which know no key', async () => {
    const rig = createRig();
    await rig.build();
    const keys = new RegExp(
      `["'\`@](?:${Object.keys(englishMessages).join('|').replaceAll('.', '\\.')})["'\`@]`,
    );
    expect(filesOf(rig, '.js').flatMap(([, text]) => keys.exec(text)?.[0] ?? [])).toEqual([]);
  });

  it('change the names of the scripts that say them, and only pages that are written again refer to them', async () => {
    const rig = createRig();
    await rig.build();
    const before = filesOf(rig, '.js').map(([name]) => name);
    rig.edit({ 'messages.json': { 'filters.clear': 'Begin again' } });
    const { summary } = await rig.build();
    const after = filesOf(rig, '.js').map(([name]) => name);
    expect(after.filter((name) => name.includes('deal-browser'))).toHaveLength(1);
    expect(after).not.toEqual(before);
    const fresh = createRig();
    fresh.edit({ 'messages.json': { 'filters.clear': 'Begin again' } });
    await fresh.build();
    expect(summary.pages).not.toBeNull();
    const withoutManifest = (rig_: Rig) =>
      Object.entries(rig_.snapshot()).filter(([name]) => !name.includes('manifest') && !name.startsWith('.'));
    expect(withoutManifest(rig)).toEqual(withoutManifest(fresh));
  });

  it.each(Object.keys(languagesWithWords).filter((code) => code !== 'en'))(
    'leave nothing of English on the pages of a site in "%s"',
    async (code) => {
      const rig = createRig(inLanguage(code));
      expect((await rig.build()).code).toBe(0);
      const english = englishBesides(code);
      const written = JSON.stringify(city);
      const found = filesOf(rig, '.html').flatMap(([name, html]) => {
        expect(html).toContain(`<html lang="${code}"`);
        return spokenOn(html)
          .filter((said) => !written.includes(said) && english.some((pattern) => pattern.test(said)))
          .map((said) => `${name}: ${said}`);
      });
      expect([...new Set(found)]).toEqual([]);
    },
  );

  it.each(Object.keys(languagesWithWords))('are whole and well formed in "%s"', (code) => {
    const messages = messagesIn(code) ?? englishMessages;
    const keys = Object.keys(englishMessages) as MessageKey[];
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    const problems = keys.flatMap((key) => {
      const problem = checkMessage(messages[key], englishMessages[key], code);
      return problem ? [[key, problem]] : [];
    });
    expect(problems).toEqual([]);
    const lists: MessageKey[] = ['date.months', 'date.months-short', 'date.weekdays', 'date.weekdays-short'];
    expect(lists.map((key) => messages[key].split('|').length)).toEqual([12, 12, 7, 7]);
    expect(messages['time.left']).toContain('%');
  });

  it('can be all of another language, once "messages" has listed them and they are translated', async () => {
    const rig = createRig(inLanguage('fr-CA'));
    expect((await rig.build()).diagnostics.map(({ code }) => code)).toEqual(['CD336']);
    const options = { content: 'content', language: 'fr-CA', print: false };
    expect(runMessages(rig.deps, options)).toBe(0);
    const written = JSON.parse(rig.read('content/messages.json'));
    expect(written).toEqual(englishMessages);
    rig.edit({ 'messages.json': { ...written, 'deal.get': 'Profiter de cette offre' } });
    expect((await rig.build()).code).toBe(0);
    expect(rig.read('dist/deal/soup.html')).toContain('Profiter de cette offre');
    rig.printed.length = 0;
    expect(runMessages(rig.deps, options)).toBe(0);
    expect(rig.printed.join()).toContain('Nothing is missing in "fr-CA"');
  });
});
