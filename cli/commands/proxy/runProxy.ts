import type { Site } from '../../content/site.ts';
import { countErrors } from '../../diagnostics/diagnostic.ts';
import { systemErrorCode } from '../../files/fileSystem.ts';
import type { Deps, ExitCode } from '../../program/deps.ts';
import { openSite } from '../../program/openSite.ts';
import { UsageError } from '../../program/usageError.ts';
import { isUsableKey, type ProxySettings, proxySettingsSchema } from './proxySettings.ts';
import { type ProxyPlace, type RunningProxy, serveProxy } from './serveProxy.ts';

export interface ProxyOptions extends ProxyPlace {
  readonly content: string;
  /** Sites that may ask, besides the content's own. */
  readonly origins: readonly string[];
  readonly dailyRequests: number | null;
  readonly dailyTokens: number | null;
  /** Prints the settings for another platform, and serves nothing. */
  readonly printSettings: boolean;
}

/** The only place that the key is read from: options are seen by everybody on the machine, and kept in histories. */
export const keyVariable = 'CITY_DEALS_KEY';

const patienceAtEnd = 10_000;

/** `city-deals proxy`: answers for a hosted model, with a key that no browser sees, until it is stopped. */
export async function runProxy(deps: Deps, options: ProxyOptions): Promise<ExitCode> {
  const key = options.printSettings ? '' : readKey(process.env[keyVariable]);
  const opened = openSite(deps, { content: options.content, now: null });
  if (!opened.ok) {
    deps.report({ type: 'diagnostics', items: opened.diagnostics, textOf: opened.textOf });
    deps.report({ type: 'note', text: countErrors(opened.diagnostics) });
    return 1;
  }
  const settings = settingsOf(opened.site, options);
  if (options.printSettings) {
    deps.print(JSON.stringify(settings));
    return 0;
  }
  const proxy = await listen(deps, settings, key, options);
  const address = `http://${options.host.includes(':') ? `[${options.host}]` : options.host}:${proxy.port}`;
  deps.report({
    type: 'note',
    text: `The proxy listens at ${address} for ${settings.origins.join(', ')} — stop it with Ctrl+C.`,
  });
  await signal();
  deps.report({ type: 'note', text: 'Finishing the answers that are under way.' });
  // Whoever asks a second time does not want to wait.
  await Promise.race([proxy.stop(patienceAtEnd), signal().then(() => proxy.stop(0))]);
  return 0;
}

function readKey(key: string | undefined): string {
  if (key === undefined || key === '') {
    throw new UsageError(
      `There is no key: the environment variable ${keyVariable} is not set.`,
      `Set it for this program alone, such as in the EnvironmentFile of a service; there is no option for it. See docs/proxy.md.`,
    );
  }
  if (isUsableKey(key)) return key;
  throw new UsageError(
    `The environment variable ${keyVariable} does not hold a key.`,
    'A key is one word of at least 8 letters, digits and signs, without quotes, spaces or a line end.',
  );
}

function settingsOf({ config }: Site, options: ProxyOptions): ProxySettings {
  const { hosted, name: assistant } = config.assistant;
  if (!hosted) {
    throw new UsageError(
      `${options.content}/site.json names no hosted model.`,
      'Add to "assistant": "hosted": { "baseUrl": "https://…/v1", "models": { "small": "…", "standard": "…" } }',
    );
  }
  const { provider, baseUrl, models } = hosted;
  if (provider !== 'responses') {
    throw new UsageError(
      `The proxy asks servers that speak the Responses API, and ${options.content}/site.json names one of "${provider}".`,
      'Name a server with "provider": "responses" in "hosted" of "assistant".',
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
        ...(options.dailyTokens === null ? {} : { outputTokens: options.dailyTokens }),
      },
    },
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const [part, index] = issue?.path ?? [];
  const value = part === 'origins' && typeof index === 'number' ? `"${origins[index]}"` : 'A daily limit';
  throw new UsageError(`${value} is of no use to the proxy.`, `Give ${issue?.message ?? 'another value'}.`);
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
      `The proxy cannot listen at port ${place.port} of ${place.host} (${code}).`,
      'Name another with --port and --host.',
    );
  }
}

const signal = () =>
  new Promise<void>((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
