/** An event that the browser lets finish before it stops the worker. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A request of a page. */
export interface PageRequest extends ExtendableEvent {
  readonly request: Request;
  /** The response of the network, which the browser requests while it starts the worker; only for a page. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** What a page of the site sends. */
interface PageMessage extends ExtendableEvent {
  readonly data: unknown;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
  addEventListener(type: 'fetch', listener: (event: PageRequest) => void): void;
}

/** The global scope of the service worker, of which TypeScript's types for pages know nothing. */
export const scope = self as unknown as WorkerScope;
