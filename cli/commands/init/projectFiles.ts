import type { LocalDate } from '../../../data/model/time/localDate.ts';
import { brandFiles } from '../../../data/schema/siteCity.ts';
import { drawSkyline } from '../../art/brand/drawSkyline.ts';
import { skylineKinds } from '../../art/brand/skylineKinds.ts';
import type { CityAnswers } from './answers.ts';
import { newGroups } from './content/groups.ts';
import { newDrawings } from './content/newDrawings.ts';
import { newPages } from './content/newPages.ts';
import { readme } from './content/readme.ts';
import { sampleDeals } from './content/sampleDeals.ts';
import { siteJson } from './content/siteJson.ts';
import { githubWorkflow } from './hosts/githubWorkflow.ts';
import { gitlabPipeline } from './hosts/gitlabPipeline.ts';

/** A new project. */
export interface NewProject {
  /** For package.json. */
  readonly name: string;
  readonly answers: CityAnswers;
  /** The day on which it begins, in the city. */
  readonly today: LocalDate;
  /** What package.json has as the version of city-deals. */
  readonly version: string;
}

/** The text files of a project by their paths; the content is valid, and alive on its first day. */
export function projectFiles({
  name,
  answers,
  today,
  version,
}: NewProject): Readonly<Record<string, string>> {
  return {
    'package.json': json(packageJson(name, version)),
    'README.md': readme(answers),
    '.gitignore':
      'node_modules/\ndist/\npublic/\n.schemas/\n# Counted where the access logs are\n/data/clicks.json\n',
    ...below('data/content', contentFiles(answers, today)),
    ...workflow(answers),
  };
}

const packageJson = (name: string, version: string) => ({
  name,
  private: true,
  type: 'module',
  engines: { node: '>=20.19' },
  scripts: {
    start: 'city-deals dev',
    build: 'city-deals build',
    preview: 'city-deals preview',
    test: 'city-deals validate && city-deals build && city-deals check',
    prepare: 'city-deals schema',
  },
  dependencies: { 'city-deals': version },
});

function contentFiles(answers: CityAnswers, today: LocalDate): Readonly<Record<string, string>> {
  const { city, skyline } = answers;
  const groups = newGroups(answers);
  const site = siteJson(answers);
  const deals = Object.entries(sampleDeals(answers, today)).map(([name, deal]) => [
    `deals/${name}.json`,
    json(deal),
  ]);
  const pages = Object.entries(newPages(city, site.contactEmail, today)).map(([name, text]) => [
    `pages/${name}.md`,
    text,
  ]);
  const drawings = Object.entries(newDrawings).map(([name, svg]) => [`drawings/${name}.svg`, svg]);
  return {
    'site.json': json(site),
    'categories.json': json(groups.categories),
    ...(groups.neighborhoods.length > 0 ? { 'neighborhoods.json': json(groups.neighborhoods) } : {}),
    ...Object.fromEntries([...deals, ...pages, ...drawings]),
    // Builds draw the rest of the brand.
    ...(skyline === skylineKinds[0] ? {} : { [brandFiles.skyline]: drawSkyline(city, skyline) }),
  };
}

function workflow({ host, timeZone }: CityAnswers): Readonly<Record<string, string>> {
  if (host === null) return {};
  if (host === 'gitlab') return { '.gitlab-ci.yml': gitlabPipeline(timeZone) };
  return { '.github/workflows/site.yml': githubWorkflow(host, timeZone) };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const below = (folder: string, files: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${file}`, text]));
