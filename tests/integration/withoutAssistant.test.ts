import { readdirSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createRig, type Rig } from '../support/rig.ts';
import { smallCity } from '../support/smallCity.ts';

const city = smallCity();

/** The small city in Portuguese, without the links to its assistant, and with a model that could be asked. */
function portuguese() {
  const site = city['site.json'];
  const withoutLinks = JSON.parse(
    JSON.stringify(site).replaceAll(/,?\{"label":"[^"]*","href":"\/chatbot"\}/g, ''),
  ) as typeof site;
  return {
    ...city,
    'site.json': {
      ...withoutLinks,
      language: 'pt-PT',
      assistant: { ...(site.assistant as object), proxy: 'https://proxy.example/ask' },
    },
  };
}

const filesOf = (rig: Rig) =>
  readdirSync(path.join(rig.folder, 'dist'), { recursive: true, encoding: 'utf8' });

describe('a site in whose language the assistant does not answer', () => {
  it('has no assistant on any page, in no file and in no link, and says so', async () => {
    const rig = createRig(portuguese());
    const { code, diagnostics } = await rig.build();
    expect(code).toBe(0);
    expect(diagnostics.map((item) => item.code)).toContain('CD410');
    const files = filesOf(rig);
    expect(files.filter((file) => /^(?:assistant|chatbot)/.test(file))).toEqual([]);
    const pages = files.filter((file) => file.endsWith('.html'));
    const leading = pages.filter((file) =>
      /chatbot|data-island="(?:ask|ask-band|chat|resume-chat)"/.test(rig.read(`dist/${file}`)),
    );
    expect(leading).toEqual([]);
    expect(rig.read('dist/index.html')).toContain('action="/search"');
    const worker = /const citySite=(.*?);\n/.exec(rig.read('dist/sw.js'))?.[1] ?? '';
    const { pages: offline, data } = JSON.parse(worker) as { pages: string[]; data: string[] };
    expect([...offline, ...data].filter((at) => !files.some((file) => file.startsWith(at.slice(1))))).toEqual(
      [],
    );
  });

  it('cannot link to it', async () => {
    const rig = createRig(portuguese());
    rig.edit({
      'pages/help.md':
        '---\ntitle: Help\nmetaDescription: Help.\nlastUpdated: 2026-05-01\n---\n\n[Ask](/chatbot)\n',
    });
    const { diagnostics } = await rig.build();
    const [error] = diagnostics.filter(({ severity }) => severity === 'error');
    expect([error?.code, error?.hint]).toEqual(['CD308', expect.stringContaining('Remove the link')]);
  });
});
