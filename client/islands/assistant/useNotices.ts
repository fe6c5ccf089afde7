import { useEffect, useState } from 'react';
import type { HostedNotices } from '../../../data/language/hostedNotices.ts';
import { hostedNoticesPath, readHostedNotices } from '../../../data/model/assistant/hostedNoticesFile.ts';
import { memoize } from '../../../data/model/memoize.ts';
import { loadOnce } from '../../deals/loadOnce.ts';

const loaderOf = memoize((tag: string) => loadOnce(hostedNoticesPath(tag), readHostedNotices));

/** What the chat tells about the hosted model in the language `tag`, such as "en". */
export const loadNotices = (tag: string): Promise<HostedNotices> => loaderOf(tag)();

/** The same in a component; `null` until it is loaded. */
export function useNotices(tag: string): HostedNotices | null {
  const [notices, setNotices] = useState<HostedNotices | null>(null);
  useEffect(() => {
    let isCurrent = true;
    // Without a network no model can be asked, either.
    loadNotices(tag).then(
      (loaded) => isCurrent && setNotices(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [tag]);
  return notices;
}
