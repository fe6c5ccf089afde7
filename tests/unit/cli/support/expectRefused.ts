import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import type { DiagnosticCode } from '../../../../cli/diagnostics/diagnosticCodes.ts';
import { printDiagnostic } from '../../../../cli/diagnostics/printDiagnostic.ts';
import { createRig, type Rig } from '../../../support/rig.ts';
import type { CityFiles } from '../../../support/smallCity.ts';

/** The output of the last build, in a terminal and as JSON. */
function outputOf(rig: Rig): string {
  const notes = rig.events.map((event) => {
    if (event.type === 'note') return event.text;
    if (event.type !== 'diagnostics') return '';
    const { textOf } = event;
    return event.items.map((item) => printDiagnostic(item, { colors: false, textOf })).join('\n');
  });
  return [...notes, ...rig.printed].join('\n');
}

/** Expects output without paths of this machine, stack traces and control characters. */
export function expectDiscreet(rig: Rig): void {
  const output = outputOf(rig);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain(rig.folder);
  expect(output).not.toContain(process.cwd());
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be printed
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
}

/** A diagnostic as "code file:line:column"; without line and column if it is about the whole file. */
type Fault = `${DiagnosticCode} ${string}`;

/** How to break the small city, and the diagnostics that follow, in order. */
export interface BadInput {
  readonly files?: CityFiles;
  readonly prepare?: (rig: Rig) => void;
  readonly options?: Parameters<Rig['build']>[0];
  readonly faults: readonly Fault[];
}

const fingerprint = (rig: Rig) =>
  Object.entries(rig.snapshot()).map(
    ([file, bytes]) => `${file} ${createHash('sha1').update(bytes).digest('hex')}`,
  );

/** Builds the small city, then the broken one, and checks all that holds for any bad input. */
export async function expectRefused({ files = {}, prepare, options, faults }: BadInput): Promise<void> {
  const rig = createRig();
  expect((await rig.build()).code).toBe(0);
  const before = fingerprint(rig);
  rig.edit(files);
  prepare?.(rig);
  const { code, diagnostics } = await rig.build(options);
  const found = diagnostics.map(({ code: name, file, range }) =>
    range ? `${name} ${file}:${range.start.line}:${range.start.column}` : `${name} ${file}`,
  );
  expect(found).toEqual(faults);
  expect(code).toBe(1);
  expect(fingerprint(rig)).toEqual(before);
  expectDiscreet(rig);
}
