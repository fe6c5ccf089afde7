import * as path from 'node:path';
import type { AssetManifest, RenderablePage } from '../../../data/model/pages/page.ts';
import type { Chrome } from '../../../data/model/pages/view.ts';
import { createRenderer, type RenderedPage } from '../../../templates/renderPage.tsx';
import type { FileSystem } from '../../files/fileSystem.ts';
import { createEncoder } from './encodePage.ts';
import { pageFingerprint } from './fingerprint.ts';
import { splitProps } from './materialize.ts';
import type { WrittenDownPage } from './pageTransfer.ts';

/** What rendering needs beside the pages; can be handed to another thread. */
export interface RenderShared {
  readonly chrome: Chrome;
  readonly assets: AssetManifest;
  readonly out: string;
  /** What goes into the fingerprints of all pages alike (`sharedHash`). */
  readonly shared: string;
}

/** What is known of a page that was written. */
export interface WrittenPage {
  readonly bytes: number;
  readonly fingerprint: string;
}

/** By their files. */
export type WrittenPages = Map<string, WrittenPage>;

/** A function that renders pages and writes each before the next is rendered, so that memory holds one. */
export function createPageWriter(
  fs: FileSystem,
  { chrome, assets, out, shared }: RenderShared,
): (pages: Iterable<WrittenDownPage>) => WrittenPages {
  const render = createRenderer(chrome, assets);
  const encode = createEncoder();
  return (pages) => {
    const written: WrittenPages = new Map();
    for (const { file, page, own } of pages) {
      const html = encode(renderInContext(render, page));
      fs.write(path.join(out, file), html);
      const fingerprint = pageFingerprint(shared, page.kind, own, splitProps(page).lists);
      written.set(file, { bytes: html.length, fingerprint });
    }
    return written;
  };
}

function renderInContext(render: (page: RenderablePage) => RenderedPage, page: RenderablePage): RenderedPage {
  try {
    return render(page);
  } catch (cause) {
    throw new Error(`Rendering ${page.path} (from ${page.source}) failed`, { cause });
  }
}
