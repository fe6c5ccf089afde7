import { content, type Declare, now } from '../../program/options.ts';

/** `city-deals ask` */
export const declareAsk: Declare = (program, deps, done) => {
  program
    .command('ask')
    .description("chat with the site's assistant in the terminal")
    .argument('[turn...]', 'messages of the visitor, such as "Date night indoors" "under $60"')
    .addOption(content())
    .addOption(now())
    .option('--json', 'print each answer as a line of JSON')
    .option(
      '--batch <file>',
      'answer a file of conversations, JSON lines of {"id","turns"}; prints the same with the answers as turns',
    )
    .action(async (turns, options) => {
      const { runAsk } = await import('./runAsk.ts');
      done(runAsk(deps, { now: null, batch: null, json: false, ...options, turns }));
    });
};
