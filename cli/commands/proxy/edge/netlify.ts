import { createEdgeHandler, type EdgeHandler } from './createEdgeHandler.ts';

declare const Netlify: { readonly env: { get(name: string): string | undefined } };

let handler: EdgeHandler | undefined;

/** Netlify Functions, and Edge Functions too. */
// biome-ignore lint/style/noDefaultExport: the platform asks for one
export default function answer(request: Request, { ip }: { readonly ip?: string }) {
  handler ??= createEdgeHandler((name) => Netlify.env.get(name));
  return handler(request, ip ?? null);
}

export const config = { path: ['/v1/responses', '/health'] };
