import * as path from 'node:path';
import { slugFromText } from '../../../data/model/slugFromText.ts';
import { createZone } from '../../../data/model/time/zone.ts';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure, untouched } from '../../program/failure.ts';
import { type Ask, StoppedAsking } from '../../program/terminal.ts';
import { UsageError } from '../../program/usageError.ts';
import { planSettings } from '../schema/planSettings.ts';
import type { CityAnswers } from './answers.ts';
import { askAnswers, type GivenAnswers } from './askAnswers.ts';
import { nextSteps } from './nextSteps.ts';
import { longestName } from './parseAnswer.ts';
import { projectFiles } from './projectFiles.ts';
import { refuseUsedFolder, writeProject } from './writeProject.ts';

export interface InitOptions extends GivenAnswers {
  /** As typed; `null` if not given. */
  readonly folder: string | null;
  /** Whether to ask nothing and take defaults. */
  readonly yes: boolean;
  /** What package.json has as the version of city-deals; `null` for the running one and later ones that fit. */
  readonly package: string | null;
}

/** Who is asked, and where. */
export interface Questioner {
  /** Calls `work` with a way to ask; `null` where nobody can be asked. */
  readonly withAsk: (<Result>(work: (ask: Ask) => Promise<Result>) => Promise<Result>) | null;
  /** The computer's time zone. */
  readonly ownZone: string;
}

const usualFolder = 'my-city';

/** `city-deals init`: writes a new project for a city into a folder of its own. */
export async function runInit(deps: Deps, options: InitOptions, questioner: Questioner): Promise<ExitCode> {
  try {
    return await init(deps, options, questioner);
  } catch (error) {
    if (!(error instanceof StoppedAsking)) throw error;
    deps.report({ type: 'note', text: '\nStopped. Nothing was written.' });
    return 1;
  }
}

async function init(deps: Deps, options: InitOptions, { withAsk, ownZone }: Questioner): Promise<ExitCode> {
  if (!options.yes && withAsk === null) {
    throw new UsageError(
      'init asks questions, and there is no terminal to answer them.',
      'Answer with options and --yes, such as: city-deals init my-city --city Springfield --country US --yes',
    );
  }
  const explain = (text: string) => deps.report({ type: 'note', text });
  const collect = async (ask: Ask | null) => {
    if (ask) explain('Enter takes what is in brackets. Ctrl+C stops, and nothing is written.');
    const folder = options.folder ?? (await ask?.('Folder', usualFolder)) ?? '';
    const label = folder === '' ? usualFolder : folder;
    // Before the questions, whose answers would be lost.
    refuseUsedFolder(path.resolve(deps.cwd, label), label);
    const cityName = cityFromSlug(nameOf(deps, label));
    return { label, answers: await askAnswers({ given: options, cityName, ownZone, ask, explain }) };
  };
  const { label, answers } = options.yes || !withAsk ? await collect(null) : await withAsk(collect);
  return write(deps, label, answers, options.package);
}

/** The name of the project in `label`, a folder as typed; also for package.json. */
const nameOf = ({ cwd }: Deps, label: string) =>
  slugFromText(path.basename(path.resolve(cwd, label))) || usualFolder;

/** A name for the city of a project, such as "New York" for "new-york". */
const cityFromSlug = (slug: string) =>
  slug
    .replaceAll('-', ' ')
    .slice(0, longestName)
    .trimEnd()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

function write(deps: Deps, label: string, answers: CityAnswers, version: string | null): ExitCode {
  const folder = path.resolve(deps.cwd, label);
  const texts = projectFiles({
    name: nameOf(deps, label),
    answers,
    today: createZone(answers.timeZone).dateAt(deps.now()),
    version: version ?? `^${packageJson.version}`,
  });
  const settings = planSettings({ ...deps, cwd: folder }, { content: 'data/content', out: '.schemas' });
  if ('code' in settings) return reportFailure(deps, untouched([settings]));
  const files = new Map([...Object.entries(texts), [settings.file, settings.text] as const]);
  const problem = writeProject(folder, label, files);
  if (problem) return reportFailure(deps, untouched([problem]));
  deps.print(nextSteps(label, answers, files.size));
  return 0;
}
