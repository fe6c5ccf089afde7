import { type CheckedRequest, proxyRequestSchema } from '../../../data/schema/proxyRequest.ts';
import type { Fault } from './faults.ts';

/** The request in `text`; where it is not valid, the place of the first fault in it, and nothing of what it says. */
export function parseRequest(text: string): { readonly request: CheckedRequest } | { readonly fault: Fault } {
  const parsed = proxyRequestSchema.safeParse(parseJson(text));
  if (parsed.success) return { request: parsed.data };
  const where = parsed.error.issues[0]?.path.join('.') || 'the body';
  return { fault: { code: 'invalid_request', where } };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
