import { Option } from 'commander';
import { skylineKinds } from '../../art/brand/skylineKinds.ts';
import type { Declare } from '../../program/options.ts';
import { hosts } from './answers.ts';

/** `city-deals init` */
export const declareInit: Declare = (program, deps, done) => {
  program
    .command('init')
    .description('make a project for a city: asks what it needs to know, and writes about twenty files')
    .argument('[folder]', 'a new or empty folder')
    .option('-y, --yes', 'ask nothing: take what is given, and defaults')
    .addOption(answer('--city <name>', 'its name'))
    .addOption(answer('--country <country>', 'its country, as a code or in English'))
    .addOption(answer('--region <name>', 'its state, province or region, such as "Washington, WA"'))
    .addOption(answer('--zone <zone>', 'its time zone by its IANA name, such as America/New_York'))
    .addOption(answer('--language <tag>', 'the language of the site, such as en-US'))
    .addOption(answer('--currency <code>', 'the currency of all prices, such as USD'))
    .addOption(answer('--coordinates <lat,lon>', 'its center, such as 47.606,-122.332'))
    .addOption(
      new Option(
        '--neighborhood <name...>',
        'its parts, with coordinates if known: "Old Town @ 47.602,-122.334"',
      ).default([], 'none: the whole city is one place'),
    )
    .addOption(answer('--skyline <kind>', `the drawing: ${skylineKinds.join(', ')}`))
    .addOption(answer('--host <host>', `a workflow that publishes: ${hosts.join(', ')} or none`))
    .addOption(
      new Option('--package <version>', 'the city-deals to install').default(null, 'this version, from npm'),
    )
    .action(async (folder: string | undefined, options) => {
      const [{ runInit }, { isTerminal, withTerminal }] = await Promise.all([
        import('./runInit.ts'),
        import('../../program/terminal.ts'),
      ]);
      const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      const questioner = { withAsk: isTerminal() ? withTerminal : null, ownZone };
      done(await runInit(deps, { folder: folder ?? null, yes: false, ...options }, questioner));
    });
};

const answer = (flags: string, description: string) => new Option(flags, description).default(null, 'asked');
