import type { HostedNotices } from '../../../data/language/hostedNotices.ts';
import type { AssistantData } from '../../../data/model/assistant/assistantData.ts';
import type { HostedModel } from '../../../data/model/assistant/hostedModel.ts';
import { useNotices } from './useNotices.ts';
import { useSettings } from './useSettings.ts';

/** The line below the field: where the latest answer comes from, or else the next, and where what the visitor writes goes. */
export function HostedFootnote({
  model,
  footnotes,
  tag,
  isAsking,
}: Pick<AssistantData, 'footnotes'> & {
  readonly model: HostedModel;
  /** The language of the conversation. */
  readonly tag: string;
  /** False if the device answers, whatever the visitor wants. */
  readonly isAsking: boolean;
}) {
  const notices = useNotices(tag);
  const { settings } = useSettings(model);
  if (!isAsking || !settings.useHosted) return footnotes.device;
  return notices ? `${footnotes.hosted} · ${recipientOf(model, notices)}` : footnotes.hosted;
}

/** Where what a visitor writes goes. */
function recipientOf(model: HostedModel, { recipient }: HostedNotices): string {
  if (model.type === 'proxy' || model.type === 'browser') return recipient[model.type];
  const { host, protocol } = new URL(model.url);
  return recipient[protocol === 'http:' ? 'ownMachine' : 'server'].replace('{host}', () => host);
}
