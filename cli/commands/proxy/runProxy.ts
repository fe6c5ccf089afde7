import type { Site } from '../../content/site.ts';
import { systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { reportFailure } from '../../program/failure.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { isUsableKey, type ProxySettings, proxySettingsSchema } from './proxySettings.ts';
import { type ProxyPlace, type RunningProxy, serveProxy } from './serveProxy.ts';

export interface ProxyOptions extends ProxyPlace {
  readonly content: string;
  /** Origins of further sites that may use the proxy. */
  readonly origins: readonly string[];
  readonly dailyRequests: number | null;
  readonly dailyTokens: number | null;
  readonly dailyInputTokens: number | null;
  /** Prints the settings for an edge platform instead of serving. */
  readonly printSettings: boolean;
}

/** The key is not an option, because other users of the machine see options, and shells store them. */
export const keyVariable = 'CITY_DEALS_KEY';

/** Milliseconds that running answers have to end after the first stop signal. */
const stopGraceMs = 10_000;

/** `city-deals proxy`: serves a hosted model to the site's visitors until it is stopped. */
export async function runProxy(deps: Deps, options: ProxyOptions): Promise<ExitCode> {
  const key = options.printSettings ? '' : readKey(process.env[keyVariable]);
  const opened = openSite(deps, { content: options.content, now: null });
  if (!opened.ok) return reportFailure(deps, opened);
  const settings = createSettings(opened.site, options);
  if (options.printSettings) {
    deps.print(JSON.stringify(settings));
    return 0;
  }
  const proxy = await listen(deps, settings, key, options);
  const address = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${proxy.port}`;
  deps.report({
    type: 'note',
    text: `The proxy listens on ${address} for ${settings.origins.join(', ')}. Press Ctrl+C to stop it.`,
  });
  await waitForStopSignal();
  deps.report({ type: 'note', text: 'Waiting for running answers. Press Ctrl+C again to stop at once.' });
  // A second signal ends the wait.
  await Promise.race([proxy.stop(stopGraceMs), waitForStopSignal().then(() => proxy.stop(0))]);
  return 0;
}

function readKey(key: string | undefined): string {
  if (key === undefined || key === '') {
    throw new UsageError(
      `There is no key: the environment variable ${keyVariable} is not set.`,
      `Set it for this program only, for example in the EnvironmentFile of a service; there is no option for it. See docs/proxy.md.`,
    );
  }
  if (isUsableKey(key)) return key;
  throw new UsageError(
    `The environment variable ${keyVariable} does not hold a key.`,
    'A key is one word of at least 8 letters, digits and symbols, without quotes, spaces or a line break.',
  );
}

function createSettings(site: Site, options: ProxyOptions): ProxySettings {
  const { config } = site;
  const { hosted, name: assistant } = config.assistant;
  if (!hosted) {
    throw new UsageError(
      `${options.content}/site.json names no hosted model.`,
      'Add this to "assistant": "hosted": { "baseUrl": "https://…/v1", "models": { "small": "…", "standard": "…" } }',
    );
  }
  const { provider, baseUrl, models } = hosted;
  if (provider !== 'responses') {
    throw new UsageError(
      `The proxy needs a server with the Responses API, but ${options.content}/site.json names one with "${provider}".`,
      'In "assistant", set "hosted" to a server with "provider": "responses".',
    );
  }
  const origins = [...new Set([config.origin, ...options.origins])];
  const parsed = proxySettingsSchema.safeParse({
    ...{ origins, baseUrl, models },
    assistant,
    city: `${config.city.name}, ${config.city.region}`,
    timeZone: config.city.timeZone,
    limits: {
      perDay: {
        ...(options.dailyRequests === null ? {} : { requests: options.dailyRequests }),
        ...(options.dailyInputTokens === null ? {} : { inputTokens: options.dailyInputTokens }),
        ...(options.dailyTokens === null ? {} : { outputTokens: options.dailyTokens }),
      },
    },
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [part, index] = issue?.path ?? [];
  const value = part === 'origins' && typeof index === 'number' ? `"${origins[index]}"` : 'A daily limit';
  throw new UsageError(`${value} is not valid.`, `Use ${issue?.message ?? 'another value'}.`);
}

async function listen(
  deps: Deps,
  settings: ProxySettings,
  key: string,
  place: ProxyPlace,
): Promise<RunningProxy> {
  const { now, print: log } = deps;
  try {
    return await serveProxy(settings, { key, now, fetch, log }, place);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === null) throw error;
    throw new UsageError(
      `The proxy cannot listen on port ${place.port} of ${place.host} (${code}).`,
      'Choose another with --port and --host.',
    );
  }
}

const waitForStopSignal = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
