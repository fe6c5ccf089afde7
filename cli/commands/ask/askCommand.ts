import { content, type Declare, now } from '../../program/options.ts';

/** `city-deals ask` */
export const declareAsk: Declare = (program, deps, done) => {
  program
    .command('ask')
    .description("talk to the site's guide: what a visitor says, turn by turn")
    .argument('[turn...]', 'what the visitor says, such as "Date night indoors" "under $60"')
    .addOption(content())
    .addOption(now())
    .option('--json', 'print one JSON object an answer')
    .option(
      '--batch <file>',
      'answer the conversations of a file of JSON lines {"id","turns"}; prints {"id","turns"} with the answers',
    )
    .action(async (turns, options) => {
      const { runAsk } = await import('./runAsk.ts');
      done(runAsk(deps, { now: null, batch: null, json: false, ...options, turns }));
    });
};
