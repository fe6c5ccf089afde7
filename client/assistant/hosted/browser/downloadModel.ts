import { findBrowserModel } from './languageModel.ts';

/** How a download ended. */
export type DownloadEnd = 'done' | 'canceled' | 'failed';

/**
 * Has the browser download its model, which takes a click shortly before. `onProgress` is called with the part that is done, from 0 to 1.
 * Resolves when the model can be used; never rejects.
 */
export async function downloadModel(
  languages: readonly string[],
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<DownloadEnd> {
  try {
    const found = await findBrowserModel(languages);
    if (!found) return 'failed';
    const session = await found.models.create({
      ...found.abilities,
      signal,
      monitor(monitor) {
        monitor.addEventListener('downloadprogress', (event) => onProgress((event as ProgressEvent).loaded));
      },
    });
    // It was created only for the download; questions have sessions with instructions.
    session.destroy();
    return 'done';
  } catch {
    return signal.aborted ? 'canceled' : 'failed';
  }
}
