import { readdirSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createResponses, parseRedirects } from '../../cli/hosting/hostResponses.ts';
import { defaultRouteWords } from '../../data/messages/routeWords.ts';
import { pagePath } from '../../data/model/routes.ts';
import { checkJson } from '../support/checkedCity.ts';
import { createRig, type Rig } from '../support/rig.ts';
import { type CityFiles, sampleDeal, smallCity } from '../support/smallCity.ts';

const routes = {
  deal: 'oferta',
  deals: 'ofertas',
  today: 'hoje',
  tonight: 'esta-noite',
  weekend: 'fim-de-semana',
  comingSoon: 'em-breve',
  lowestPrices: 'precos',
  categories: 'categorias',
  category: 'categoria',
  featured: 'destaques',
  neighborhood: 'bairro',
  vendor: 'parceiro',
  search: 'procurar',
  saved: 'guardadas',
  chat: 'conversa',
  page: 'pagina',
};

const newWords = new Map<string, string>(
  Object.entries(defaultRouteWords).map(([key, word]) => [word, routes[key as keyof typeof routes]]),
);

/** A city with pages of all kinds: lists of several pages, something this weekend, and a vendor with a page. */
const city = (): CityFiles => ({
  ...smallCity(),
  'vendors.json': [
    {
      id: 'tall-oven',
      name: 'Tall Oven',
      site: 'https://vendor.example/',
      locations: [{ name: 'Harbor', neighborhood: 'harbor' }],
    },
  ],
  'deals/more.json': Array.from({ length: 30 }, (_, index) =>
    sampleDeal(`cake-${index}`, index < 4 ? { vendor: 'tall-oven', neighborhood: undefined } : {}),
  ),
});

/** The same city where every link of the content, and every address of the program, has other words. */
function cityInOtherWords(fields: Record<string, unknown> = { routes }): CityFiles {
  const texts = JSON.stringify(city()).replace(/(?<=["(])\/[a-z/-]+(?=[")?])/g, (link) =>
    link
      .split('/')
      .map((word, index) => (index === 1 || word === 'featured' ? (newWords.get(word) ?? word) : word))
      .join('/'),
  );
  const files = JSON.parse(texts) as CityFiles;
  return { ...files, 'site.json': { ...(files['site.json'] as object), ...fields } };
}

const filesOf = (rig: Rig) =>
  readdirSync(path.join(rig.folder, 'dist'), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile()
      ? path.relative(path.join(rig.folder, 'dist'), path.join(entry.parentPath, entry.name))
      : [],
  );

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];

async function built(files: CityFiles): Promise<Rig> {
  const rig = createRig(files);
  const { code, diagnostics } = await rig.build();
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(code).toBe(0);
  return rig;
}

describe('the words in addresses', () => {
  it('can be the own ones of a site, in all that it publishes', async () => {
    const rig = await built(cityInOtherWords());
    const words: string[] = Object.values(defaultRouteWords).filter((word) => word !== 'page');
    const old = new RegExp(
      `["'\`=(>\\s](?:https://deals\\.example)?/(?:${words.join('|')})(?=["'\`/?#<)\\s]|$)`,
      'm',
    );
    const found = filesOf(rig)
      .filter((file) => /\.(?:html|js|json|xml|txt|webmanifest)$/.test(file) && !file.startsWith('.'))
      .filter((file) => !words.includes(file.split(/[/.]/, 1).join()))
      .flatMap((file) => {
        const match = old.exec(rig.read(`dist/${file}`));
        return match ? `${file}: ${rig.read(`dist/${file}`).slice(match.index - 60, match.index + 60)}` : [];
      });
    expect(found).toEqual([]);
    const codesOf = async (checked: Rig) =>
      (await checkJson(checked)).report.findings.map(({ code, pageCount }) => `${code} ${pageCount}`).sort();
    expect(await codesOf(rig)).toEqual(await codesOf(await built(city())));
  });

  it('lead on from all addresses that pages had before', async () => {
    const before = await built(city());
    const after = await built(cityInOtherWords());
    const responseAt = createResponses(filesOf(after), parseRedirects(after.read('dist/_redirects')));
    const pages = filesOf(before).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(60);
    for (const file of pages) {
      const at = pagePath(file) ?? '';
      const response = responseAt(at);
      const html = before.read(`dist/${file}`);
      let now = response;
      for (let hops = 0; hops < 2 && now.kind === 'redirect'; hops++) now = responseAt(now.to);
      expect([at, now.kind]).toEqual([at, 'page']);
      if (now.kind !== 'page') continue;
      expect([at, titleOf(after.read(`dist/${now.file}`))]).toEqual([at, titleOf(html)]);
      // Where a host does not redirect, the page itself does.
      const left = after.read(`dist/${file}`);
      if (response.kind === 'redirect' && left !== after.read(`dist/${now.file}`))
        expect(left).toContain(`http-equiv="refresh" content="0; url=`);
    }
  });

  it('lead on from words that were chosen before, too, whichever of them changed', async () => {
    const rig = await built(
      cityInOtherWords({ routes, formerRoutes: { deal: ['desconto'], page: ['folha'] } }),
    );
    const responseAt = createResponses(filesOf(rig), parseRedirects(rig.read('dist/_redirects')));
    expect(responseAt('/desconto/soup')).toEqual({ kind: 'redirect', to: '/oferta/soup' });
    expect(responseAt('/deals/folha/2')).toEqual({ kind: 'redirect', to: '/ofertas/pagina/2' });
    expect(rig.read('dist/ofertas/folha/2.html')).toContain('url=/ofertas/pagina/2"');
  });

  it.each([
    [{ deal: 'deals' }, '"deals" already stands for "deal"'.replace('"deals"', '"deals" of "deals"')],
    [{ search: 'assets' }, 'The word "assets" of "search" already stands for a part of the program'],
    [{ today: 'page' }, 'already stands for "today"'],
  ])('must differ where two would be at the same place: %j', async (changed, problem) => {
    const rig = createRig({ ...city(), 'site.json': { ...smallCity()['site.json'], routes: changed } });
    const { diagnostics } = await rig.build();
    expect(diagnostics.map(({ code }) => code)).toContain('CD310');
    expect(diagnostics.find(({ code }) => code === 'CD310')?.problem).toContain(problem);
  });
});
