import { onTestFinished, vi } from 'vitest';
import { fakeLanguageModel } from './fakeModel.ts';
import { type FakeWorld, fakeWorld } from './fakeWorld.ts';

/** Gives this program a model as browsers have it, until the test is over. */
export function withFakeModel(settings: Partial<FakeWorld> = {}): FakeWorld {
  const world = fakeWorld(settings);
  vi.stubGlobal('LanguageModel', fakeLanguageModel(world));
  onTestFinished(() => void vi.unstubAllGlobals());
  return world;
}
