import { writeFileSync } from 'node:fs';
import * as path from 'node:path';
import { expect } from 'vitest';
import { type CheckOptions, runCheck } from '../../cli/commands/check/runCheck.ts';
import type { Network } from '../../cli/network/network.ts';
import { writtenFile } from '../../cli/publish/writtenFile.ts';
import { createRig, type Rig, testInstant } from './rig.ts';
import { type CityFiles, smallCity } from './smallCity.ts';

/*
 * The small city, built, broken and checked.
 */

const defaults: CheckOptions = {
  content: 'content',
  out: 'dist',
  now: testInstant,
  external: false,
  format: 'json',
};

/** The small city with descriptions as long as search engines want them. */
export function wordyCity(): CityFiles {
  const wordy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(wordy);
    if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wordy(inner)]));
    const name = String(fields.title ?? fields.heading ?? fields.label ?? '');
    const more = `${name}: what it is, where it is to be had in Port Sample, and what one saves.`;
    if (fields.metaDescription !== undefined) fields.metaDescription = more;
    if (fields.summary !== undefined) fields.summary = more;
    return fields;
  };
  const city = Object.fromEntries(
    Object.entries(smallCity()).map(([file, content]) => [file, wordy(content)]),
  );
  return {
    ...city,
    'site.json': {
      ...(city['site.json'] as object),
      description: 'Local deals in Port Sample, chosen by people who live here and go out for less.',
    },
    'pages/about.md': String(city['pages/about.md']).replace(
      'Who we are.',
      'Who we are, how we choose the deals of Port Sample, and how the site earns its living.',
    ),
  };
}

/** The small city with these descriptions and `files`, built without an error. */
export async function builtCity(files: CityFiles = {}): Promise<Rig> {
  const rig = createRig({ ...wordyCity(), ...files });
  const { code } = await rig.build();
  expect(code).toBe(0);
  rig.events.length = 0;
  return rig;
}

/** What `check --format json` prints; the shape that docs/checks.md promises. */
interface Printed {
  readonly ok: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly checked: { readonly pages: number; readonly files: number; readonly contentRead: boolean };
  readonly vendors: Record<string, number> | null;
  readonly findings: readonly {
    readonly code: string;
    readonly name: string;
    readonly severity: string;
    readonly page: string | null;
    readonly pages: readonly string[];
    readonly pageCount: number;
    readonly output: string;
    readonly file: string | null;
    readonly line: number | null;
    readonly column: number | null;
    readonly problem: string;
    readonly expected: string | null;
    readonly hint: string | null;
  }[];
}

/** What a check of the built city ends with and prints; `network` is asked for vendors. */
export async function check(rig: Rig, options: Partial<CheckOptions> = {}, network?: Network) {
  rig.printed.length = 0;
  const code = await runCheck(rig.deps, { ...defaults, ...options }, network);
  return { code, text: rig.printed.join('\n') };
}

/** As `check`, with the report of `--format json`. */
export async function checkJson(rig: Rig, options: Partial<CheckOptions> = {}, network?: Network) {
  const { code, text } = await check(rig, options, network);
  return { code, report: JSON.parse(text) as Printed };
}

/** The line of the content at which a finding points, and the next; empty where it points at no line. */
export function linesAt(rig: Rig, finding: Printed['findings'][number] | undefined): string {
  if (!finding?.file || finding.line === null) return '';
  return rig
    .read(finding.file)
    .split('\n')
    .slice(finding.line - 1, finding.line + 1)
    .join('\n');
}

/** Changes a built file as if the build had made it so. */
export function breakFile(rig: Rig, file: string, from: string | RegExp, to: string): void {
  const text = rig.read(`dist/${file}`);
  const broken = text.replace(from, () => to);
  if (broken === text) throw new Error(`${file} does not say ${from}`);
  writeFileSync(path.join(rig.folder, 'dist', file), broken);
  const manifest = JSON.parse(rig.read('dist/build-manifest.json'));
  for (const page of Object.values<{ file: string }>(manifest.pages)) {
    if (page.file === file) Object.assign(page, writtenFile(Buffer.from(broken)));
  }
  writeFileSync(path.join(rig.folder, 'dist', 'build-manifest.json'), JSON.stringify(manifest));
}
