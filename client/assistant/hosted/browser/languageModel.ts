/*
 * The part of the Prompt API that is used here, as https://webmachinelearning.github.io/prompt-api/ has it. Browsers of before
 * 2026 have older names for the context window; both are read.
 */

/** Whether a model is on the device, can be downloaded, or is being downloaded. */
export type ModelAvailability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface ModelPrompt {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

interface ExpectedContent {
  readonly type: 'text';
  readonly languages: readonly string[];
}

/** What a model must be able to do. Browsers want the same for `availability` and `create`. */
export interface ModelAbilities {
  readonly expectedInputs: readonly ExpectedContent[];
  readonly expectedOutputs: readonly ExpectedContent[];
}

export interface PromptOptions {
  /** A JSON Schema of the answer. */
  readonly responseConstraint: object;
  /** True if the prompt already says what the schema asks for. */
  readonly omitResponseConstraintInput: true;
  readonly signal: AbortSignal;
}

/** A session with a model. */
export interface ModelSession {
  readonly contextWindow?: number;
  readonly contextUsage?: number;
  readonly inputQuota?: number;
  readonly inputUsage?: number;
  readonly measureContextUsage?: MeasureUsage;
  readonly measureInputUsage?: MeasureUsage;
  promptStreaming(input: readonly ModelPrompt[], options: PromptOptions): ReadableStream<string>;
  clone(options: { readonly signal: AbortSignal }): Promise<ModelSession>;
  destroy(): void;
}

type MeasureUsage = (input: readonly ModelPrompt[], options: PromptOptions) => Promise<number>;

interface CreateOptions extends ModelAbilities {
  readonly initialPrompts?: readonly ModelPrompt[];
  /** Destroys the session, too, if it aborts later. */
  readonly signal: AbortSignal;
  readonly monitor?: (monitor: EventTarget) => void;
}

interface ModelFactory {
  availability(abilities: ModelAbilities): Promise<ModelAvailability>;
  create(options: CreateOptions): Promise<ModelSession>;
}

/** The browser's models; `null` if it has none. */
export const browserModels = (): ModelFactory | null =>
  (globalThis as { readonly LanguageModel?: ModelFactory }).LanguageModel ?? null;

/** A model that this browser has or can download. */
export interface BrowserModel {
  readonly models: ModelFactory;
  readonly abilities: ModelAbilities;
  readonly availability: Exclude<ModelAvailability, 'unavailable'>;
}

/**
 * Finds a model for all of `languages`, or else for the first, which is that of the site; `null` if this browser has none. Nothing is
 * downloaded.
 */
export async function findBrowserModel(languages: readonly string[]): Promise<BrowserModel | null> {
  const models = browserModels();
  if (!models) return null;
  for (const some of [languages, languages.slice(0, 1)]) {
    const text = [{ type: 'text', languages: some }] as const;
    const abilities = { expectedInputs: text, expectedOutputs: text };
    // A browser rejects languages that it does not know, and whatever its policies forbid.
    const availability = await models.availability(abilities).catch(() => 'unavailable' as const);
    if (availability !== 'unavailable') return { models, abilities, availability };
  }
  return null;
}
