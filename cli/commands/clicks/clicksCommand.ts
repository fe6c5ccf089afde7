import { content, type Declare } from '../../program/options.ts';

/** `city-deals clicks` */
export const declareClicks: Declare = (program, deps, done) => {
  program
    .command('clicks')
    .description('what visitors opened, as the host recorded it')
    .command('import')
    .description('count the click records of access logs and add them to the deals\' "clickCount"')
    .argument(
      '<log...>',
      'logs: Common, Combined, JSON lines, CloudFront; plain or gzip; "-" for standard input',
    )
    .addOption(content())
    .option('--dry-run', 'only say what would change; nothing is written')
    .option('--json', 'print one report object for other programs')
    .action(async (logs, options) => {
      const { runClicksImport } = await import('./runClicksImport.ts');
      done(await runClicksImport(deps, { dryRun: false, json: false, ...options, logs }));
    });
};
