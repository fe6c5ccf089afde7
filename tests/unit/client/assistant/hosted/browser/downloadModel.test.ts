import { describe, expect, it, vi } from 'vitest';
import { downloadModel } from '../../../../../../client/assistant/hosted/browser/downloadModel.ts';
import type { FakeWorld } from '../../../../../support/languageModel/fakeWorld.ts';
import { withFakeModel } from '../../../../../support/languageModel/withFakeModel.ts';

const never = new AbortController().signal;
const downloadable = (settings: Partial<FakeWorld> = {}) =>
  withFakeModel({ availability: 'downloadable', isActive: () => true, ...settings });

describe('client/assistant/hosted/browser/downloadModel', () => {
  it('has the model downloaded, and says how far it is', async () => {
    const world = downloadable();
    const parts: number[] = [];
    expect(await downloadModel(['en'], (part) => parts.push(part), never)).toBe('done');
    expect(parts).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(world.availability).toBe('available');
    expect([world.seen.downloads, world.seen.alive]).toEqual([1, 0]);
  });

  it('is canceled, and can begin again', async () => {
    const world = downloadable();
    const visitor = new AbortController();
    const parts: number[] = [];
    const onProgress = (part: number) => {
      parts.push(part);
      if (part === 0.5) visitor.abort();
    };
    expect(await downloadModel(['en'], onProgress, visitor.signal)).toBe('canceled');
    expect(parts).toEqual([0, 0.25, 0.5]);
    expect(world.availability).toBe('downloading');
    expect(await downloadModel(['en'], () => {}, never)).toBe('done');
    expect(world.seen.alive).toBe(0);
  });

  it('fails where the browser refuses, has no network, or no model', async () => {
    downloadable({ isActive: () => false });
    expect(await downloadModel(['en'], () => {}, never)).toBe('failed');
    downloadable({ fails: { download: 'NetworkError' } });
    expect(await downloadModel(['en'], () => {}, never)).toBe('failed');
    downloadable({ availability: 'unavailable' });
    expect(await downloadModel(['en'], () => {}, never)).toBe('failed');
    vi.stubGlobal('LanguageModel', undefined);
    expect(await downloadModel(['en'], () => {}, never)).toBe('failed');
  });
});
