import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { type CityNames, namesIn, namesOf } from '../support/cityNames.ts';
import { secondCity } from '../support/secondCity.ts';

/** All that turns content into a site. */
const code = ['cli', 'client', 'templates', 'data/language', 'data/messages', 'data/model', 'data/schema'];

const sampleCity = path.join(root, 'data', 'content');

/** Names that the content of the sample city has in running text alone: the city's by-name, and its county. */
const byNames = ['queen city', 'mecklenburg'];

/** Names of the second city that are common words of Spanish. */
const spanishWords = ['barrio', 'mercado'];

/** All files of the program that are text, with what is in them. */
function sources(): { file: string; text: string }[] {
  const files = code.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8', withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.(?:woff2|png)$/.test(entry.name))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  );
  return ['package.json', ...files].map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}

const offendersIn = (texts: readonly { file: string; text: string }[], names: CityNames) =>
  texts.flatMap(({ file, text }) => namesIn(text, names).map((name) => `${file} says "${name}"`));

describe.each([
  ['the sample city', sampleCity, byNames],
  ['the second city', secondCity, []],
])('names of %s', (_, content, others) => {
  const { spoken, written } = namesOf(content);
  const names = { spoken: new Set([...spoken, ...others]), written };

  it('are content, and not in any file of the program', () => {
    const texts = sources();
    expect(texts.length).toBeGreaterThan(400);
    const isWord = ({ file }: { file: string }) => file.startsWith('data/language/spanish/');
    const common = new Set([...names.spoken].filter((name) => !spanishWords.includes(name)));
    expect(
      offendersIn(
        texts.filter((source) => !isWord(source)),
        names,
      ),
    ).toEqual([]);
    expect(offendersIn(texts.filter(isWord), { ...names, spoken: common })).toEqual([]);
  });

  it('would be found in any of the ways in which code writes them', () => {
    const { city, name } = JSON.parse(readFileSync(path.join(content, 'site.json'), 'utf8'));
    const [{ slug, vendor }] = JSON.parse(
      readFileSync(path.join(content, 'deals', readdirSync(path.join(content, 'deals'))[0] ?? ''), 'utf8'),
    );
    for (const text of [
      `const home = '${city.name}';`,
      `// Works in ${city.name.toUpperCase()} alone.`,
      `const ${city.name.toLowerCase()}Zone = zone;`,
      `<h1>${name}</h1>`,
      `if (region === "${city.region}") return;`,
      `path === '/deal/${slug}'`,
      `vendor: "${vendor}"`,
    ]) {
      expect(offendersIn([{ file: 'a.ts', text }], names), text).not.toEqual([]);
    }
  });
});

describe('names of a city', () => {
  it('are found by their parts of town, in every form that content gives them', () => {
    const areas = JSON.parse(readFileSync(path.join(sampleCity, 'neighborhoods.json'), 'utf8'));
    const names = namesOf(sampleCity);
    const missed = areas.flatMap(({ label, aliases }: { label: string; aliases: string[] }) =>
      [label, ...aliases].filter((name) => namesIn(`In ${name}, and so on.`, names).length === 0),
    );
    expect(missed).toEqual(['downtown', 'University']);
  });

  it('are not found in words that only contain them, or that every city has', () => {
    const names = { spoken: new Set(['noda', 'old town']), written: new Set(['day-trips']) };
    expect(namesIn('nodal analysis of a bold town, a told townsman on day trips', names)).toEqual([]);
    expect(namesIn('the oldTown of NODA, /day-trips', names)).toEqual(['noda', 'old town', 'day-trips']);
  });
});
