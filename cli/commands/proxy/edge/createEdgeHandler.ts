import { createProxy } from '../createProxy.ts';
import { errorResponse } from '../errors.ts';
import { isUsableKey, parseProxySettings } from '../proxySettings.ts';

/** Reads an environment variable of the platform. */
export type ReadVariable = (name: string) => string | undefined;

/** Answers a request; `address` is the visitor's, `null` if it is not known. */
export type EdgeHandler = (request: Request, address: string | null) => Response | Promise<Response>;

/**
 * The proxy on an edge platform. Its key is in the secret variable CITY_DEALS_KEY, its settings in CITY_DEALS_SETTINGS,
 * as `city-deals proxy --print-settings` prints them. If they are invalid, their names are logged, but not their values.
 */
export function createEdgeHandler(read: ReadVariable): EdgeHandler {
  const key = read('CITY_DEALS_KEY')?.trim() ?? '';
  const parsed = parseProxySettings(read('CITY_DEALS_SETTINGS') ?? '');
  const invalid = [
    ...(isUsableKey(key) ? [] : ['CITY_DEALS_KEY']),
    ...('invalidPaths' in parsed ? parsed.invalidPaths.map((path) => `CITY_DEALS_SETTINGS ${path}`) : []),
  ];
  if ('invalidPaths' in parsed || invalid.length > 0) {
    console.error(JSON.stringify({ kind: 'not_configured', invalid }));
    return () => errorResponse({ code: 'not_configured' });
  }
  const proxy = createProxy(parsed.settings, {
    key,
    now: Date.now,
    fetch: (...request) => fetch(...request),
    log: (line) => console.log(line),
  });
  return (request, address) => proxy.fetch(request, { address });
}
