import { describe, expect, it } from 'vitest';
import { failureNotice } from '../../../../../client/assistant/hosted/failureNotice.ts';
import type { HostedFailure } from '../../../../../client/assistant/hosted/providers/provider.ts';

describe('client/assistant/hosted/failureNotice', () => {
  it.each<[HostedFailure, string, string]>([
    [
      { kind: 'auth' },
      'Authentication error',
      'The API key is invalid or expired. Please contact the administrator.',
    ],
    [
      { kind: 'session-lost' },
      'Session expired',
      'Your previous session was lost. Starting a new conversation.',
    ],
    [{ kind: 'thread', status: 503 }, 'Connection issue', 'Failed to create conversation thread (503).'],
    [
      { kind: 'message', status: 500 },
      'Message delivery issue',
      "Couldn't send your message to the assistant. Please try again.",
    ],
    [
      { kind: 'run', status: 'expired' },
      'Processing issue',
      'Failed to process your request. Status: expired.',
    ],
    [{ kind: 'request-lost' }, 'Request lost', 'The conversation was lost. Please start a new one.'],
    [
      { kind: 'timeout' },
      'Request timeout',
      'Your request took too long to process. Please try again with a simpler question.',
    ],
    [
      { kind: 'retrieval', status: 500 },
      'Response retrieval issue',
      "Couldn't get the assistant's response. Please try again.",
    ],
    [{ kind: 'key' }, 'API Key Error', 'The site administrator needs to set up a valid API key.'],
  ])('has the specified notice for %j', (failure, title, text) => {
    expect(failureNotice(failure)).toEqual({ title, text });
  });

  it.each<[HostedFailure, RegExp]>([
    [{ kind: 'offline', host: 'model.example:8443' }, /^Connection issue: .*model\.example:8443/],
    [{ kind: 'api-retired' }, /Assistants API.*Responses API/],
    [{ kind: 'model', name: "gpt-$&'" }, /"gpt-\$&'".*settings/],
    [{ kind: 'rate-limited' }, /try again in a minute/],
    [{ kind: 'quota' }, /try again another day/],
  ])('tells the visitor what to do after %j', (failure, words) => {
    const { title, text } = failureNotice(failure) ?? { title: '', text: '' };
    expect(`${title}: ${text}`).toMatch(words);
    expect(text).not.toContain('{}');
  });

  it.each<HostedFailure>([{ kind: 'stopped' }, { kind: 'refused' }, { kind: 'bad-output' }])(
    'has no notice for %j',
    (failure) => {
      expect(failureNotice(failure)).toBeNull();
    },
  );
});
