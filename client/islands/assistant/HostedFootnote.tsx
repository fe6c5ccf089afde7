import type { HostedNotices } from '../../../data/language/hostedNotices.ts';
import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { isHostedEnabled } from '../../assistant/hosted/settings.ts';
import { useNotices } from './useNotices.ts';
import { useSettings } from './useSettings.ts';

/**
 * The line below the field: where answers come from, and where what the visitor writes next goes. A server is sent that even if
 * the device has answered the latest question.
 */
export function HostedFootnote({
  model,
  footnotes,
  tag,
  isAsking,
}: Pick<AssistantData, 'footnotes'> & {
  readonly model: HostedModel;
  /** The language of the conversation. */
  readonly tag: string;
  /** False if the device has answered the latest question. */
  readonly isAsking: boolean;
}) {
  const notices = useNotices(tag);
  const { settings } = useSettings(model);
  const isOn = isHostedEnabled(settings, model) && (isAsking || model.type !== 'browser');
  if (!isOn) return footnotes.device;
  return notices ? `${footnotes.hosted} · ${recipientOf(model, notices)}` : footnotes.hosted;
}

/** Where what a visitor writes goes. */
function recipientOf(model: HostedModel, { recipient }: HostedNotices): string {
  if (model.type === 'proxy' || model.type === 'browser') return recipient[model.type];
  const { host, protocol } = new URL(model.url);
  return recipient[protocol === 'http:' ? 'ownMachine' : 'server'].replace('{host}', () => host);
}
