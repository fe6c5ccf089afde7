import { content, type Declare } from '../../program/options.ts';

/** `city-deals clicks` */
export const declareClicks: Declare = (program, deps, done) => {
  program
    .command('clicks')
    .description('import what visitors opened from the logs of the host')
    .command('import')
    .description('count the click records in access logs, in clicks.json beside the content')
    .argument(
      '<log...>',
      'logs: Common, Combined, JSON lines, CloudFront; plain or gzip; "-" for standard input',
    )
    .addOption(content())
    .option('--dry-run', 'print what would change, and write nothing')
    .option('--json', 'print one report object for other programs')
    .action(async (logs, options) => {
      const { runClicksImport } = await import('./runClicksImport.ts');
      done(await runClicksImport(deps, { dryRun: false, json: false, ...options, logs }));
    });
};
