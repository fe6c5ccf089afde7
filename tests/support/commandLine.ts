import { createProgram } from '../../cli/commandLine.ts';
import { diagnosticsOf, type Rig } from './rig.ts';

/** Runs a command line in the folder of a rig. `printed` is what went to standard output. */
export async function runCommandLine(rig: Rig, args: readonly string[]) {
  rig.printed.length = 0;
  rig.events.length = 0;
  let code = -1;
  const program = createProgram(rig.deps, (done) => {
    code = done;
  });
  await program.parseAsync(args, { from: 'user' });
  return { code, printed: rig.printed.join('\n'), diagnostics: diagnosticsOf(rig.events) };
}
