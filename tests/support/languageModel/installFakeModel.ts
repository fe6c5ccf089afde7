import { fakeLanguageModel } from './fakeModel.ts';
import { type FakeWorld, fakeWorld } from './fakeWorld.ts';

/** For pages: `fakeModelSettings` is set before, and `fakeModelWorld` is what has become of them. */
const page = globalThis as {
  fakeModelSettings?: Partial<FakeWorld>;
  fakeModelWorld?: FakeWorld;
  LanguageModel?: unknown;
};

page.fakeModelWorld = fakeWorld(page.fakeModelSettings);
page.LanguageModel = fakeLanguageModel(page.fakeModelWorld);
