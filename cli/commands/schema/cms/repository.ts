import * as path from 'node:path';
import type { FileSystem } from '../../../files/fileSystem.ts';
import { UsageError } from '../../../program/usageError.ts';
import { readTextIfAny } from '../plannedFile.ts';

/** Where the content is, for an editor that commits to it. */
export interface Repository {
  readonly host: 'github' | 'gitlab';
  /** Such as "ann/my-city". */
  readonly name: string;
  readonly branch: string;
}

/** The repository that was named as "owner/name" or by its address, or else the one that `cwd` was cloned from. */
export function repositoryOf(fs: FileSystem, cwd: string, named: string | null, branch: string): Repository {
  const text = named ?? originOf(readTextIfAny(fs, path.join(cwd, '.git', 'config')) ?? '');
  const found = text === null ? null : parseRepository(text);
  if (found !== null) return { ...found, branch };
  throw new UsageError(
    text === null
      ? 'The editor needs to know the repository of your site, and this folder was not cloned from one.'
      : `"${text}" is no repository on GitHub or GitLab.`,
    'Name it with --repo, such as --repo ann/my-city or --repo https://gitlab.com/ann/my-city.',
  );
}

/** "owner/name", an https: address, or what `git clone` takes; `null` for anything else. */
export function parseRepository(text: string): Pick<Repository, 'host' | 'name'> | null {
  const address = text
    .trim()
    .replace(/\/$/, '')
    .replace(/\.git$/, '');
  const pattern = /^(?:(?:https:\/\/|ssh:\/\/git@|git@)(github|gitlab)\.com[/:])?([\w.-]+(?:\/[\w.-]+)+)$/;
  const [, host = 'github', name] = pattern.exec(address) ?? [];
  if (name === undefined || (host !== 'github' && host !== 'gitlab')) return null;
  return host === 'github' && name.split('/').length !== 2 ? null : { host, name };
}

/** The address of the remote "origin" in a git configuration; `null` if there is none. */
const originOf = (config: string): string | null =>
  /^\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m.exec(config)?.[1] ?? null;
