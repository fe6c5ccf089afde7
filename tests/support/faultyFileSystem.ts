import { type FileSystem, nodeFileSystem } from '../../cli/files/fileSystem.ts';

/** A disk that works until its `after`-th change, and throws the error of `failure` at each later one. */
export function faultyFileSystem(
  after: number,
  failure: () => Error,
): FileSystem & { changes: () => number } {
  const disk = nodeFileSystem();
  let changes = 0;
  const change = <T>(work: () => T): T => {
    changes += 1;
    if (changes > after) throw failure();
    return work();
  };
  return {
    ...disk,
    write: (file, content) => change(() => disk.write(file, content)),
    stage: (file, content) => change(() => disk.stage(file, content)),
    move: (from, to) => change(() => disk.move(from, to)),
    remove: (file, root) => change(() => disk.remove(file, root)),
    changes: () => changes,
  };
}

/** A system error, such as "ENOSPC". */
export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: simulated`), { code });
}
