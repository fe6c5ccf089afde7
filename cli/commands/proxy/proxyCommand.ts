import { InvalidArgumentError, Option } from 'commander';
import { content, type Declare, wholeNumber } from '../../program/options.ts';

/** `city-deals proxy` */
export const declareProxy: Declare = (program, deps, done) => {
  program
    .command('proxy')
    .description("serve a hosted model to the site's visitors, with a key that browsers never see")
    .addOption(content())
    .addOption(new Option('--port <number>', 'the port').argParser(wholeNumber(65_535)).default(8787))
    .addOption(new Option('--host <host>', 'the address to listen on').default('127.0.0.1'))
    .addOption(
      new Option('--origin <origin>', 'another site that may use the proxy; can be repeated')
        .argParser((origin: string, origins: readonly string[]) => [...origins, origin])
        .default([], 'none'),
    )
    .addOption(
      new Option('--trust-header <name>', "the header in which a reverse proxy names the visitor's address")
        .argParser(headerName)
        .default(null, 'none: the address of the connection'),
    )
    .addOption(dailyLimit('--daily-requests <n>', 'requests', 2_000))
    .addOption(dailyLimit('--daily-tokens <n>', "tokens of the model's answers", 600_000))
    .addOption(dailyLimit('--daily-input-tokens <n>', 'tokens of what the model reads', 16_000_000))
    .option('--print-settings', 'print the settings for an edge platform and exit')
    .addHelpText('after', '\nThe key is only read from the environment variable CITY_DEALS_KEY.')
    .action(async ({ origin, trustHeader, ...options }) => {
      const { runProxy } = await import('./runProxy.ts');
      const proxyOptions = { printSettings: false, ...options, origins: origin, trustedHeader: trustHeader };
      done(await runProxy(deps, proxyOptions));
    });
};

const dailyLimit = (flags: string, unit: string, defaultLimit: number) =>
  new Option(flags, `the most ${unit} per day (UTC)`)
    .argParser(wholeNumber(1_000_000_000))
    .default(null, String(defaultLimit));

function headerName(text: string) {
  if (/^[A-Za-z0-9-]{1,60}$/.test(text)) return text;
  throw new InvalidArgumentError('Expected the name of a header, such as X-Real-IP.');
}
