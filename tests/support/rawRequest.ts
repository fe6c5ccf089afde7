import { request as httpRequest } from 'node:http';
import { siteOrigin } from './proxy.ts';

/** An answer with every byte that a visitor can see. */
export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  /** Status, headers and body, to search in. */
  readonly all: string;
}

export interface RawOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** The address that the connection comes from. */
  readonly from?: string;
  /** Sent in pieces of unknown number, without a length. */
  readonly pieces?: readonly (string | Uint8Array)[];
}

/** Sends a request over a new connection, like a browser of the site unless headers differ. */
export function rawRequest(
  port: number,
  body: unknown,
  { headers = {}, from, pieces }: RawOptions = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({
      ...{ host: '127.0.0.1', port, path: '/v1/responses', method: 'POST', agent: false },
      ...(from ? { localAddress: from } : {}),
      headers: { Origin: siteOrigin, 'Content-Type': 'application/json', ...headers },
    });
    request.on('error', reject);
    request.on('response', async (response) => {
      let text = '';
      for await (const piece of response) text += piece;
      const { statusCode: status = 0, headers: sent, rawHeaders } = response;
      resolve({ status, headers: sent, text, all: [status, ...rawHeaders, text].join('\n') });
    });
    if (!pieces) request.end(JSON.stringify(body));
    else {
      for (const piece of pieces) request.write(piece);
      request.end();
    }
  });
}
