import { createProxy } from '../createProxy.ts';
import { faultResponse } from '../faults.ts';
import { isUsableKey, parseProxySettings } from '../proxySettings.ts';

/** Reads a variable of the platform. */
export type ReadVariable = (name: string) => string | undefined;

/** Answers a request of the visitor with this address; `null` where it is not known. */
export type EdgeHandler = (request: Request, address: string | null) => Response | Promise<Response>;

/**
 * The proxy on a platform: its key is in the secret variable CITY_DEALS_KEY, its settings in CITY_DEALS_SETTINGS, as
 * `city-deals proxy --print-settings` prints them. What is wrong with these is logged, and never what they hold.
 */
export function createEdgeHandler(read: ReadVariable): EdgeHandler {
  const key = read('CITY_DEALS_KEY')?.trim() ?? '';
  const parsed = parseProxySettings(read('CITY_DEALS_SETTINGS') ?? '');
  const faults = [
    ...(isUsableKey(key) ? [] : ['CITY_DEALS_KEY']),
    ...('faults' in parsed ? parsed.faults.map((path) => `CITY_DEALS_SETTINGS ${path}`) : []),
  ];
  if ('faults' in parsed || faults.length > 0) {
    console.error(JSON.stringify({ kind: 'not_configured', faults }));
    return () => faultResponse({ code: 'not_configured' });
  }
  const proxy = createProxy(parsed.settings, {
    key,
    now: Date.now,
    fetch: (...request) => fetch(...request),
    log: (line) => console.log(line),
  });
  return (request, address) => proxy.fetch(request, { address });
}
