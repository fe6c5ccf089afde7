import type { HostedModel, ModelSize } from '../../../data/model/assistant/hostedModel.ts';
import { settingsKey } from './settingsKey.ts';

/** A visitor's settings for the hosted model. */
export interface ChatSettings {
  readonly useHosted: boolean;
  /** The visitor's own key; `null` if there is none. */
  readonly key: string | null;
  /** `null`: not chosen. */
  readonly model: ModelSize | null;
  /** From 0 to 1 in tenths; `null`: up to the model. */
  readonly temperature: number | null;
}

/** The placeholder of the key field; not a valid key. */
export const keyPlaceholder = 'your-api-key-here';

const shortestKey = 10;

const sizes: readonly ModelSize[] = ['small', 'standard'];

/** The name of the model of this size; the size itself if only the site's proxy knows the name. */
export const modelName = (size: ModelSize, hosted: HostedModel): string =>
  hosted.type === 'proxy' ? size : hosted.models[size];

/** The temperature if none is chosen. Models that reason accept none, so only servers that usually run others get one. */
export const defaultTemperature = ({ type }: HostedModel): number | null =>
  type === 'chat-completions' || type === 'assistants' ? 0.7 : null;

/** The model that answers if none is chosen. */
export const defaultModel = ({ type }: HostedModel): ModelSize => (type === 'proxy' ? 'small' : 'standard');

/** Parses stored settings; invalid parts count as not chosen. */
export function parseSettings(
  stored: string | null,
  hosted: HostedModel,
): {
  readonly settings: ChatSettings;
  /** Says that the chosen model is no longer offered and which one replaces it; `null` if it still is. */
  readonly notice: string | null;
} {
  const { useOpenAI, openAIApiKey, openAIModel, temperature } = fieldsOf(stored);
  const isProxy = hosted.type === 'proxy';
  const key = typeof openAIApiKey === 'string' ? openAIApiKey.trim() || null : null;
  const name = typeof openAIModel === 'string' ? openAIModel : '';
  const offered =
    sizes.find((size) => name === modelName(size, hosted)) ?? sizes.find((size) => name === size);
  const model = offered ?? (name === '' ? null : guessSize(name));
  return {
    settings: {
      useHosted: useOpenAI === undefined ? isProxy : useOpenAI === true || useOpenAI === 'true',
      // The proxy has its own key, so the visitor's is dropped.
      key: isProxy ? null : key,
      model,
      temperature: tenthsOf(temperature) ?? defaultTemperature(hosted),
    },
    notice: offered || !model || hosted.type === 'assistants' ? null : modelNotice(name, key, model, hosted),
  };
}

/** `settings` in the stored format, without those that are not chosen. */
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

/** Why `key` (empty if there is none) cannot be used; `null` if it can. */
export function keyProblem(key: string, hosted: HostedModel): 'missing' | 'invalid' | null {
  if (hosted.type === 'proxy') return null;
  // A server on the visitor's own machine needs no key.
  if (key === '') return hosted.url.startsWith('http:') ? null : 'missing';
  return key.length < shortestKey || key === keyPlaceholder || !/^[!-~]+$/.test(key) ? 'invalid' : null;
}

/** Whether the hosted model is asked: the visitor wants it and has a valid key, if one is needed. */
export const isHostedEnabled = ({ useHosted, key }: ChatSettings, hosted: HostedModel): boolean =>
  useHosted && keyProblem(key ?? '', hosted) === null;

/** Loads the stored settings. */
export function loadSettings(hosted: HostedModel): ReturnType<typeof parseSettings> {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(settingsKey);
  } catch {
    // The browser forbids storage.
  }
  return parseSettings(stored, hosted);
}

/** Stores `settings`; false if the browser forbids storage. */
export function saveSettings(settings: ChatSettings, hosted: HostedModel): boolean {
  try {
    localStorage.setItem(settingsKey, serializeSettings(settings, hosted));
    return true;
  } catch {
    return false;
  }
}

/** Removes the visitor's key from the stored settings; false if the browser forbids storage. */
export const clearKey = (hosted: HostedModel): boolean =>
  saveSettings({ ...loadSettings(hosted).settings, key: null }, hosted);

const guessSize = (name: string): ModelSize => (/mini|nano|small/i.test(name) ? 'small' : 'standard');

function fieldsOf(stored: string | null): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(stored ?? 'null'));
  } catch {
    return {};
  }
}

function tenthsOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number.parseFloat(value) : value;
  if (!Number.isFinite(number)) return null;
  return Math.round(Math.min(1, Math.max(0, number as number)) * 10) / 10;
}

const proxyModels = { small: 'the quicker model', standard: 'the more thorough model' } as const;

function modelNotice(name: string, key: string | null, model: ModelSize, hosted: HostedModel): string {
  // The visitor may have pasted the key as the name of the model.
  const isNameSafe = /^[\w.:/-]{1,40}$/.test(name) && !(key && name.includes(key)) && !name.startsWith('sk-');
  const replacement = hosted.type === 'proxy' ? proxyModels[model] : hosted.models[model];
  const oldModel = isNameSafe ? `The model ${name}` : 'The model chosen before';
  return `${oldModel} is no longer offered; ${replacement} is used instead.`;
}
