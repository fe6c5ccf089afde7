import { createEdgeHandler, type EdgeHandler } from './createEdgeHandler.ts';

type Variables = Readonly<Record<string, string | undefined>>;

let handler: EdgeHandler | undefined;

// biome-ignore lint/style/noDefaultExport: the platform asks for one
export default {
  /** Cloudflare Workers. The platform writes the header with the address itself, whatever a visitor sends. */
  fetch(request: Request, variables: Variables): Response | Promise<Response> {
    handler ??= createEdgeHandler((name) => variables[name]);
    return handler(request, request.headers.get('cf-connecting-ip'));
  },
};
