import { pathToFileURL } from 'node:url';
import { type OwnRenderer, ownCodeError } from './ownCodeError.ts';

type Renderer = typeof import('../../../templates/renderPage.tsx');

/** `createRenderer` of a project's templates. Throws OwnCodeError if its code throws when it is loaded. */
export async function loadRenderer(ownCode: OwnRenderer): Promise<Renderer['createRenderer']> {
  try {
    const { createRenderer } = (await import(pathToFileURL(ownCode.renderer).href)) as Renderer;
    return createRenderer;
  } catch (cause) {
    throw ownCodeError(cause, ownCode, null) ?? cause;
  }
}
