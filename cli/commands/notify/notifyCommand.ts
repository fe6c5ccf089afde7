import { Option } from 'commander';
import { indexNowEndpoint } from '../../outputs/indexNow.ts';
import { content, type Declare, out } from '../../program/options.ts';

/** `city-deals notify` */
export const declareNotify: Declare = (program, deps, done) => {
  program
    .command('notify')
    .description('print which pages changed since search engines were last notified; notify them with --send')
    .addOption(content())
    .addOption(out())
    .option('--send', 'notify search engines with IndexNow; nothing is sent without this option')
    .addOption(
      new Option(
        '--endpoint <url>',
        'where to send notifications: https, or a server on this machine',
      ).default(indexNowEndpoint),
    )
    .option('--json', 'print one report object for other programs')
    .action(async (options) => {
      const { runNotify } = await import('./runNotify.ts');
      done(await runNotify(deps, { send: false, json: false, ...options }));
    });
};
