import { type Availability, type FakeWorld, failure, step } from './fakeWorld.ts';

interface Message {
  readonly role: string;
  readonly content: string;
}

interface Options {
  readonly responseConstraint?: object;
  readonly omitResponseConstraintInput?: boolean;
  readonly signal?: AbortSignal;
}

interface Expected {
  readonly type: string;
  readonly languages?: readonly string[];
}

interface CoreOptions {
  readonly expectedInputs?: readonly Expected[];
  readonly expectedOutputs?: readonly Expected[];
}

interface CreateOptions extends CoreOptions {
  readonly initialPrompts?: readonly Message[];
  readonly signal?: AbortSignal;
  readonly monitor?: (monitor: EventTarget) => void;
}

const tokensOf = (messages: readonly Message[]) =>
  messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);

/** The interface `LanguageModel` of a world. */
export function fakeLanguageModel(world: FakeWorld): object {
  return class LanguageModel extends EventTarget {
    readonly contextWindow = world.contextWindow;
    contextUsage: number;
    readonly #destruction = new AbortController();

    constructor(usage: number, signal?: AbortSignal) {
      super();
      this.contextUsage = usage;
      world.seen.alive++;
      this.#destruction.signal.addEventListener('abort', () => world.seen.alive--);
      signal?.addEventListener('abort', () => this.#destruction.abort(signal.reason));
    }

    static async availability(options: CoreOptions = {}): Promise<Availability> {
      return availabilityFor(world, options);
    }

    static async create(options: CreateOptions = {}): Promise<LanguageModel> {
      options.signal?.throwIfAborted();
      const monitor = new EventTarget();
      options.monitor?.(monitor);
      await makeAvailable(world, options, monitor);
      await step(world, options.signal);
      if (world.fails.create) throw failure(world.fails.create);
      const initial = options.initialPrompts ?? [];
      if (initial.slice(1).some(({ role }) => role === 'system')) throw new TypeError('a late system prompt');
      const usage = tokensOf(initial);
      if (usage > world.contextWindow) throw failure('QuotaExceededError');
      world.seen.created++;
      world.seen.instructions.push(initial[0]?.content ?? '');
      return new LanguageModel(usage, options.signal);
    }

    async measureContextUsage(input: readonly Message[], options: Options = {}): Promise<number> {
      options.signal?.throwIfAborted();
      this.#destruction.signal.throwIfAborted();
      return usageOf(input, options);
    }

    promptStreaming(input: readonly Message[], options: Options = {}): ReadableStream<string> {
      const pieces = this.#answer(input, options);
      return new ReadableStream<string>({
        async pull(controller) {
          const { done, value } = await pieces.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
      });
    }

    async *#answer(input: readonly Message[], options: Options): AsyncGenerator<string, void> {
      const { signal: end } = this.#destruction;
      await step(world, end, options.signal);
      const requested = usageOf(input, options);
      if (this.contextUsage + requested > this.contextWindow) throw failure('QuotaExceededError');
      this.contextUsage += requested;
      world.seen.prompts.push({ input, options });
      for (let at = 0; at < world.answer.length; at += world.pieceLength) {
        if (world.fails.prompt && at > 0) throw failure(world.fails.prompt);
        await step(world, end, options.signal);
        yield world.answer.slice(at, at + world.pieceLength);
        while (world.stalls) await step({ ...world, stepMs: 20 }, end, options.signal);
      }
    }

    async clone({ signal }: { readonly signal?: AbortSignal } = {}): Promise<LanguageModel> {
      await step(world, this.#destruction.signal, signal);
      world.seen.clones++;
      return new LanguageModel(this.contextUsage);
    }

    destroy(): void {
      this.#destruction.abort(failure('AbortError'));
    }
  };
}

function usageOf(input: readonly Message[], options: Options): number {
  const { responseConstraint, omitResponseConstraintInput } = options;
  if (omitResponseConstraintInput && !responseConstraint) throw new TypeError('nothing to omit');
  if (input.some(({ role }) => role === 'system')) throw failure('NotSupportedError');
  const guidance = omitResponseConstraintInput ? '' : JSON.stringify(responseConstraint ?? '');
  return tokensOf([...input, { role: 'user', content: guidance }]);
}

function availabilityFor(
  { availability, languages }: FakeWorld,
  { expectedInputs = [], expectedOutputs = [] }: CoreOptions,
): Availability {
  const all = [...expectedInputs, ...expectedOutputs];
  for (const tag of all.flatMap((expected) => expected.languages ?? [])) Intl.getCanonicalLocales(tag);
  const isKnown = all.every(
    ({ type, languages: some = [] }) => type === 'text' && some.every((tag) => languages.includes(tag)),
  );
  return isKnown ? availability : 'unavailable';
}

/** Downloads the model if it is not there, with progress. */
async function makeAvailable(world: FakeWorld, options: CreateOptions, monitor: EventTarget): Promise<void> {
  const availability = availabilityFor(world, options);
  const progress = (loaded: number) =>
    monitor.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded, total: 1 }));
  if (availability === 'unavailable') throw failure('NotSupportedError');
  if (availability === 'downloadable') {
    if (!world.isActive()) throw failure('NotAllowedError');
    if (world.fails.download) throw failure(world.fails.download);
    world.seen.downloads++;
    // A download that a page gives up goes on, or waits for the next page that wants it.
    world.availability = 'downloading';
  }
  for (const part of availability === 'available' ? [0, 1] : [0, 0.25, 0.5, 0.75, 1]) {
    await step(world, options.signal);
    progress(part);
    while (part === 0.5 && world.stalls) await step({ ...world, stepMs: 20 }, options.signal);
  }
  world.availability = 'available';
}
