import packageJson from '../../../package.json' with { type: 'json' };
import { content, type Declare, out } from '../../program/options.ts';

/** `city-deals doctor` */
export const declareDoctor: Declare = (program, deps, done) => {
  program
    .command('doctor')
    .description(
      'check what builds need: Node, versions, folders, disk, time zones, picture libraries, clock',
    )
    .addOption(content())
    .addOption(out())
    .option('--no-network', 'do not compare the clock with that of a server')
    .option('--json', 'print one report object for other programs', false)
    .action(async (options) => {
      const [{ runDoctor }, { nodeMachine }] = await Promise.all([
        import('./runDoctor.ts'),
        import('./machine.ts'),
      ]);
      done(await runDoctor(deps, { ...options, version: packageJson.version }, nodeMachine()));
    });
};
