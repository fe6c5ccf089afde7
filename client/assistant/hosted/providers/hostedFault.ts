/** Every way in which a hosted model does not answer, or not to the end. Nothing that a server said is in it. */
export type HostedFault =
  /** The visitor did not want to wait. */
  | { readonly kind: 'stopped' }
  /** The server does not accept the key, or there is none. */
  | { readonly kind: 'auth' | 'key' }
  /** The server is not there, is out of reach, or does not answer to this site; `host` as in an address. */
  | { readonly kind: 'offline'; readonly host: string }
  /** The server does not have this API any more. */
  | { readonly kind: 'api-retired' }
  /** The thread is gone: before the question was taken, or while it was worked on. */
  | { readonly kind: 'session-lost' | 'request-lost' }
  /** The server did not make a thread, did not take the question, or did not hand out the answer. */
  | { readonly kind: 'thread' | 'message' | 'retrieval'; readonly status: number }
  /** The model failed at it; `status` is the server's word for how, one that is known to be harmless. */
  | { readonly kind: 'run'; readonly status: string }
  | { readonly kind: 'timeout' }
  /** The server does not know the model of this name. */
  | { readonly kind: 'model'; readonly name: string }
  /** Too many questions at the moment, or for as long as the account or the day lasts. */
  | { readonly kind: 'rate-limited' | 'quota' }
  /** The model did not want to answer. */
  | { readonly kind: 'refused' }
  /** What came is no answer: broken off, or not in the form that was asked for. */
  | { readonly kind: 'bad-output' };
