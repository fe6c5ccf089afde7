/*
 * A double of the Prompt API, written from its specification (https://webmachinelearning.github.io/prompt-api/ of June 2026, with the
 * infrastructure that https://webmachinelearning.github.io/writing-assistance-apis/ has): what the API rejects, the double does, too.
 */

export type Availability = 'unavailable' | 'downloadable' | 'downloading' | 'available';

/** A browser with a model, as a test wants it. */
export interface FakeWorld {
  availability: Availability;
  /** The languages that the model knows. */
  languages: readonly string[];
  /** In tokens of four characters. */
  contextWindow: number;
  /** What the model answers. */
  answer: string;
  /** The characters of each piece of the answer. */
  pieceLength: number;
  /** Milliseconds between two pieces, and between two steps of a download. */
  stepMs: number;
  /** True while an answer does not go on after its first piece, and no download after its half. */
  stalls: boolean;
  /** The names of the errors that these end with, if any. */
  fails: { create?: string; prompt?: string; download?: string };
  /** Whether the visitor has just clicked; a real page knows by itself. */
  isActive: () => boolean;
  /** What has happened. */
  readonly seen: FakeEvents;
}

/** What a page has done with the model. */
export interface FakeEvents {
  /** The sessions that have been created and not been destroyed. */
  alive: number;
  created: number;
  clones: number;
  downloads: number;
  prompts: {
    readonly input: readonly { readonly role: string; readonly content: string }[];
    readonly options: {
      readonly responseConstraint?: object;
      readonly omitResponseConstraintInput?: boolean;
    };
  }[];
  instructions: string[];
}

export const fakeWorld = (settings: Partial<FakeWorld> = {}): FakeWorld => ({
  availability: 'available',
  languages: ['en', 'es'],
  contextWindow: 9216,
  answer: '{"deals":[]}',
  pieceLength: 16,
  stepMs: 0,
  stalls: false,
  fails: {},
  isActive: () => globalThis.navigator?.userActivation?.isActive ?? false,
  seen: { alive: 0, created: 0, clones: 0, downloads: 0, prompts: [], instructions: [] },
  ...settings,
});

export const failure = (name: string) => new DOMException('a failure of the double', name);

/** Resolves after a step; rejects as soon as one of `signals` aborts. */
export const step = (world: FakeWorld, ...signals: (AbortSignal | undefined)[]) =>
  new Promise<void>((resolve, reject) => {
    const signal = AbortSignal.any(signals.filter((some) => some !== undefined));
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, world.stepMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
