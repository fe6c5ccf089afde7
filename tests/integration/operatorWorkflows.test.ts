import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { hosts } from '../../cli/commands/init/answers.ts';
import { type GithubHost, githubWorkflow } from '../../cli/commands/init/hosts/githubWorkflow.ts';
import { gitlabPipeline } from '../../cli/commands/init/hosts/gitlabPipeline.ts';
import { type GithubParser, loadGithubParser, type WorkflowStep } from '../support/githubParser.ts';
import { runProgram } from '../support/sampleSite.ts';

const githubHosts = hosts.filter((host): host is GithubHost => host !== 'gitlab');
const zone = 'Europe/Lisbon';

let parser: GithubParser;
beforeAll(async () => {
  parser = await loadGithubParser();
});

interface Workflow {
  readonly on: { readonly schedule: readonly { readonly cron: string; readonly timezone: string }[] };
  readonly concurrency: object;
  readonly jobs: {
    readonly site: { readonly steps: readonly WorkflowStep[]; readonly 'timeout-minutes': number };
  };
}

const workflowOf = (host: GithubHost) => parser.parseYaml(githubWorkflow(host, zone)) as unknown as Workflow;
const stepsOf = (host: GithubHost) => workflowOf(host).jobs.site.steps;

/** A folder to run steps in, with programs that say how they were called; `npx` answers with `answer` and ends with `code`. */
function stage({ answer = '', code = 0 } = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-steps-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  for (const [name, body] of Object.entries({
    npx: `printf '%s' '${answer}'\nexit ${code}`,
    npm: 'exit 0',
  })) {
    writeFileSync(path.join(bin, name), `#!/bin/sh\necho "${name} $*" >> "$CALLS"\n${body}\n`);
    chmodSync(path.join(bin, name), 0o755);
  }
  const calls = path.join(folder, 'calls');
  const outputs = path.join(folder, 'outputs');
  const run = (script: string, env: Readonly<Record<string, string>> = {}) =>
    spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      env: {
        PATH: `${bin}:${process.env.PATH}`,
        CALLS: calls,
        GITHUB_OUTPUT: outputs,
        RUNNER_TEMP: folder,
        ...env,
      },
    });
  const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return { folder, run, calls: () => textOf(calls).trim().split('\n'), outputs: () => textOf(outputs) };
}

describe('the workflows of this repository', () => {
  const folder = path.join(root, '.github', 'workflows');

  it.each(readdirSync(folder))('%s is one that GitHub accepts', async (file) => {
    expect(await parser.problemsIn(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  });

  it('would be refused with a mistake', async () => {
    const text = githubWorkflow('netlify', zone);
    expect(await parser.problemsIn(text.replace('cron:', 'corn:'))).not.toEqual([]);
    expect(await parser.problemsIn(text.replace("== 'true'", '=='))).not.toEqual([]);
    expect(await parser.problemsIn(text.replace('runs-on: ubuntu-latest', ''))).not.toEqual([]);
  });
});

describe.each(githubHosts)('the workflow of an operator for %s', (host) => {
  it('is one that GitHub accepts, and reads only outputs of its own steps', async () => {
    const text = githubWorkflow(host, zone);
    expect(await parser.problemsIn(text)).toEqual([]);
    const ids = stepsOf(host).map(({ id }) => id);
    for (const [, id] of text.matchAll(/\bsteps\.(\w+)/g)) expect(ids).toContain(id);
  });

  it('runs on the clock of the city, off the hour, as often as it says', () => {
    const { on, concurrency } = workflowOf(host);
    expect(on.schedule.map(({ timezone }) => timezone)).toEqual([zone, zone]);
    const runs = on.schedule.flatMap(({ cron }) => {
      const [minutes = '', hours = '', ...days] = cron.split(' ');
      expect(days).toEqual(['*', '*', '*']);
      const hoursOf = hours.split(',').flatMap((part) => {
        const [first = 0, last = first] = part.split('-').map(Number);
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      });
      return hoursOf.flatMap((hour) => minutes.split(',').map((minute) => hour * 60 + Number(minute)));
    });
    expect(runs.some((run) => run % 60 === 0)).toBe(false);
    expect(githubWorkflow(host, zone)).toContain(`# ${runs.length} runs a day are`);
    expect(concurrency).toEqual({ group: 'site', 'cancel-in-progress': false });
  });

  it('checks before it deploys, keeps the pictures of a run that was cut off, and has no tests', () => {
    const steps = stepsOf(host);
    const at = (fits: (step: WorkflowStep) => boolean) => steps.findIndex(fits);
    const build = at(({ id }) => id === 'build');
    const pictures = at(
      ({ uses, with: given }) => /cache\/save/.test(uses ?? '') && /pictures/.test(String(given?.path)),
    );
    const check = at(({ run }) => run === 'npx city-deals check');
    const deploy = at(({ run, uses }) => /deploy/.test(`${run} ${uses}`));
    expect([build, pictures, check, deploy].every((place, index, all) => place > (all[index - 1] ?? 0))).toBe(
      true,
    );
    expect(steps[pictures]?.if).toMatch(/^always\(\)/);
    expect(githubWorkflow(host, zone)).not.toMatch(/npm (?:run )?test|vitest/);
  });

  it('has steps that a shell understands, and commands with options that exist', async () => {
    for (const { run } of stepsOf(host)) {
      if (run === undefined) continue;
      expect(spawnSync('bash', ['-n', '-c', run.replaceAll(/\$\{\{.*?\}\}/g, 'x')]).status, run).toBe(0);
      for (const [, name = '', rest = ''] of run.matchAll(/npx city-deals ([a-z]+)(.*)/g)) {
        const { stdout, code } = await runProgram([name, '--help']);
        expect(code).toBe(0);
        for (const [option] of rest.matchAll(/--[a-z]+/g)) expect(stdout).toContain(option);
      }
    }
  });

  it.each([
    { answer: '{"due":false,"out":"dist"}', code: 0, built: 'built=false\n' },
    { answer: '{"due":true,"out":"dist"}', code: 0, built: 'built=true\n' },
    { answer: '{"out":"dist","pages":{}}', code: 0, built: 'built=true\n' },
    { answer: '{"ok":false}', code: 1, built: '' },
  ])('takes from $answer with exit code $code whether to deploy', ({ answer, code, built }) => {
    const { run, outputs, calls } = stage({ answer, code });
    const script = stepsOf(host).find(({ id }) => id === 'build')?.run ?? '';
    expect(run(script, { COMMAND: 'rebuild' }).status).toBe(code);
    expect([outputs(), calls()]).toEqual([built, ['npx city-deals rebuild --json']]);
  });

  it('is what its page of the docs shows', () => {
    const page = readFileSync(path.join(root, 'docs', 'hosting', `${host}.md`), 'utf8');
    expect(page).toContain(`\`\`\`yaml\n${githubWorkflow(host, 'America/New_York')}\`\`\``);
  });
});

describe('the pipeline of an operator for GitLab', () => {
  interface Pipeline {
    readonly pages: {
      readonly script: readonly string[];
      readonly cache: { readonly when: string; readonly paths: readonly string[] };
      readonly resource_group: string;
      readonly artifacts: { readonly paths: readonly string[] };
    };
  }
  const pages = () => (parser.parseYaml(gitlabPipeline(zone)) as unknown as Pipeline).pages;

  it('builds one at a time, publishes the folder that it builds, and caches also after a failure', () => {
    const { cache, artifacts, resource_group } = pages();
    expect(resource_group).toBe('site');
    expect(cache.when).toBe('always');
    expect(cache.paths).toEqual(expect.arrayContaining([...artifacts.paths]));
    expect(gitlabPipeline(zone)).toContain(zone);
  });

  it.each([
    ['schedule', 'rebuild'],
    ['push', 'build'],
  ])('after a %s runs %s, then check, with the pictures that earlier runs made', (source, command) => {
    const { run, calls, folder } = stage();
    const pictures = path.join(folder, 'node_modules', '.cache', 'city-deals-pictures');
    mkdirSync(pictures, { recursive: true });
    const { status, stderr } = run(pages().script.join('\n'), { CI_PIPELINE_SOURCE: source });
    expect([status, stderr]).toEqual([0, '']);
    expect(calls()).toEqual([
      'npm ci --cache .npm --prefer-offline',
      `npx city-deals ${command} --out public`,
      'npx city-deals check --out public',
    ]);
    expect(existsSync(pictures)).toBe(true);
  });

  it('publishes nothing after a failed build', () => {
    const { run, calls } = stage({ code: 1 });
    expect(run(pages().script.join('\n'), { CI_PIPELINE_SOURCE: 'push' }).status).toBe(1);
    expect(calls()).not.toContain('npx city-deals check --out public');
  });

  it('is what its page of the docs shows', () => {
    const page = readFileSync(path.join(root, 'docs', 'hosting', 'gitlab.md'), 'utf8');
    expect(page).toContain(`\`\`\`yaml\n${gitlabPipeline('America/New_York')}\`\`\``);
  });
});
