import { InvalidArgumentError, Option } from 'commander';
import { content, type Declare, now, out, wholeNumber } from '../../program/options.ts';
import { parseShard } from '../../publish/shard.ts';

/** `city-deals build` */
export const declareBuild: Declare = (program, deps, done) => {
  program
    .command('build')
    .description('validate the content and build the site; renders only pages that changed')
    .addOption(content())
    .addOption(out())
    .addOption(now())
    .option('--clean', 'render all pages again')
    .addOption(
      new Option('--jobs <n>', 'number of rendering threads')
        .argParser(wholeNumber(64))
        .default(null, 'depends on the number of pages'),
    )
    .addOption(
      new Option('--shard <i/n>', 'build only part I of N; "city-deals merge" merges the parts').argParser(
        shardOf,
      ),
    )
    .option('--no-social-images', 'do not create images for shared links, which is faster')
    .option('--force', 'build into a folder that has files of your own')
    // For dev, which shows them.
    .addOption(new Option('--drafts', 'include drafts').hideHelp())
    .option('--json', 'print the summary as one JSON object')
    .action(async (options) => {
      const { runBuild } = await import('./runBuild.ts');
      done(
        await runBuild(deps, { now: null, shard: null, clean: false, force: false, json: false, ...options }),
      );
    });
};

function shardOf(text: string) {
  const shard = parseShard(text);
  if (shard) return shard;
  throw new InvalidArgumentError('Give the part and the number of parts, such as 1/4.');
}
