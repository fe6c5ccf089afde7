import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleGuides } from '../../support/guideFixtures.ts';
import { faultsOfRefusal } from '../../support/hostile/refusals.ts';
import { createRig, type Rig } from '../../support/rig.ts';
import { smallCity } from '../../support/smallCity.ts';
import { expectDiscreet } from '../../unit/cli/support/expectRefused.ts';

const about = String(smallCity()['pages/about.md']);
const guides = sampleGuides();
const at = (rig: Rig, ...names: string[]) => path.join(rig.folder, 'content', ...names);
const write = (name: string, content: unknown) => (rig: Rig) => rig.edit({ [name]: content });
const link = (to: string, name: string) => (rig: Rig) => {
  mkdirSync(path.dirname(at(rig, name)), { recursive: true });
  symlinkSync(to, at(rig, name));
};
const pipe = (name: string) => (rig: Rig) => {
  mkdirSync(path.dirname(at(rig, name)), { recursive: true });
  execFileSync('mkfifo', [at(rig, name)]);
};
const huge = (name: string) => (rig: Rig) => {
  rig.edit({ [name]: '' });
  truncateSync(at(rig, name), 3 * 1024 ** 3);
};

/** Names and things that a folder may have in it, and whether the content is refused for them. */
const strange: Record<string, readonly [prepare: (rig: Rig) => void, isRefused: boolean]> = {
  'a page with a space in its name': [write('pages/our team.md', about), true],
  'a page with capitals in its name': [write('pages/Team.md', about), true],
  'a page with two dots in its name': [write('pages/team..md', about), true],
  'a page with a dot before its name': [write('pages/.team.md', about), false],
  'a page with only an ending': [write('pages/.md', about), false],
  'a page with a backslash in its name': [write('pages/a\\..\\team.md', about), true],
  'a page with a line break in its name': [write('pages/te\nam.md', about), true],
  'a page with a command in its name': [write('pages/\u001b[2Jteam.md', about), true],
  'a page with an element in its name': [write('pages/<x-hostile>.md', about), true],
  'a page with a quote in its name': [write('pages/a" onclick="b.md', about), true],
  'a page with a change of direction in its name': [write('pages/te\u202Eam.md', about), true],
  'a page with a code in its name': [write('pages/%2e%2e%2fteam.md', about), true],
  'a page with a name that another system keeps': [write('pages/con.md', about), false],
  'a page with a name of two hundred letters': [write(`pages/${'x'.repeat(200)}.md`, about), true],
  'a page with the name of a method': [write('pages/constructor.md', about), false],
  'a page with the name of a prototype': [write('pages/__proto__.md', about), true],
  'a page with the name of a file of the site': [write('pages/404.md', about), true],
  'a page with the name of the home page': [write('pages/index.md', about), true],
  'a landing page with a name that leads out': [
    write('landing-pages/x%2f..%2fy.json', guides['landing-pages/today.json']),
    true,
  ],
  'a holiday with a space in its name': [
    write('holidays/our day/holiday.json', guides['holidays/harbor-day/holiday.json']),
    true,
  ],
  'a holiday with an element in its name': [
    write('holidays/<x-hostile>/holiday.json', guides['holidays/harbor-day/holiday.json']),
    true,
  ],
  'a holiday with a line break in its name': [
    write('holidays/a\nb/holiday.json', guides['holidays/harbor-day/holiday.json']),
    true,
  ],
  'a holiday with the name of a folder of the site': [
    write('holidays/assets/holiday.json', guides['holidays/harbor-day/holiday.json']),
    true,
  ],
  'a file of deals with a strange name': [write('deals/a b\u202E"<c>.json', []), false],
  'a folder with the name of a file of deals': [(rig) => mkdirSync(at(rig, 'deals/x.json')), false],
  'a folder with the name of the site': [
    (rig) => {
      rmSync(at(rig, 'site.json'));
      mkdirSync(at(rig, 'site.json'));
    },
    true,
  ],
  'a folder with the name of a page': [(rig) => mkdirSync(at(rig, 'pages/x.md')), false],
  'a folder with the name of a drawing': [
    (rig) => mkdirSync(at(rig, 'drawings/x.svg'), { recursive: true }),
    false,
  ],
  'a link to a file that is gone': [link('gone.json', 'deals/x.json'), true],
  'a link to itself': [link('x.json', 'deals/x.json'), true],
  'two links to each other': [
    (rig) => {
      link('b.json', 'deals/a.json')(rig);
      link('a.json', 'deals/b.json')(rig);
    },
    true,
  ],
  'a link to the folder that it is in': [link('.', 'deals/again'), false],
  'a link to a folder above': [link('..', 'deals/up'), false],
  'a link to a file of this machine': [link('/etc/hostname', 'deals/x.json'), true],
  'a link to a folder of this machine': [link('/etc/ssl', 'deals/ssl'), false],
  'a link to a device that never ends': [link('/dev/zero', 'deals/x.json'), true],
  'a link to a device that never begins': [link('/dev/tty', 'pages/x.md'), true],
  'a link to nothing, for a picture': [link('/dev/null', 'images/x.png'), false],
  'a pipe in place of a file of deals': [pipe('deals/x.json'), true],
  'a pipe in place of a page': [pipe('pages/x.md'), true],
  'a pipe in place of a landing page': [pipe('landing-pages/x.json'), true],
  'a pipe in place of the map': [pipe('map.json'), true],
  'a pipe in place of the site': [
    (rig) => {
      rmSync(at(rig, 'site.json'));
      pipe('site.json')(rig);
    },
    true,
  ],
  'a pipe in place of a picture': [
    (rig) => {
      rmSync(at(rig, 'images/poster.svg'));
      pipe('images/poster.svg')(rig);
    },
    true,
  ],
  'a pipe that nothing names': [pipe('images/other.svg'), false],
  'a file of deals of three gigabytes': [huge('deals/x.json'), true],
  'a page of three gigabytes': [huge('pages/x.md'), true],
  'a picture of three gigabytes': [huge('images/poster.svg'), true],
  'a hidden file that is no JSON': [write('deals/.x.json', '{'), false],
  'a copy that an editor keeps': [write('deals/food.json~', '{'), false],
};

/** Everything below a folder but the output, by its path. */
const besideOutput = (folder: string): Record<string, string> => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.startsWith('sentinel'),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
};

describe('strange things in a content folder', () => {
  it.each(Object.entries(strange))(
    'are refused by their names or left alone, and nothing is written beside the output: %s',
    async (_, [prepare, isRefused]) => {
      const rig = createRig({ ...smallCity(), ...guides });
      writeFileSync(path.join(rig.folder, 'sentinel.html'), 'mine');
      prepare(rig);
      const outside = besideOutput(rig.folder);
      const { code, diagnostics } = await rig.build();
      expect(code).toBe(isRefused ? 1 : 0);
      expect(besideOutput(rig.folder)).toEqual(outside);
      if (!isRefused) return;
      expectDiscreet(rig);
      expect(rig.snapshot()).toEqual({});
      expect(faultsOfRefusal(diagnostics, new Map())).toEqual([]);
    },
  );
});
