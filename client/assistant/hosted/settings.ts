import type { HostedModel, ModelSize } from '../../../data/model/assistant/hostedModel.ts';
import { settingsKey } from './settingsKey.ts';

/** What a visitor wants of the hosted model. */
export interface ChatSettings {
  readonly useHosted: boolean;
  /** The visitor's own; `null` where there is none. */
  readonly key: string | null;
  /** `null`: not chosen. */
  readonly model: ModelSize | null;
  /** From 0 to 1 in tenths; `null`: not chosen. */
  readonly temperature: number | null;
}

/** Stands where a key is to be typed; as a key it is none. */
export const keyPlaceholder = 'your-api-key-here';

const shortestKey = 10;

const sizes: readonly ModelSize[] = ['small', 'standard'];

/** What a site calls its model of a size; sizes themselves where only the site's proxy knows. */
export const modelName = (size: ModelSize, hosted: HostedModel): string =>
  hosted.type === 'proxy' ? size : hosted.models[size];

/** Which model answers where none is chosen. */
export const defaultModel = ({ type }: HostedModel): ModelSize => (type === 'proxy' ? 'small' : 'standard');

/** What a device has kept as settings; whatever of it is odd counts as not chosen. */
export function parseSettings(
  stored: string | null,
  hosted: HostedModel,
): {
  readonly settings: ChatSettings;
  /** Which model is not there any more, and what takes its place; `null` where there is nothing to say. */
  readonly notice: string | null;
} {
  const { useOpenAI, openAIApiKey, openAIModel, temperature } = fieldsOf(stored);
  const isProxy = hosted.type === 'proxy';
  const key = typeof openAIApiKey === 'string' ? openAIApiKey.trim() || null : null;
  const name = typeof openAIModel === 'string' ? openAIModel : '';
  const known = sizes.find((size) => name === modelName(size, hosted)) ?? sizes.find((size) => name === size);
  const model = known ?? (name === '' ? null : likely(name));
  return {
    settings: {
      useHosted: useOpenAI === undefined ? isProxy : useOpenAI === true || useOpenAI === 'true',
      // The proxy has one of its own; a key that is of no use is better forgotten.
      key: isProxy ? null : key,
      model,
      temperature: tenthsOf(temperature),
    },
    notice: known || !model || hosted.type === 'assistants' ? null : noticeOf(name, key, model, hosted),
  };
}

/** `settings` as they are kept; what is not chosen is left out. */
export const serializeSettings = (
  { useHosted, key, model, temperature }: ChatSettings,
  hosted: HostedModel,
): string =>
  JSON.stringify({
    useOpenAI: useHosted,
    openAIApiKey: (hosted.type !== 'proxy' && key) || undefined,
    openAIModel: model ? modelName(model, hosted) : undefined,
    temperature: temperature ?? undefined,
  });

/** Why a server cannot be asked with `key`, which is empty where there is none; `null` where it can. */
export function keyProblem(key: string, hosted: HostedModel): 'missing' | 'invalid' | null {
  if (hosted.type === 'proxy') return null;
  // A server on the visitor's own machine asks for none.
  if (key === '') return hosted.url.startsWith('http:') ? null : 'missing';
  return key.length < shortestKey || key === keyPlaceholder || !/^[!-~]+$/.test(key) ? 'invalid' : null;
}

/** Whether the hosted model is asked. */
export const isHostedEnabled = ({ useHosted, key }: ChatSettings, hosted: HostedModel): boolean =>
  useHosted && keyProblem(key ?? '', hosted) === null;

/** The settings that the device keeps, as `readSettings` gives them. */
export function loadSettings(hosted: HostedModel): ReturnType<typeof parseSettings> {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(settingsKey);
  } catch {
    // The visitor does not let sites keep anything.
  }
  return parseSettings(stored, hosted);
}

/** Keeps `settings`; false where the device does not let it. */
export function saveSettings(settings: ChatSettings, hosted: HostedModel): boolean {
  try {
    localStorage.setItem(settingsKey, serializeSettings(settings, hosted));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the visitor's key and nothing else; false where the device does not let it. */
export const clearKey = (hosted: HostedModel): boolean =>
  saveSettings({ ...loadSettings(hosted).settings, key: null }, hosted);

const likely = (name: string): ModelSize => (/mini|nano|small/i.test(name) ? 'small' : 'standard');

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored ?? 'null'));
  } catch {
    return {};
  }
}

function tenthsOf(found: unknown): number | null {
  const number = typeof found === 'string' ? Number.parseFloat(found) : found;
  if (!Number.isFinite(number)) return null;
  return Math.round(Math.min(1, Math.max(0, number as number)) * 10) / 10;
}

const unnamed = { small: 'the quicker model', standard: 'the more thorough model' } as const;

function noticeOf(name: string, key: string | null, model: ModelSize, hosted: HostedModel): string {
  // A key may have got into the wrong field.
  const isTold = /^[\w.:/-]{1,40}$/.test(name) && !(key && name.includes(key)) && !name.startsWith('sk-');
  const now = hosted.type === 'proxy' ? unnamed[model] : hosted.models[model];
  const before = isTold ? `The model ${name}` : 'The model chosen before';
  return `${before} is no longer offered; ${now} is used instead.`;
}
