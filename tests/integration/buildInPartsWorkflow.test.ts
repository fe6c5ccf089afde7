import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../cli/bundler/bundleFolder.mjs';
import { parseShard } from '../../cli/publish/shard.ts';
import { runProgram } from '../support/sampleSite.ts';

const read = (name: string) => readFileSync(path.join(root, '.github', 'workflows', name), 'utf8');
const workflow = read('build-in-parts.yml');
const rebuild = read('rebuild.yml');

/** The text of a block of YAML: its first line, and the lines that are further in. */
function block(text: string, head: string): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() === head);
  const indent = lines[start]?.search(/\S/) ?? 0;
  const end = lines.findIndex((line, at) => at > start && line.trim() !== '' && line.search(/\S/) <= indent);
  return lines.slice(start, end === -1 ? undefined : end).join('\n');
}

describe('the workflow that builds in parts', () => {
  it('runs only by hand, and only where the repository deploys', () => {
    const triggers = block(workflow, 'on:').match(/^ {2}\w+/gm);
    expect(triggers).toEqual(['  workflow_dispatch']);
    const guard = "if: vars.DEPLOY_TO == 'github-pages'";
    expect(rebuild).toContain(guard);
    expect(block(workflow, 'plan:')).toContain(guard);
    // Without the first job there are none of the others.
    expect(block(workflow, 'part:')).toContain('needs: plan');
    expect(block(workflow, 'site:')).toContain('needs: [plan, part]');
  });

  it('offers numbers of parts that a build takes', () => {
    const options = /options: \[(.*)\]/.exec(workflow)?.[1]?.split(', ') ?? [];
    expect(options.length).toBeGreaterThan(3);
    for (const option of options) {
      const count = Number(option.slice(1, -1));
      expect(parseShard(`${count}/${count}`)).toEqual({ index: count, count });
    }
  });

  it('uses commands and options that there are', async () => {
    const commands = [...workflow.matchAll(/node cli\/bin\.mjs (\S+)(.*)/g)];
    expect(commands.map(([, name]) => name)).toEqual(['build', 'merge', 'check']);
    for (const [, name = '', rest = ''] of commands) {
      const help = (await runProgram([name, '--help'])).stdout;
      for (const [option] of rest.matchAll(/--[a-z]+/g)) expect(help).toContain(`${option} <`);
    }
  });

  it('leaves a site from which the workflow that rebuilds goes on, and never runs beside it', () => {
    const saved = (text: string) => text.slice(text.lastIndexOf('uses: actions/cache/save'));
    expect(saved(workflow).trim()).toBe(saved(rebuild).trim());
    expect(block(workflow, 'concurrency:')).toBe(block(rebuild, 'concurrency:'));
  });
});
