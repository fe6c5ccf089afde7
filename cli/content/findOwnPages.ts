import * as path from 'node:path';
import type { FileSystem } from '../files/fileSystem.ts';
import { findOwnCode } from './ownCodeFiles.ts';
import type { SiteOwnPage } from './site.ts';

/** The pages of the project in the folder `project` that are code; `content` is its content folder, absolute. */
export function findOwnPages(fs: FileSystem, project: string, content: string): readonly SiteOwnPage[] {
  const pages = findOwnCode(fs, project)?.files.pages ?? {};
  return Object.entries(pages).map(([at, file]) => ({
    path: at,
    source: path.relative(content, path.join(project, file)).split(path.sep).join('/'),
  }));
}
