import * as path from 'node:path';
import type { Catalogue } from '../../../data/messages/catalogue.ts';
import { memoize } from '../../../data/model/memoize.ts';
import type { AssetManifest, RenderablePage } from '../../../data/model/pages/page.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { createRenderer, type RenderedPage } from '../../../templates/renderPage.tsx';
import type { FileSystem } from '../../files/fileSystem.ts';
import { writtenFile } from '../writtenFile.ts';
import { type CodeHashes, createFingerprinter } from './fingerprint.ts';
import { loadRenderer } from './loadRenderer.ts';
import type { MaterializedPage } from './materialize.ts';
import { type OwnRenderer, ownCodeError } from './ownCodeError.ts';

/** What rendering needs besides the pages; plain data, so that it can be sent to another thread. */
export interface RenderContext {
  readonly chrome: Chrome;
  readonly messages: Catalogue;
  readonly assets: AssetManifest;
  /** The output folder. */
  readonly out: string;
  /** The part of fingerprints that all pages share. */
  readonly sharedHash: string;
  readonly ownCode: (OwnRenderer & { readonly hashes: CodeHashes }) | null;
}

/** The manifest's data about a page that was written. */
export interface PublishedPage {
  readonly bytes: number;
  readonly checksum: string;
  readonly fingerprint: string;
}

/** Pages that were written, by their files. */
export type PublishedPages = ReadonlyMap<string, PublishedPage>;

/** A function that renders pages and writes each before it renders the next, so that memory holds one page. */
export async function createPageWriter(
  fs: FileSystem,
  { chrome, messages, assets, out, sharedHash, ownCode }: RenderContext,
  fingerprintOf = createFingerprinter(sharedHash, ownCode?.hashes),
): Promise<(pages: Iterable<MaterializedPage>) => PublishedPages> {
  const create = ownCode ? await loadRenderer(ownCode) : createRenderer;
  const render = create(chrome, assets, messages, ownCode !== null);
  const encode = createEncoder();
  return (pages) => {
    const published = new Map<string, PublishedPage>();
    for (const materialized of pages) {
      const { file, page } = materialized;
      const html = encode(renderNamed(render, page, ownCode));
      fs.write(path.join(out, file), html);
      published.set(file, { ...writtenFile(html), fingerprint: fingerprintOf(materialized) });
    }
    return published;
  };
}

/** Adds the page and its content file to errors while rendering, or the place in the project's code. */
function renderNamed(
  render: (page: RenderablePage) => RenderedPage,
  page: RenderablePage,
  ownCode: OwnRenderer | null,
): RenderedPage {
  try {
    return render(page);
  } catch (cause) {
    const ownError = ownCode && ownCodeError(cause, ownCode, page.path);
    if (ownError) throw ownError;
    throw new Error(`Rendering ${page.path} (from ${page.source}) failed`, { cause });
  }
}

/**
 * A function that encodes rendered pages as UTF-8. The bytes are valid until the next call: all pages use the same
 * buffer, which would otherwise be hundreds of megabytes of garbage.
 */
export function createEncoder(): (page: RenderedPage) => Uint8Array {
  let buffer = Buffer.alloc(256 * 1024);
  // Many pages share the parts of a shell.
  const encode = memoize((text: string) => Buffer.from(text));
  return ({ shell, head, main }) => {
    const [start, middle, end] = [encode(shell.start), encode(shell.middle), encode(shell.end)];
    // A UTF-16 unit takes at most three bytes.
    const maxLength = start.length + middle.length + end.length + 3 * (head.length + main.length);
    if (maxLength > buffer.length) buffer = Buffer.alloc(2 * maxLength);
    let length = start.copy(buffer);
    length += buffer.write(head, length);
    length += middle.copy(buffer, length);
    length += buffer.write(main, length);
    length += end.copy(buffer, length);
    return buffer.subarray(0, length);
  };
}
