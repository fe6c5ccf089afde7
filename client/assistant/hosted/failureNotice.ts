import type { HostedFailure } from './providers/provider.ts';

/** A toast about a failure. */
export interface FailureNotice {
  readonly title: string;
  readonly text: string;
}

/** The notice for a failure; `null` if the visitor caused it, or need not know because the assistant on the device answers. */
export function failureNotice(failure: HostedFailure): FailureNotice | null {
  if (failure.kind === 'stopped' || failure.kind === 'refused' || failure.kind === 'bad-output') return null;
  const [title, text] = notices[failure.kind];
  return { title, text: text.replace('{}', () => String(detailOf(failure))) };
}

/** Replaces `{}` in a notice. */
function detailOf(failure: HostedFailure): string | number {
  if ('status' in failure) return failure.status;
  if ('host' in failure) return failure.host;
  return 'name' in failure ? failure.name : '';
}

const notices = {
  auth: ['Authentication error', 'The API key is invalid or expired. Please contact the administrator.'],
  key: ['API Key Error', 'The site administrator needs to set up a valid API key.'],
  offline: ['Connection issue', "Couldn't reach {}. Please check your connection and try again."],
  'api-retired': [
    'Service retired',
    'The Assistants API is gone from this server. The site needs to use the Responses API.',
  ],
  'session-lost': ['Session expired', 'Your previous session was lost. Starting a new conversation.'],
  thread: ['Connection issue', 'Failed to create conversation thread ({}).'],
  message: ['Message delivery issue', "Couldn't send your message to the assistant. Please try again."],
  run: ['Processing issue', 'Failed to process your request. Status: {}.'],
  'request-lost': ['Request lost', 'The conversation was lost. Please start a new one.'],
  timeout: [
    'Request timeout',
    'Your request took too long to process. Please try again with a simpler question.',
  ],
  retrieval: ['Response retrieval issue', "Couldn't get the assistant's response. Please try again."],
  device: [
    'No model on this device',
    "This browser's model can't answer at the moment. You can turn it on again in the settings.",
  ],
  model: ['Model not available', 'The model "{}" was not found. You can choose another one in the settings.'],
  'rate-limited': ['Too many requests', 'The assistant is busy. Please try again in a minute.'],
  quota: ['Limit reached', "The assistant can't answer any more questions. Please try again another day."],
} as const;
