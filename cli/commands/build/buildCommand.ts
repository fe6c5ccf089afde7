import { InvalidArgumentError, Option } from 'commander';
import { content, type Declare, now, out, wholeNumber } from '../../program/options.ts';
import { parseShard } from '../../publish/shard.ts';

/** `city-deals build` */
export const declareBuild: Declare = (program, deps, done) => {
  program
    .command('build')
    .description('validate the content and build the site; only what changed is rendered')
    .addOption(content())
    .addOption(out())
    .addOption(now())
    .option('--clean', 'render all pages, whatever an earlier build left')
    .addOption(
      new Option('--jobs <n>', 'threads that render')
        .argParser(wholeNumber(64))
        .default(null, 'as fits the work'),
    )
    .addOption(new Option('--shard <i/n>', 'build only part I of N, for several machines').argParser(shardOf))
    .option('--no-social-images', 'make no pictures for shared links; quicker for a first look')
    .option('--json', 'print one summary object for other programs')
    .action(async (options) => {
      const { runBuild } = await import('./runBuild.ts');
      done(await runBuild(deps, { now: null, shard: null, clean: false, json: false, ...options }));
    });
};

function shardOf(text: string) {
  const shard = parseShard(text);
  if (shard) return shard;
  throw new InvalidArgumentError('Give a part and a number of parts, such as 1/4.');
}
