import type { HostedModel } from '../../../../data/model/assistant/hostedModel.ts';
import type { keyFaultOf } from '../../../assistant/hosted/settings.ts';

/** What is wrong with a key. */
export type KeyFault = NonNullable<ReturnType<typeof keyFaultOf>>;

/** Where a model is, as visitors know places of the web. */
export const hostOf = ({ url }: HostedModel): string => new URL(url).host;

/** Who gets to know what, with the hosted model and without. */
export function hostedNote(hosted: HostedModel): string {
  const asked = hosted.url.startsWith('http:') ? `${hostOf(hosted)} on this device` : hostOf(hosted);
  const whither = hosted.type === 'proxy' ? 'this site’s own server, which asks a model’s provider' : asked;
  return `When it is on, what you type and deals to choose from go to ${whither}. When it is off, everything stays on this device.`;
}

export const keyFaultTitle: Readonly<Record<KeyFault, string>> = {
  missing: 'OpenAI API Key missing',
  invalid: 'Invalid API Key',
};

/** What to do about a fault of the key. */
export const keyFaultText = (fault: KeyFault, hosted: HostedModel): string =>
  fault === 'missing'
    ? `Add your key for ${hostOf(hosted)}, or switch the hosted model off.`
    : 'A key has at least 10 characters and no spaces. Copy all of it once more.';
