import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root } from '../../cli/bundler/bundleFolder.mjs';

/** A step of a job, as far as tests read it. */
export interface WorkflowStep {
  readonly id?: string;
  readonly if?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** A workflow file as GitHub's own parser understands it. */
export interface GithubParser {
  /** What GitHub would refuse; empty if it takes the workflow. */
  problemsIn(text: string): Promise<readonly string[]>;
  /** The values of any YAML file. */
  parseYaml(text: string): Readonly<Record<string, unknown>>;
}

const source = `
  import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
  export { parse as parseYaml } from 'yaml';
  export async function problemsIn(content) {
    const { context, value } = parseWorkflow({ name: 'workflow', content }, new NoOperationTraceWriter());
    const found = context.errors.getErrors().map(String);
    if (!value || found.length > 0) return found;
    const { errors = [] } = await convertWorkflowTemplate(context, value);
    return errors.map(({ Message }) => Message);
  }
`;

/** The parser that GitHub's editor uses. Bundled, because it imports JSON in a way that Node 20 refuses. */
export async function loadGithubParser(): Promise<GithubParser> {
  const folder = mkdtempSync(path.join(tmpdir(), 'city-deals-parser-'));
  try {
    const outfile = path.join(folder, 'parser.mjs');
    const stdin = { contents: source, resolveDir: root };
    await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
