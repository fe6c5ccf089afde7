import { t } from '../../../data/messages/t.ts';
import type { HostedFailure } from './providers/provider.ts';

/** A toast about a failure. */
export interface FailureNotice {
  readonly title: string;
  readonly text: string;
}

/** The notice for a failure; `null` if the visitor caused it, or need not know because the assistant on the device answers. */
export function failureNotice(failure: HostedFailure): FailureNotice | null {
  switch (failure.kind) {
    case 'auth':
      return notice(t('failure.auth'), t('failure.auth-why'));
    case 'key':
      return notice(t('failure.key'), t('failure.key-why'));
    case 'offline':
      return notice(t('failure.connection'), t('failure.offline-why', { host: failure.host }));
    case 'api-retired':
      return notice(t('failure.retired'), t('failure.retired-why'));
    case 'session-lost':
      return notice(t('failure.session'), t('failure.session-why'));
    case 'thread':
      return notice(t('failure.connection'), t('failure.thread-why', { status: String(failure.status) }));
    case 'message':
      return notice(t('failure.message'), t('failure.message-why'));
    case 'run':
      return notice(t('failure.run'), t('failure.run-why', { status: failure.status }));
    case 'request-lost':
      return notice(t('failure.request'), t('failure.request-why'));
    case 'timeout':
      return notice(t('failure.timeout'), t('failure.timeout-why'));
    case 'retrieval':
      return notice(t('failure.retrieval'), t('failure.retrieval-why'));
    case 'device':
      return notice(t('failure.device'), t('failure.device-why'));
    case 'model':
      return notice(t('failure.model'), t('failure.model-why', { name: failure.name }));
    case 'rate-limited':
      return notice(t('failure.many'), t('failure.many-why'));
    case 'quota':
      return notice(t('failure.quota'), t('failure.quota-why'));
    case 'stopped':
    case 'refused':
    case 'bad-output':
      return null;
  }
}

const notice = (title: string, text: string): FailureNotice => ({ title, text });
