import { t } from '../../../data/messages/t.ts';
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

/** The name of the model of this size; the size itself if only the site's proxy knows the name, or there is one model. */
export const modelName = (size: ModelSize, hosted: HostedModel): string =>
  'models' in hosted ? hosted.models[size] : size;

/** Whether visitors can choose between two models. */
export const hasSizes = ({ type }: HostedModel): boolean => type !== 'assistants' && type !== 'browser';

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
  /** Whether the visitor has to be asked before anything is sent to the site's proxy. */
  readonly asksConsent: boolean;
} {
  const { useOpenAI, openAIApiKey, openAIModel, temperature, agreedTo } = fieldsOf(stored);
  const isProxy = hosted.type === 'proxy';
  // Whoever turned on another model has not agreed to the proxy.
  const isAgreed = !isProxy || hosted.isAgreed === true || agreedTo === hosted.url;
  const isOn = useOpenAI === true || useOpenAI === 'true';
  const key = typeof openAIApiKey === 'string' ? openAIApiKey.trim() || null : null;
  const name = typeof openAIModel === 'string' ? openAIModel : '';
  const offered =
    sizes.find((size) => name === modelName(size, hosted)) ?? sizes.find((size) => name === size);
  const model = offered ?? (name === '' ? null : guessSize(name));
  return {
    settings: {
      useHosted: isAgreed && (useOpenAI === undefined ? isProxy : isOn),
      // The proxy has its own key and a browser's model needs none, so the visitor's is dropped.
      key: 'models' in hosted ? key : null,
      model,
      temperature: tenthsOf(temperature) ?? defaultTemperature(hosted),
    },
    notice: offered || !model || !hasSizes(hosted) ? null : modelNotice(name, key, model, hosted),
    asksConsent: !isAgreed && (useOpenAI === undefined || isOn),
  };
}

/** `settings` in the stored format, without those that are not chosen. */
export const serializeSettings = (
  { useHosted, key, model, temperature }: ChatSettings,
  hosted: HostedModel,
): string =>
  JSON.stringify({
    useOpenAI: useHosted,
    agreedTo: useHosted && hosted.type === 'proxy' ? hosted.url : undefined,
    openAIApiKey: ('models' in hosted && key) || undefined,
    openAIModel: model ? modelName(model, hosted) : undefined,
    temperature: temperature ?? undefined,
  });

/** Why `key` (empty if there is none) cannot be used; `null` if it can. */
export function keyProblem(key: string, hosted: HostedModel): 'missing' | 'invalid' | null {
  if (!('models' in hosted)) return null;
  // A server on the visitor's own machine needs no key.
  if (key === '') return hosted.url.startsWith('http:') ? null : 'missing';
  return key.length < shortestKey || key === keyPlaceholder || !/^[!-~]+$/.test(key) ? 'invalid' : null;
}

/** Whether the hosted model is asked: the visitor wants it and has a valid key, if one is needed. */
export const isHostedEnabled = ({ useHosted, key }: ChatSettings, hosted: HostedModel): boolean =>
  useHosted && keyProblem(key ?? '', hosted) === null;

/** The settings as they are stored; `null` if there are none. */
export function storedSettings(): string | null {
  try {
    return localStorage.getItem(settingsKey);
  } catch {
    // The browser forbids storage.
    return null;
  }
}

/** Loads the stored settings. */
export const loadSettings = (hosted: HostedModel): ReturnType<typeof parseSettings> =>
  parseSettings(storedSettings(), hosted);

const saved = new EventTarget();

/** Calls `onChange` whenever settings are stored, in this tab or another; the result ends that. */
export function watchSettings(onChange: () => void): () => void {
  const end = new AbortController();
  saved.addEventListener('saved', onChange, end);
  window.addEventListener('storage', onChange, end);
  return () => end.abort();
}

/** Stores `settings`; false if the browser forbids storage. */
export function saveSettings(settings: ChatSettings, hosted: HostedModel): boolean {
  try {
    localStorage.setItem(settingsKey, serializeSettings(settings, hosted));
  } catch {
    return false;
  }
  saved.dispatchEvent(new Event('saved'));
  return true;
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

function modelNotice(name: string, key: string | null, model: ModelSize, hosted: HostedModel): string {
  // The visitor may have pasted the key as the name of the model.
  const isNameSafe = /^[\w.:/-]{1,40}$/.test(name) && !(key && name.includes(key)) && !name.startsWith('sk-');
  const replacement = 'models' in hosted ? hosted.models[model] : proxyModel(model);
  return isNameSafe
    ? t('settings.model-gone', { name, other: replacement })
    : t('settings.old-model-gone', { other: replacement });
}

const proxyModel = (model: ModelSize) =>
  model === 'small' ? t('settings.small-proxy') : t('settings.standard-proxy');
