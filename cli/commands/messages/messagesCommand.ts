import { content, type Declare } from '../../program/options.ts';

/** `city-deals messages` */
export const declareMessages: Declare = (program, deps, done) => {
  program
    .command('messages')
    .description('write the words that a language lacks into messages.json, to be translated')
    .addOption(content())
    .requiredOption('--language <tag>', 'the language, such as fr-CA')
    .option('--print', 'print all words in that language instead, by their keys', false)
    .action(async (options) => {
      const { runMessages } = await import('./runMessages.ts');
      done(runMessages(deps, options));
    });
};
